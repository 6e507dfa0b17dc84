import { useEffect } from 'react';

const script = `if(new URLSearchParams(location.search).has('tab'))document.documentElement.dataset.tab='other'`;

/** Marks the page before its first paint when its address names a tab, so that the prerendered Dashboard does not flash up under another tab's address. */
export function TabHint() {
  useEffect(() => {
    delete document.documentElement.dataset['tab'];
  }, []);
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

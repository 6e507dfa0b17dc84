import { type ComponentType, useEffect, useState } from 'react';

/** What a college hosts: fetched when its page stands, which is made of plain elements. Without it there is the page. */
export function UniversityEvents({ slug }: { slug: string }) {
  const [Section, setSection] = useState<ComponentType<{ slug: string }>>();
  useEffect(() => {
    import('./university-event-section.tsx').then(
      ({ UniversityEventSection }) => setSection(() => UniversityEventSection),
      (error: unknown) => globalThis.reportError(error),
    );
  }, []);
  return Section ? <Section slug={slug} /> : null;
}

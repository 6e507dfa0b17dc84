import { type MetaFunction, useLocation } from 'react-router';
import { coming } from 'virtual:coming';
import { areaAt } from '../coming/areas.ts';
import { ComingPage } from '../coming/coming-page.tsx';
import { pageMeta } from '../page-meta.ts';

function pageAt(pathname: string) {
  const area = areaAt(pathname);
  const texts = coming[area.path];
  if (!texts) throw new Error(`content/site/coming.yaml says nothing of ${area.path}`);
  return { area, texts };
}

export const meta: MetaFunction = ({ location: { pathname } }) => {
  const { area, texts } = pageAt(pathname);
  const path = pathname.replace(/(.)\/$/, '$1');
  // Searches begin to find it when there is something to find.
  return [...pageMeta({ title: area.title, description: texts.lead, path }), { name: 'robots', content: 'noindex' }];
};

/** Where an area will be that is still being built. */
export default function ComingAreaPage() {
  const { pathname } = useLocation();
  return <ComingPage {...pageAt(pathname)} />;
}

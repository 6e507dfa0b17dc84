import { type MetaFunction, useLocation } from 'react-router';
import { areaAt } from '../coming/areas.ts';
import { ComingPage } from '../coming/coming-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = ({ location: { pathname } }) => {
  const { title, lead } = areaAt(pathname);
  const path = pathname.replace(/(.)\/$/, '$1');
  // Searches begin to find it when there is something to find.
  return [...pageMeta({ title, description: lead, path }), { name: 'robots', content: 'noindex' }];
};

/** Where an area will be that is still being built. */
export default function ComingAreaPage() {
  const { pathname } = useLocation();
  return <ComingPage area={areaAt(pathname)} />;
}

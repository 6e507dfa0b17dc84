import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/search';
import { SearchPage } from '../../features/site/search/components/search-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function SearchRoute() {
  return <SearchPage />;
}

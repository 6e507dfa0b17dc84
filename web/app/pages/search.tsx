import type { MetaFunction } from 'react-router';
import { SearchPage } from '../../features/site/search/components/search-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => [
  ...pageMeta({
    title: 'Search',
    description: 'Find pages, help, problems, people and universities of DevOrbit, even with a typing mistake.',
    path: '/search',
  }),
  // Every list of results is somewhere else already.
  { name: 'robots', content: 'noindex' },
];

export default function SearchRoute() {
  return <SearchPage />;
}

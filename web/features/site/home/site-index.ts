import { pathOf } from '@devorbit/contract/path-of.ts';
import type { SearchIndex } from '@devorbit/contract/site/home.ts';

export type Entry = { title: string; kind: 'Page' | 'Roadmap' | 'Topic' | 'Problem'; to: string; words: string };

const practice = (filter: 'tag' | 'search', value: string): string =>
  `${pathOf('dsa-challenges')}?${filter}=${encodeURIComponent(value)}`;

/** What people call topics besides their names. */
const otherWords: Record<string, string> = {
  Array: 'lists',
  'Hash Table': 'hashing map set',
  Stack: 'brackets',
  Graph: 'shortest path',
  'Dynamic Programming': 'dp',
  'Breadth-First Search': 'bfs',
  'Depth-First Search': 'dfs',
  Math: 'maths mathematics',
};

/** All that the box finds: pages, roadmaps, the topics of the problems, the problems. */
export const entriesOf = ({ pages, roadmaps, topics, problems }: SearchIndex): Entry[] => [
  ...pages.map((page): Entry => ({ ...page, kind: 'Page' })),
  ...roadmaps.map((roadmap): Entry => ({ ...roadmap, kind: 'Roadmap' })),
  ...topics.map((title): Entry => ({
    title,
    kind: 'Topic',
    to: practice('tag', title),
    words: otherWords[title] ?? '',
  })),
  ...problems.map((title): Entry => ({ title, kind: 'Problem', to: practice('search', title), words: '' })),
];

/** Everything that the site's search finds: where Enter leads. */
export const searchPage = (query: string): string => `${pathOf('search')}?q=${encodeURIComponent(query.trim())}`;

/** Most rows that the box shows. */
const MOST = 6;

/** Entries in which every word of the query begins a word; those whose title begins with the query come first. */
export const searchIndex = (query: string, index: Entry[]): Entry[] => {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const parts = wanted.split(/\s+/);
  const fits = ({ title, words }: Entry): boolean => {
    const known = `${title} ${words}`.toLowerCase().split(/[\s-]+/);
    return parts.every((part) => known.some((word) => word.startsWith(part)));
  };
  const rank = ({ title }: Entry): number => (title.toLowerCase().startsWith(wanted) ? 0 : 1);
  return index
    .filter(fits)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
};

export type Entry = { title: string; kind: 'Page' | 'Topic'; to: string; words: string };

const page = (title: string, to: string, words: string): Entry => ({ title, kind: 'Page', to, words });
/** Topics are tags of the problems; their link is the practice area, filtered. */
const topic = (title: string, words = ''): Entry => ({
  title,
  kind: 'Topic',
  to: `/dsa-challenges?tag=${encodeURIComponent(title)}`,
  words,
});

export const siteIndex: Entry[] = [
  page('QuickDSA', '/QuickDSA', 'practice problems challenges algorithms dashboard dsa'),
  page('DSA Challenges', '/dsa-challenges', 'practice problems quickdsa algorithms solve'),
  page('Sign In', '/signin', 'login log in account session'),
  page('Sign Up', '/signup', 'register registration join account create'),
  topic('Array', 'lists'),
  topic('String', 'text strings'),
  topic('Hash Table', 'hashing map set'),
  topic('Two Pointers'),
  topic('Stack', 'brackets'),
  topic('Tree', 'binary trees'),
  topic('Graph', 'graphs shortest path'),
  topic('Dynamic Programming', 'dp'),
  topic('Sorting', 'sort order'),
  topic('Greedy'),
  topic('Math', 'maths mathematics number theory primes'),
];

/** The practice area, searched: what Enter does where the index knows nothing. */
export const problemSearch = (query: string): string => `/dsa-challenges?search=${encodeURIComponent(query.trim())}`;

/** Most rows that the box shows. */
const MOST = 6;

/** Entries in which every word of the query begins a word; those whose title begins with the query come first. */
export const searchIndex = (query: string, index: Entry[] = siteIndex): Entry[] => {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const parts = wanted.split(/\s+/);
  const fits = ({ title, words }: Entry): boolean => {
    const known = `${title} ${words}`.toLowerCase().split(/\s+/);
    return parts.every((part) => known.some((word) => word.startsWith(part)));
  };
  const rank = ({ title }: Entry): number => (title.toLowerCase().startsWith(wanted) ? 0 : 1);
  return index
    .filter(fits)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
};

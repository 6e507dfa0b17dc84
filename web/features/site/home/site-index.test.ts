import { expect, test } from 'vitest';
import { entriesOf, searchIndex, searchPage } from './site-index.ts';

const entries = entriesOf({
  pages: [
    { title: 'Hackathons', to: '/events-hackathons', words: 'events' },
    { title: 'Sign In', to: '/signin', words: 'login log in account' },
    { title: 'Sign Up', to: '/signup', words: 'register' },
  ],
  roadmaps: [{ title: 'Frontend roadmap', to: '/roadmaps/role/frontend', words: 'css' }],
  topics: ['Depth-First Search', 'Dynamic Programming', 'Tree'],
  problems: ['Broken Signal', 'Pair for the Docking Bay', 'Two & Three'],
});
const titles = (query: string) => searchIndex(query, entries).map(({ title }) => title);

test('nothing is found for nothing', () => {
  expect(titles('')).toEqual([]);
  expect(titles('   ')).toEqual([]);
});

test('every word of the query must begin a word of the entry', () => {
  expect(titles('docking bay')).toEqual(['Pair for the Docking Bay']);
  expect(titles('docking tree')).toEqual([]);
  expect(titles('ocking')).toEqual([]);
  expect(titles('first')).toEqual(['Depth-First Search']);
});

test('a title that begins with the query comes first', () => {
  expect(titles('sig')).toEqual(['Sign In', 'Sign Up', 'Broken Signal']);
});

test('pages, roadmaps, topics and problems lead to their places', () => {
  const found = ['events', 'css', 'dp', 'three'].map((query) => searchIndex(query, entries)[0]);
  expect(found.map((entry) => [entry?.kind, entry?.to])).toEqual([
    ['Page', '/events-hackathons'],
    ['Roadmap', '/roadmaps/role/frontend'],
    ['Topic', '/dsa-challenges?tag=Dynamic%20Programming'],
    ['Problem', '/dsa-challenges?search=Two%20%26%20Three'],
  ]);
});

test('no more than six', () => {
  const many = Array.from({ length: 9 }, (_, n) => `Tree ${n}`);
  expect(searchIndex('tree', entriesOf({ pages: [], roadmaps: [], topics: [], problems: many }))).toHaveLength(6);
});

test('Enter leads to the search of the whole site', () => {
  expect(searchPage(' two & three ')).toBe('/search?q=two%20%26%20three');
});

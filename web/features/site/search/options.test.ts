import { searchKinds } from '@devorbit/contract/kinds.ts';
import type { SearchPage, SearchResult } from '@devorbit/contract/site/search.ts';
import { expect, test } from 'vitest';
import { countResults, paletteGroups } from './options.ts';

const learner = { is_staff: false, is_superuser: false };
const staff = { is_staff: true, is_superuser: false };

const result = (kind: SearchResult['kind'], title: string, link: string): SearchResult => ({
  kind,
  title,
  title_marks: [],
  note: '',
  excerpt: '',
  excerpt_marks: [],
  link,
  rank: 1,
});
const answer = (...results: SearchResult[]): SearchPage => ({
  results,
  total: results.length,
  counts: Object.fromEntries(searchKinds.map((kind) => [kind, 0])) as SearchPage['counts'],
  page: 1,
  page_size: 12,
  approximate: false,
});
const rows = (known: Partial<Parameters<typeof paletteGroups>[0]>) =>
  paletteGroups({ question: '', reader: null, recent: [], page: null, ...known }).map(({ title, options }) => [
    title,
    ...options.map((option) => option.title),
  ]);

test('empty it offers what was searched for, pages and actions', () => {
  const [recent, pages, actions] = rows({ recent: ['jump gates'] });
  expect(recent).toEqual(['Recent searches', 'jump gates']);
  expect(pages?.slice(0, 3)).toEqual(['Go to', 'QuickDSA', 'Challenges']);
  expect(actions).toEqual(['Actions', 'Light theme', 'Dark theme', 'System theme', 'Clear recent searches']);
  expect(rows({})[0]?.[0]).toBe('Go to');
});

test('who is not signed in has no pages of members, and nothing to log out of', () => {
  expect(rows({ question: 'admin' }).flat()).not.toContain('Admin');
  expect(rows({ question: 'admin', reader: learner }).flat()).not.toContain('Admin');
  expect(rows({ question: 'admin', reader: staff }).flat()).toContain('Admin');
  expect(rows({ question: 'submissions' }).flat()).not.toContain('Submissions');
  expect(rows({ question: 'submissions', reader: learner }).flat()).toContain('Submissions');
  expect(rows({ question: 'sign out' }).flat()).not.toContain('Log out');
  expect(rows({ question: 'sign out', reader: learner }).flat()).toContain('Log out');
});

test('a page whose title begins with the question comes first', () => {
  expect(rows({ question: 'sign' })[0]?.slice(0, 3)).toEqual(['Go to', 'Sign In', 'Sign Up']);
  expect(rows({ question: 'log' })[0]).toEqual(['Go to', 'Sign In']);
});

test('what the server has found follows by kind, without what is listed already; then the way to all results', () => {
  const page = answer(
    result('problem', 'Sign of the Beacon', '/problems/4'),
    result('page', 'Sign In', '/signin'),
    result('person', 'Signe', '/u/signe'),
    result('problem', 'Signals', '/problems/5'),
  );
  expect(rows({ question: 'sign', page }).slice(1)).toEqual([
    ['Problems', 'Sign of the Beacon', 'Signals'],
    ['People', 'Signe'],
    ['Search', 'All results for “sign”'],
  ]);
  expect(countResults(paletteGroups({ question: 'zzz', reader: null, recent: [], page: null }))).toBe(0);
});

test('a number opens the problem of that number', () => {
  const [option] = paletteGroups({ question: '#12', reader: null, recent: [], page: null })[0]?.options ?? [];
  expect(option).toMatchObject({ title: 'Open problem 12', to: '/problems/12' });
});

import { type Problem, ProblemSort } from '@devorbit/contract/practice/problems.ts';
import { describe, expect, test } from 'vitest';
import {
  type CatalogueFilters,
  filtersFromUrl,
  filtersToUrl,
  isFiltered,
  mergePages,
  nextPage,
  noFilters,
  PAGE_SIZE,
  sortProblems,
  allSorts,
  columnOrder,
  columnSorts,
  nextSort,
  sorts,
  topicsShown,
  viewFromUrl,
  viewToUrl,
} from './model.ts';

const _problem = (id: number, fields: Partial<Problem> = {}): Problem => ({
  id,
  title: `Problem ${id}`,
  statement: '',
  difficulty: 'Easy',
  source: 'Admin',
  tags: [],
  solves: 0,
  attempts: 0,
  success_rate: 0,
  hardness_score: null,
  tests: 4,
  created_at: `2026-01-0${id}T00:00:00.000Z`,
  user_solved: false,
  ...fields,
});
const _ids = (problems: Problem[]) => problems.map(({ id }) => id);

describe('filters in the address bar', () => {
  test('survive the way there and back', () => {
    const filters: CatalogueFilters = {
      difficulty: 'Hard',
      tag: 'Dynamic Programming',
      solved: false,
      search: 'a & b',
      sort: 'most_solved',
    };
    expect(filtersFromUrl(new URLSearchParams(filtersToUrl(filters, new URLSearchParams()).toString()))).toEqual(
      filters,
    );
  });

  test('are absent while they have their default', () => {
    expect(
      filtersToUrl(
        noFilters,
        new URLSearchParams('difficulty=Easy&solved=true&sort=hardest&search=x&tag=y'),
      ).toString(),
    ).toBe('');
  });

  test('leave the parameters of others alone', () => {
    expect(filtersToUrl({ ...noFilters, difficulty: 'Easy' }, new URLSearchParams('tab=community')).toString()).toBe(
      'tab=community&difficulty=Easy',
    );
  });

  test('ignore what they cannot mean', () => {
    expect(filtersFromUrl(new URLSearchParams('difficulty=hard&sort=oldest&solved=yes'))).toEqual(noFilters);
    expect(filtersFromUrl(new URLSearchParams({ search: 'x'.repeat(300), tag: 'y'.repeat(300) }))).toMatchObject({
      search: 'x'.repeat(100),
      tag: 'y'.repeat(60),
    });
  });

  test('count as filters only where they hide something', () => {
    expect(isFiltered({ ...noFilters, sort: 'hardest' })).toBe(false);
    for (const hiding of [{ difficulty: 'Easy' }, { tag: 'x' }, { solved: false }, { search: 'x' }] as const)
      expect(isFiltered({ ...noFilters, ...hiding })).toBe(true);
  });
});

describe('sorts are descending', () => {
  const list = [
    _problem(1, { solves: 5, success_rate: 50, difficulty: 'Hard' }),
    _problem(2, { solves: 9, success_rate: 10, hardness_score: 2.5 }),
    _problem(3, { solves: 0, success_rate: 100, difficulty: 'Medium' }),
  ];
  test.each([
    ['newest', [3, 2, 1]],
    ['hardest', [1, 2, 3]],
    ['most_solved', [2, 1, 3]],
    ['highest_success_rate', [3, 1, 2]],
  ] as const)('%s', (sort, ids) => {
    expect(_ids(sortProblems(list, sort))).toEqual(ids);
  });

  test('equals keep the order of the server', () => {
    expect(_ids(sortProblems([_problem(2), _problem(1), _problem(3)], 'most_solved'))).toEqual([2, 1, 3]);
  });
});

describe('merging pages', () => {
  test('shows a problem once, as the later page saw it', () => {
    const merged = mergePages(
      [
        [_problem(3), _problem(2, { solves: 1 })],
        [_problem(2, { solves: 2 }), _problem(1)],
      ],
      'newest',
    );
    expect(_ids(merged)).toEqual([3, 2, 1]);
    expect(merged[1]?.solves).toBe(2);
  });

  test('of nothing is empty', () => {
    expect(mergePages([], 'newest')).toEqual([]);
    expect(mergePages([[]], 'hardest')).toEqual([]);
  });
});

test('the next page is told from the total, or from a full page', () => {
  const full = Array.from({ length: PAGE_SIZE }, (_, index) =>
    _problem(index + 1, { created_at: '2026-01-01T00:00:00.000Z' }),
  );
  expect(nextPage({ problems: full, page: 1, total: PAGE_SIZE })).toBeUndefined();
  expect(nextPage({ problems: full, page: 1, total: PAGE_SIZE + 1 })).toBe(2);
  expect(nextPage({ problems: [], page: 3, total: 0 })).toBeUndefined();
  expect(nextPage({ problems: full, page: 2, total: null })).toBe(3);
  expect(nextPage({ problems: full.slice(1), page: 2, total: null })).toBeUndefined();
});

test('the sort menu offers the four sorts of the specification, and the columns all others of the contract', () => {
  expect(sorts).toEqual(['newest', 'hardest', 'most_solved', 'highest_success_rate']);
  expect(allSorts.toSorted()).toEqual(ProblemSort.options.toSorted());
});

test('a column goes through its orders and back to that of the list', () => {
  expect(nextSort('number', 'newest')).toBe('number');
  expect(nextSort('number', 'number')).toBe('newest');
  expect(nextSort('difficulty', 'hardest')).toBe('difficulty');
  expect(nextSort('difficulty', 'difficulty')).toBe('difficulty_desc');
  expect(nextSort('difficulty', 'difficulty_desc')).toBe('newest');
  expect(nextSort('acceptance', 'number')).toBe('highest_success_rate');
  expect(columnOrder('acceptance', 'highest_success_rate')).toBe('descending');
  expect(columnOrder('acceptance', 'lowest_success_rate')).toBe('ascending');
  expect(columnOrder('title', 'title')).toBe('ascending');
  expect(Object.keys(columnSorts).map((column) => columnOrder(column as 'title', 'newest'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('what a column is sorted by stays as the server has it, without doubles', () => {
  const pages = [
    [_problem(5), _problem(2)],
    [_problem(2, { solves: 4 }), _problem(9)],
  ];
  expect(mergePages(pages, 'title').map(({ id }) => id)).toEqual([5, 2, 9]);
});

test('the view stands in the address, beside the filters; cards are what it is without', () => {
  const params = new URLSearchParams('tag=Graph');
  const table = viewToUrl('table', params);
  expect(String(table)).toBe('tag=Graph&view=table');
  expect([viewFromUrl(table), viewFromUrl(params), viewFromUrl(new URLSearchParams('view=list'))]).toEqual([
    'table',
    null,
    null,
  ]);
  expect(String(viewToUrl('cards', table))).toBe('tag=Graph');
  expect(viewFromUrl(new URLSearchParams('view=cards'))).toBe('cards');
});

test('the chosen topic is shown wherever it stands', () => {
  const topics = ['Array', 'Graph', 'Heap', 'Trie'].map((tag) => ({ tag }));
  expect(topicsShown(topics, 2, '').map(({ tag }) => tag)).toEqual(['Array', 'Graph']);
  expect(topicsShown(topics, 2, 'Trie').map(({ tag }) => tag)).toEqual(['Array', 'Graph', 'Trie']);
});

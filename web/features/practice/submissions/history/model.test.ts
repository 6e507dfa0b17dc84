import { SUBMISSIONS_PAGE_SIZE } from '@devorbit/contract/practice/submissions-limits.ts';
import { type SubmissionRow } from '@devorbit/contract/practice/submissions.ts';
import { describe, expect, it } from 'vitest';
import {
  earlierThan,
  filtersFromUrl,
  filtersToUrl,
  type HistoryFilters,
  isFiltered,
  listAddress,
  pageCount,
  standingTexts,
  writtenParts,
} from './model.ts';

const none: HistoryFilters = { verdict: null, language: null, search: '', everyone: false, page: 1 };
const row = (submission_id: string, created_at: string): SubmissionRow => ({
  submission_id,
  problem_id: 1,
  problem_title: 'Pair',
  username: 'ada',
  language: 'python',
  status: 'Accepted',
  runtime_ms: 1,
  memory_kb: 1,
  tests_passed: 1,
  tests_total: 1,
  problem_version: 1,
  created_at,
});

describe('filters in the address', () => {
  it('come back as they were written', () => {
    const filters: HistoryFilters = {
      verdict: 'Wrong Answer',
      language: 'cpp',
      search: 'docking bay',
      everyone: true,
      page: 4,
    };
    expect(filtersFromUrl(filtersToUrl(filters))).toEqual(filters);
    expect(filtersToUrl(none).toString()).toBe('');
  });

  it('that mean nothing are ignored', () => {
    expect(filtersFromUrl(new URLSearchParams('verdict=Success&language=cobol&everyone=1&page=0'))).toEqual(none);
    expect(filtersFromUrl(new URLSearchParams('page=10001')).page).toBe(1);
  });

  it('hide something or not', () => {
    expect(isFiltered({ ...none, everyone: true, page: 3 })).toBe(false);
    expect(isFiltered({ ...none, language: 'java' })).toBe(true);
    expect(isFiltered({ ...none, search: 'x' })).toBe(true);
  });
});

describe('the list', () => {
  it('has the pages of the contract', () => {
    expect(SUBMISSIONS_PAGE_SIZE).toBe(SUBMISSIONS_PAGE_SIZE);
    expect([0, 20, 21].map(pageCount)).toEqual([1, 1, 2]);
  });

  it('finds what came before a submission, the latest first', () => {
    const rows = [
      row('d', '2026-11-04T00:00:00Z'),
      row('a', '2026-11-01T00:00:00Z'),
      row('c', '2026-11-03T00:00:00Z'),
      row('b', '2026-11-02T00:00:00Z'),
    ];
    expect(earlierThan(rows, row('c', '2026-11-03T00:00:00Z')).map(({ submission_id }) => submission_id)).toEqual([
      'b',
      'a',
    ]);
  });
});

describe('the way back', () => {
  it('leads to the list as it was left, and nowhere else', () => {
    for (const list of ['/submissions?page=2', '/problems/7?tab=submissions', '/dsa-challenges/problems/7'])
      expect(listAddress({ list })).toBe(list);
    for (const other of [null, 'x', {}, { list: '//evil.example' }, { list: '/signin' }, { list: '/problems/7/edit' }])
      expect(listAddress(other)).toBe('/submissions');
  });
});

describe('the standing', () => {
  it('is told in percent of the others', () => {
    expect(standingTexts({ others: 14, faster_than: 81.6, leaner_than: 0 }, 'cpp')).toEqual([
      'Faster than 82% of the 14 others who solved this in C++',
      'Uses less memory than 0% of the 14 others who solved this in C++',
    ]);
  });

  it('waits for five others', () => {
    const few = { faster_than: null, leaner_than: null };
    expect(standingTexts({ others: 0, ...few }, 'python')).toEqual([
      'You’re the only one who has solved this in Python so far.',
    ]);
    expect(standingTexts({ others: 1, ...few }, 'python')).toEqual([
      '1 person has solved this in Python. We show a comparison from 5.',
    ]);
    expect(standingTexts({ others: 4, ...few }, 'java')[0]).toContain('4 people have');
  });
});

describe('what is compared', () => {
  const rest = '# Reads the input, calls solve and prints its answer. No need to change it.\n';
  const _code = (own: string, below = '') => ({ code: `${own}\n${below}`, language: 'python' as const });
  it('is what the author wrote, unless the rest of the programs differs', () => {
    expect(writtenParts(_code('a', `${rest}x`), _code('b'))).toEqual({ older: 'a\n', newer: 'b\n' });
    expect(writtenParts(_code('a', `${rest}x`), _code('b', `${rest}x`)).older).toBe('a\n');
    expect(writtenParts(_code('a', `${rest}x`), _code('a', `${rest}y`)).older).toContain('x');
  });
});

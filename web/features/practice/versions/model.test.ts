import { REJUDGE_PAGE_SIZE } from '@devorbit/contract/practice/versions-limits.ts';
import { describe, expect, it } from 'vitest';
import {
  effects,
  isStale,
  limitsText,
  pageCount,
  rejudgeAddress,
  summaryText,
  versionText,
  viewFromUrl,
  viewToUrl,
} from './model.ts';

const id = '0199a1f0-0000-7000-8000-000000000001';

describe('the view in the address', () => {
  it('comes back as it was written', () => {
    const view = { rejudge: id, all: true, page: 3 };
    expect(viewFromUrl(viewToUrl(view))).toEqual(view);
    expect(viewToUrl({ rejudge: null, all: false, page: 1 }).toString()).toBe('');
    expect(viewFromUrl(new URLSearchParams(rejudgeAddress(7, id).split('?')[1])).rejudge).toBe(id);
  });

  it('is left at its beginning by what it cannot mean', () => {
    const none = { rejudge: null, all: false, page: 1 };
    expect(viewFromUrl(new URLSearchParams('rejudge=../x&show=some&page=0'))).toEqual(none);
    expect(viewFromUrl(new URLSearchParams('page=1001'))).toEqual(none);
  });
});

describe('the summary', () => {
  const outcome = (changed: number, gained: number, lost: number, total = 120, state: 'ready' | 'applied' = 'ready') =>
    summaryText({ state, total, changed, gained, lost });

  it('says what would change', () => {
    expect(outcome(3, 1, 2)).toBe('3 of 120 verdicts change; 1 user gains the solve, 2 lose it.');
    expect(outcome(1, 2, 0, 1_200)).toBe('1 of 1,200 verdicts changes; 2 users gain the solve.');
    expect(outcome(2, 0, 1)).toBe('2 of 120 verdicts change; 1 user loses the solve.');
    expect(outcome(2, 1, 1)).toBe('2 of 120 verdicts change; 1 user gains the solve, 1 loses it.');
    expect(outcome(2, 0, 0)).toBe('2 of 120 verdicts change; nobody gains or loses the solve.');
    expect(outcome(0, 0, 0, 1)).toBe('0 of 1 verdict changes.');
  });

  it('says what has changed', () => {
    expect(outcome(3, 1, 2, 120, 'applied')).toBe('3 of 120 verdicts changed; 1 user gained the solve, 2 lost it.');
    expect(outcome(0, 0, 0, 120, 'applied')).toBe('0 of 120 verdicts changed.');
  });

  it('names what applying moves', () => {
    expect(effects({ state: 'ready', total: 120, changed: 3, gained: 1, lost: 2 })).toEqual([
      '3 submissions get a new verdict; all 120 get new test results, time and memory.',
      '1 user gains the solve, 2 lose it, with its points.',
      "The problem's attempts and solves, the leaderboard and streaks are updated too.",
    ]);
    expect(effects({ state: 'ready', total: 1, changed: 0, gained: 0, lost: 0 })).toEqual([
      'No verdicts change. 1 submission gets new test results, time and memory.',
    ]);
  });
});

describe('the preview', () => {
  it('has the pages of the contract', () => {
    expect(REJUDGE_PAGE_SIZE).toBe(REJUDGE_PAGE_SIZE);
    const counts = { total: 101, changed: 50 };
    expect([pageCount(counts, false), pageCount(counts, true), pageCount({ total: 0, changed: 0 }, true)]).toEqual([
      1, 3, 1,
    ]);
  });

  it('is stale once there is a newer version, while it is open', () => {
    const versions = [{ version: 3 }, { version: 2 }];
    expect(isStale({ version: 2, state: 'ready' }, versions)).toBe(true);
    expect(isStale({ version: 3, state: 'judging' }, versions)).toBe(false);
    expect(isStale({ version: 2, state: 'applied' }, versions)).toBe(false);
  });

  it('names versions and limits', () => {
    expect([versionText(2), versionText(null)]).toEqual(['Version 2', 'No version']);
    expect(limitsText({ time_limit_ms: 2500, memory_limit_kb: 262_144 })).toBe('2.5 s, 256 MB');
  });
});

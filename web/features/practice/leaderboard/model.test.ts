import { LEADERBOARD_PAGE_SIZE } from '@devorbit/contract/practice/leaderboard-limits.ts';
import { type LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';
import { describe, expect, it } from 'vitest';
import { medalOf, pageCount, pinnedRow, podiumOf, trendOf, trendText, viewFromUrl, viewToUrl } from './model.ts';

const row = (user_id: number, rank = user_id): LeaderboardRow => ({
  rank,
  user_id,
  username: `user${user_id}`,
  full_name: '',
  profile_image: null,
  solved_count: 1,
  points: 100,
  reached_at: '2026-11-21T10:00:00.000Z',
  rank_before: null,
});

describe('the view in the address', () => {
  it('is read, and nonsense is the first page of all time', () => {
    expect(viewFromUrl(new URLSearchParams('period=week&rank_page=3&university=army-institute'))).toEqual({
      period: 'week',
      university: 'army-institute',
      page: 3,
    });
    for (const nonsense of [
      '',
      'period=year&rank_page=0',
      'rank_page=-1',
      'rank_page=1.5',
      'rank_page=x',
      'university=A%20B',
      'university=',
    ])
      expect(viewFromUrl(new URLSearchParams(nonsense))).toEqual({ period: 'all', university: null, page: 1 });
    expect(viewFromUrl(new URLSearchParams('rank_page=200001')).page).toBe(1);
  });

  it('is written without defaults and leaves other parameters alone', () => {
    const current = new URLSearchParams('tab=leaderboard&period=week&rank_page=4');
    expect(viewToUrl({ period: 'month', university: null, page: 2 }, current).toString()).toBe(
      'tab=leaderboard&period=month&rank_page=2',
    );
    expect(viewToUrl({ period: 'all', university: 'army-institute', page: 1 }, current).get('university')).toBe(
      'army-institute',
    );
    expect(viewToUrl({ period: 'all', university: null, page: 1 }, current).toString()).toBe('tab=leaderboard');
  });
});

describe('the board', () => {
  it('has ten rows a page', () => {
    expect(LEADERBOARD_PAGE_SIZE).toBe(10);
    expect(LEADERBOARD_PAGE_SIZE).toBe(LEADERBOARD_PAGE_SIZE);
    expect([0, 1, 10, 11, 200].map(pageCount)).toEqual([1, 1, 1, 2, 20]);
  });

  it('gives medals to ranks 1 to 3 alone', () => {
    expect([0, 1, 2, 3, 4, 10].map(medalOf)).toEqual([null, 'gold', 'silver', 'bronze', null, null]);
  });

  it('pins the own row only where the page does not hold it', () => {
    const rows = [row(1), row(2)];
    expect(pinnedRow(rows, row(7))?.user_id).toBe(7);
    expect(pinnedRow(rows, row(2))).toBeNull();
    expect(pinnedRow(rows, null)).toBeNull();
  });

  it('puts the first three on the podium, on the first page alone', () => {
    const rows = [row(1), row(2), row(3), row(4)];
    expect(podiumOf(rows, 1)?.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(podiumOf(rows, 2)).toBeNull();
    expect(podiumOf(rows.slice(0, 2), 1)).toBeNull();
  });
});

describe('the trend', () => {
  const SINCE = '2026-11-16T00:00:00.000Z';
  const told = (rank: number, rank_before: number | null) => {
    const trend = trendOf({ rank, rank_before }, SINCE);
    return trend && [trend.way, trendText(trend, SINCE)];
  };

  it('says how a rank has changed, in words too', () => {
    expect(told(3, 5)).toEqual(['up', 'Up 2 places since 16 November 2026']);
    expect(told(5, 4)).toEqual(['down', 'Down 1 place since 16 November 2026']);
    expect(told(5, 5)).toEqual(['same', 'Same rank as on 16 November 2026']);
    expect(told(5, null)).toEqual(['new', 'New since 16 November 2026']);
  });

  it('is none where ranks are not compared', () => {
    expect(trendOf({ rank: 1, rank_before: null }, null)).toBeNull();
  });
});

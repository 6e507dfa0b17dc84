// @vitest-environment node
import { type Candidate, dailyProblem } from '@devorbit/contract/practice/daily.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer } from '../../../platform/_test-server.ts';
import { dailyRecordQuery } from './api.ts';
import { dayBefore, type Solve } from './model.ts';

const today = '2026-11-21';
const bank: Candidate[] = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  tests: 3,
  created_at: '2025-01-01T00:00:00.000Z',
}));
const PAGE = 20;

/** Accepted submissions of this many days that end today, one a day, the latest first. */
function row(count: number): Solve[] {
  const solves: Solve[] = [];
  for (let day = today; solves.length < count; day = dayBefore(day))
    solves.push({ problem_id: dailyProblem(bank, day)?.id ?? 0, created_at: `${day}T09:00:00.000Z` });
  return solves;
}

let stop = () => {};
afterEach(() => stop());

/** Serves these as pages and keeps the numbers of the pages that were asked for. */
async function serve(solves: readonly Solve[]): Promise<string[]> {
  const asked: string[] = [];
  stop = await startServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${searchParams.get('status')} ${searchParams.get('page')}`);
    const from = (Number(searchParams.get('page')) - 1) * PAGE;
    response.setHeader('X-Total-Count', String(solves.length));
    response.end(JSON.stringify(solves.slice(from, from + PAGE)));
  });
  return asked;
}

const record = () => new QueryClient().fetchQuery(dailyRecordQuery(bank, today));

describe('the record of daily challenges', () => {
  it('is read as far back as the streak reaches', async () => {
    const old = { problem_id: 99, created_at: '2026-01-01T00:00:00.000Z' };
    const asked = await serve([...row(30), ...Array.from({ length: 100 }, () => old)]);
    expect(await record()).toMatchObject({ streak: 30, atLeast: false });
    expect(asked).toEqual(['Accepted 1', 'Accepted 2']);
  });

  it('needs one call where nothing was solved', async () => {
    const asked = await serve([]);
    expect(await record()).toEqual({ streak: 0, atLeast: false, solves: [] });
    expect(asked).toHaveLength(1);
  });

  it('reads on while one busy day fills a page, so that the week is whole', async () => {
    const busy = Array.from({ length: 45 }, () => ({ problem_id: 99, created_at: `${today}T10:00:00.000Z` }));
    const asked = await serve([...busy, ...row(2)]);
    expect((await record()).streak).toBe(2);
    expect(asked).toHaveLength(3);
  });

  it('says when it stopped before the end', async () => {
    const asked = await serve(row(600));
    expect(await record()).toMatchObject({ streak: 500, atLeast: true });
    expect(asked).toHaveLength(25);
  });
});

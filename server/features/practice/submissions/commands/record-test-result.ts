import type { TestOutcome } from '@devorbit/contract/execution/judging.ts';
import type { Database } from '../../../../platform/database.ts';
import { keptTest } from '../kept-output.ts';
import { insertTestResult } from '../store.ts';

/** Results of quick tests reach a page together, in ms: nobody reads them one by one. */
const GATHER_MS = 100;

/**
 * Keeps one test's outcome and tells who follows the submission. Of a secret test neither input nor output is kept.
 * False where the go that it belongs to is no longer the latest.
 */
export async function recordTestResult(
  { database }: { database: Database },
  id: string,
  judging: number,
  test: TestOutcome,
): Promise<boolean> {
  const kept = await insertTestResult(database, id, judging, keptTest(test));
  if (kept) await database.notify('submissions', id, { within: GATHER_MS });
  return kept;
}

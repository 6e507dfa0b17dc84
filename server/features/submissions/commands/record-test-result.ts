import type { TestOutcome } from '@devorbit/contract/judging.ts';
import type { Database } from '../../../platform/database.ts';
import { keptText } from '../kept-text.ts';
import { insertTestResult } from '../store.ts';

const optional = (text: string | undefined): string | undefined => (text === undefined ? undefined : keptText(text));

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
  const { input, expected, got, ...outcome } = test;
  const shown = test.sample ? { input: optional(input), expected: optional(expected), got: optional(got) } : {};
  const kept = await insertTestResult(database, id, judging, {
    ...outcome,
    ...shown,
    name: keptText(test.name),
    message: keptText(test.message),
  });
  if (kept) await database.notify('submissions', id);
  return kept;
}

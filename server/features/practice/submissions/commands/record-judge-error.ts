import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { recordVerdict } from './record-verdict.ts';

/** The verdict after all tries have failed on our side. */
export const recordJudgeError = (deps: { database: Database; clock: Clock }, id: string): Promise<void> =>
  recordVerdict(deps, id, {
    verdict: 'Judge Error',
    message: 'The judge failed. This does not count against you; please submit again.',
    runtime_ms: 0,
    memory_kb: 0,
  });

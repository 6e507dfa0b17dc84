import { setTimeout as sleep } from 'node:timers/promises';
import type { RunResult } from '@devorbit/contract/submissions.ts';
import type { Changes } from '../../../platform/changes.ts';
import type { Database } from '../../../platform/database.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { readResult } from './read-result.ts';

/** Changes that come closer together are read as one, in ms. */
const PAUSE_MS = 50;

type Deps = { database: Database; changes: Changes };

/**
 * The result as it is, then again at every change until the verdict or the signal. Throws, before the first, where the
 * actor may not see the submission.
 */
export async function* followResult(
  { database, changes }: Deps,
  actor: Actor,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<RunResult> {
  let changed = Promise.withResolvers<void>();
  const wake = () => changed.resolve();
  const unlisten = changes.listen('submissions', (told) => told === id && wake(), wake);
  signal.addEventListener('abort', wake);
  try {
    while (true) {
      changed = Promise.withResolvers<void>();
      const { result } = await readResult({ database }, actor, id);
      yield result;
      if (result.judged_at !== null || signal.aborted) return;
      await Promise.all([changed.promise, sleep(PAUSE_MS)]);
      if (signal.aborted) return;
    }
  } finally {
    unlisten();
    signal.removeEventListener('abort', wake);
  }
}

/** The result when the verdict has fallen, or as far as it has come at the signal. */
export async function waitForVerdict(deps: Deps, actor: Actor, id: string, signal: AbortSignal): Promise<RunResult> {
  let latest: RunResult | undefined;
  for await (const result of followResult(deps, actor, id, signal)) latest = result;
  return latest ?? (await readResult(deps, actor, id)).result;
}

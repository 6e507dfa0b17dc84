import { setTimeout as sleep } from 'node:timers/promises';
import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import type { Changes } from '../../../../platform/changes.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import type { Places } from '../places.ts';
import { readResult } from './read-result.ts';

/** Changes that come closer together are read as one, in ms. */
const PAUSE_MS = 50;
/** How often who waits is told of a new place in the queue, in ms; and for how long it has waited before it is told of any. */
const PLACE_MS = 1_000;

export type Following = { database: Database; changes: Changes; places: Places };

/**
 * The result as it is, then again at every change until the verdict or the signal; while it waits, also with every new
 * place in the queue. Throws, before the first, where the actor may not see the submission.
 */
export async function* followResult(
  { database, changes, places }: Following,
  actor: Actor,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<RunResult> {
  let told: RunResult | undefined;
  let stale = true;
  let changed = Promise.withResolvers<void>();
  const wake = () => {
    stale = true;
    changed.resolve();
  };
  const unlisten = changes.listen('submissions', (heard) => heard === id && wake(), wake);
  signal.addEventListener('abort', wake);
  try {
    while (true) {
      changed = Promise.withResolvers<void>();
      const before: RunResult | undefined = told;
      if (stale || told === undefined) {
        stale = false;
        const { result } = await readResult({ database }, actor, id);
        told = result.status === 'Queued' ? { ...result, ahead: before?.ahead ?? null } : result;
      } else {
        const ahead = await places.of(actor, id);
        if (ahead !== told.ahead) told = { ...told, ahead };
      }
      if (told !== before) yield told;
      if (told.judged_at !== null || signal.aborted) return;
      const look = told.status === 'Queued' ? setTimeout(changed.resolve, PLACE_MS) : undefined;
      await Promise.all([changed.promise, sleep(PAUSE_MS)]);
      clearTimeout(look);
      if (signal.aborted) return;
    }
  } finally {
    unlisten();
    signal.removeEventListener('abort', wake);
  }
}

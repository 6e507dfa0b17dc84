import type { Generation } from '@devorbit/contract/practice/generation.ts';
import type { Changes } from '../../../../platform/changes.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { readGeneration } from './read-generation.ts';

type Deps = { database: Database; clock: Clock; changes: Changes };

/**
 * The generation as it is, then again at every change until it is finished or the signal is aborted. Throws, before the
 * first, where the actor may not see it.
 */
export async function* followGeneration(
  deps: Deps,
  actor: Actor,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Generation> {
  let changed = Promise.withResolvers<void>();
  const wake = () => changed.resolve();
  const unlisten = deps.changes.listen('generations', (told) => told === id && wake(), wake);
  signal.addEventListener('abort', wake);
  try {
    while (true) {
      changed = Promise.withResolvers<void>();
      const { generation, finished } = await readGeneration(deps, actor, id);
      yield generation;
      if (finished || signal.aborted) return;
      await changed.promise;
      if (signal.aborted) return;
    }
  } finally {
    unlisten();
    signal.removeEventListener('abort', wake);
  }
}

/** The generation when it is finished, or as far as it has come at the signal. */
export async function waitForProblem(deps: Deps, actor: Actor, id: string, signal: AbortSignal): Promise<Generation> {
  let latest: Generation | undefined;
  for await (const generation of followGeneration(deps, actor, id, signal)) latest = generation;
  return latest ?? (await readGeneration(deps, actor, id)).generation;
}

import type { Verification } from '@devorbit/contract/practice/authoring.ts';
import type { Changes } from '../../../../platform/changes.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { readVerification } from './read-verification.ts';

type Deps = { database: Database; changes: Changes };

/**
 * The verification as it is, then again at every change until it has passed or failed or the signal is aborted. Throws,
 * before the first, where the actor may not see it.
 */
export async function* followVerification(
  deps: Deps,
  actor: Actor,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Verification> {
  let changed = Promise.withResolvers<void>();
  const wake = () => changed.resolve();
  const unlisten = deps.changes.listen('verifications', (told) => told === id && wake(), wake);
  signal.addEventListener('abort', wake);
  try {
    while (true) {
      changed = Promise.withResolvers<void>();
      const verification = await readVerification(deps, actor, id);
      yield verification;
      if (verification.finished_at !== null || signal.aborted) return;
      await changed.promise;
      if (signal.aborted) return;
    }
  } finally {
    unlisten();
    signal.removeEventListener('abort', wake);
  }
}

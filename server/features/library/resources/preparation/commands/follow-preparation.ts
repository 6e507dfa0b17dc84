import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import { isSettled } from '@devorbit/contract/library/resources-limits.ts';
import type { Changes } from '../../../../../platform/changes.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findVisible } from '../../commands/find-visible.ts';
import { nothingToPrepare } from '../../errors.ts';
import { presentPreparation } from '../present.ts';
import { selectOptionalPreparation } from '../store.ts';

/** Changes that come closer together are read as one, in ms. */
const PAUSE_MS = 100;
/** How often who waits is told of a new place in the queue, in ms. */
const PLACE_MS = 2_000;

/**
 * How far it is with a document: at first, and at every change until nothing more happens by itself, or the signal. Throws,
 * before the first, where there is nothing to follow.
 */
export async function* followPreparation(
  { database, changes }: { database: Database; changes: Changes },
  actor: Actor,
  id: number,
  signal: AbortSignal,
): AsyncGenerator<Preparation> {
  await findVisible(database, actor, id);
  let changed = Promise.withResolvers<void>();
  const wake = () => changed.resolve();
  let digest = '';
  const unlisten = changes.listen('document_preparations', (heard) => heard === digest && wake(), wake);
  signal.addEventListener('abort', wake);
  let told: Preparation | undefined;
  try {
    while (!signal.aborted) {
      changed = Promise.withResolvers<void>();
      const row = await selectOptionalPreparation(database, id);
      if (row === null && told !== undefined) return;
      if (row === null) throw nothingToPrepare();
      ({ digest } = row);
      const now = presentPreparation(row, actor);
      if (!isDeepStrictEqual(now, told)) yield now;
      told = now;
      if (isSettled(now)) return;
      const look = setTimeout(wake, PLACE_MS);
      await Promise.all([changed.promise, sleep(PAUSE_MS)]);
      clearTimeout(look);
    }
  } finally {
    unlisten();
    signal.removeEventListener('abort', wake);
  }
}

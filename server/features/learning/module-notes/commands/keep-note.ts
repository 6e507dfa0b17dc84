import { bothNotes } from '@devorbit/contract/learning/both-notes.ts';
import { MAX_NOTE_CHARS } from '@devorbit/contract/learning/module-notes-limits.ts';
import type { LearningNote } from '@devorbit/contract/learning/module-notes.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { noSuchModule, noteTooLong } from '../errors.ts';
import { lockNotes, selectOptionalNote, upsertNote } from '../store.ts';

type Deps = { database: Database; clock: Clock; modules: ReadonlySet<string> };

/** Room for what two devices wrote at once, several times over. */
const LONGEST = 4 * MAX_NOTE_CHARS;

/**
 * Keeps the actor's note on a module. Where another device has changed it since `base`, both texts stay. The same call
 * again changes nothing. Throws 404 for a module that we do not have.
 */
export async function keepNote(
  { database, clock, modules }: Deps,
  actor: Actor,
  { item, text, base }: { item: string; text: string; base: number },
): Promise<LearningNote> {
  if (!modules.has(item)) throw noSuchModule();
  return database.transaction(async (tx) => {
    await lockNotes(tx, actor.id);
    const kept = await selectOptionalNote(tx, actor.id, item);
    if (kept?.text === text) return kept;
    const current = kept === null || kept.revision === base;
    const next = current ? text : bothNotes(kept.text, text);
    if (kept !== null && next === kept.text) return kept;
    if (next.length > LONGEST) throw noteTooLong();
    return upsertNote(tx, {
      user_id: actor.id,
      item,
      text: next,
      revision: (kept?.revision ?? 0) + 1,
      at: clock.now(),
    });
  });
}

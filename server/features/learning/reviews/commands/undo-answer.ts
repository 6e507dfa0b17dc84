import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { dayIn } from '../../../../platform/time-zones.ts';
import { takeAnswerBack } from '../../skills/door.ts';
import { nothingToUndo } from '../errors.ts';
import { deleteAnswer, lockReviewer, selectOptionalLast, updateMemory } from '../store.ts';

/** Takes the actor's last answer of today back. Throws 409 where there is none. */
export async function undoAnswer(
  { database, clock }: { database: Database; clock: Clock },
  actor: Pick<Actor, 'id'>,
  zone: string,
): Promise<{ id: number }> {
  return database.transaction(async (tx) => {
    await lockReviewer(tx, actor.id);
    const now = clock.now();
    const last = await selectOptionalLast(tx, actor.id, dayIn(zone, now));
    if (last === null) throw nothingToUndo();
    await updateMemory(tx, last.card_id, last.before);
    await deleteAnswer(tx, last.id);
    if (last.skill !== null) await takeAnswerBack(tx, actor.id, last.skill.concept, last.skill.before, now);
    return { id: last.card_id };
  });
}

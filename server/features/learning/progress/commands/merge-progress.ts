import {
  clampMark,
  lessonItem,
  type Mark,
  mergeMark,
  standsAgainst,
} from '@devorbit/contract/learning/progress-marks.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { addFinishedLessons } from '../../reviews/door.ts';
import { lockProgress, selectMarks, selectMarksSince, selectRevision, upsertMarks } from '../store.ts';

type Deps = { database: Database; clock: Clock; items: ReadonlySet<string> };
type Given = { since: number; marks: readonly Mark[] };
type Merged = { marks: Mark[]; revision: number; now: number };

const LESSONS = lessonItem('');

/**
 * Merges marks of the actor's own, item by item, and answers what has changed since `since` with what stands for the items
 * that were sent. The order of calls does not matter, and the same call again changes nothing. Items that are not in
 * `items` are left out: a browser may remember what our content no longer has. The cards of lessons that are finished with
 * it join the actor's reviews.
 */
export async function mergeProgress(
  { database, clock, items }: Deps,
  actor: Pick<Actor, 'id'>,
  given: Given,
): Promise<Merged> {
  const now = clock.now().getTime();
  const sent = new Map<string, Mark>();
  for (const mark of given.marks)
    if (items.has(mark.item)) sent.set(mark.item, mergeMark(sent.get(mark.item), clampMark(mark, now)));
  return database.transaction(async (tx) => {
    await lockProgress(tx, actor.id);
    const kept = new Map((await selectMarks(tx, actor.id, [...sent.keys()])).map((mark) => [mark.item, mark]));
    const won = [...sent.values()].filter((mark) => {
      const other = kept.get(mark.item);
      return other === undefined || standsAgainst(mark, other);
    });
    const before = await selectRevision(tx, actor.id);
    const revision = won.length > 0 ? before + 1 : before;
    if (won.length > 0) await upsertMarks(tx, actor.id, won, revision);
    const finished = won.filter(({ item, state }) => state === 'done' && item.startsWith(LESSONS));
    if (finished.length > 0) await addFinishedLessons(tx, actor.id, new Set(finished.map(({ item }) => item)));
    // A browser that knows of more than there is has met another database.
    const changed = await selectMarksSince(tx, actor.id, given.since > before ? 0 : given.since);
    const told = new Set(changed.map(({ item }) => item));
    return { marks: [...changed, ...[...kept.values()].filter(({ item }) => !told.has(item))], revision, now };
  });
}

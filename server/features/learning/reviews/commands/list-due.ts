import { REVIEWS_A_DAY } from '@devorbit/contract/learning/review-words.ts';
import type { Reviews } from '@devorbit/contract/learning/reviews.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { databaseTimeZone, dayIn } from '../../../../platform/time-zones.ts';
import type { Cards } from '../cards.ts';
import { presentCard } from '../present.ts';
import { countAnswered, insertFinished, selectDue, selectStock } from '../store.ts';

type Deps = { database: Database; clock: Clock; cards: Cards };

/** The actor's cards for today, the longest due first. Cards of finished lessons that are new in our content join them. */
export async function listDue(
  { database, clock, cards }: Deps,
  actor: Pick<Actor, 'id'>,
  zone: string,
): Promise<Reviews> {
  const today = dayIn(zone, clock.now());
  const recalled = [...cards.values()].filter(({ kind }) => kind === 'recall');
  await insertFinished(database, actor.id, recalled, databaseTimeZone(zone));
  const [due, done, { total, next_on }] = await Promise.all([
    selectDue(database, actor.id, today),
    countAnswered(database, actor.id, today),
    selectStock(database, actor.id, today),
  ]);
  const known = due.flatMap((row) => {
    const content = cards.get(row.card);
    return content ? [{ row, content }] : [];
  });
  return {
    cards: known
      .slice(0, Math.max(0, REVIEWS_A_DAY - done))
      .map(({ row, content }) => presentCard(row, content, today)),
    due: known.length,
    done,
    total,
    next_on,
    undo: done > 0,
  };
}

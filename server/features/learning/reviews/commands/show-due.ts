import type { ReviewsDue } from '@devorbit/contract/learning/reviews.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { dayIn } from '../../../../platform/time-zones.ts';
import type { Cards } from '../cards.ts';
import { selectDue, selectStock } from '../store.ts';

type Deps = { database: Database; clock: Clock; cards: Cards };

/** How much is due, in all and by concept, the most first. */
export async function showDue(
  { database, clock, cards }: Deps,
  actor: Pick<Actor, 'id'>,
  zone: string,
): Promise<ReviewsDue> {
  const today = dayIn(zone, clock.now());
  const [due, { next_on }] = await Promise.all([
    selectDue(database, actor.id, today),
    selectStock(database, actor.id, today),
  ]);
  const known = due.flatMap(({ card }) => cards.get(card) ?? []);
  const concepts = [...Map.groupBy(known, ({ concept }) => concept.id)].flatMap(([id, those]) =>
    those[0] ? [{ id, title: those[0].concept.title, due: those.length }] : [],
  );
  return {
    due: known.length,
    next_on,
    concepts: concepts.toSorted((one, other) => other.due - one.due || one.title.localeCompare(other.title)),
  };
}

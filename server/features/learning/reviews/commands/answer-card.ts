import type { ReviewRating } from '@devorbit/contract/learning/review-words.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { dayIn } from '../../../../platform/time-zones.ts';
import { type ConceptAnswer, countAnswers } from '../../skills/door.ts';
import type { Cards } from '../cards.ts';
import { answeredElsewhere, notDue, reviewNotFound } from '../errors.ts';
import { reviewed } from '../schedule.ts';
import { insertAnswer, lockOptionalCard, lockReviewer, updateMemory } from '../store.ts';

type Deps = { database: Database; clock: Clock; cards: Cards };

/** One rates oneself. */
const WEIGHT = 0.5;
type Answer = { id: number; rating: ReviewRating; reps: number; zone: string };

/** Keeps how well the actor remembered a card that is due, and answers when it comes back; it counts half towards their skill. Throws 404 for a card that is not theirs, 409 for one that is not due or was answered meanwhile. */
export async function answerCard(
  { database, clock, cards }: Deps,
  actor: Pick<Actor, 'id'>,
  { id, rating, reps, zone }: Answer,
): Promise<{ due: string; days: number }> {
  return database.transaction(async (tx) => {
    await lockReviewer(tx, actor.id);
    const card = await lockOptionalCard(tx, actor.id, id);
    if (card === null) throw reviewNotFound();
    if (card.reps !== reps) throw answeredElsewhere();
    const now = clock.now();
    const today = dayIn(zone, now);
    if (card.due > today) throw notDue();
    const { memory, days } = reviewed(card, rating, today);
    await updateMemory(tx, id, memory);
    const content = cards.get(card.card);
    const said: ConceptAnswer[] = content
      ? [{ concept: content.concept.id, right: rating !== 'again', difficulty: content.difficulty, weight: WEIGHT }]
      : [];
    const [skill] = [...(await countAnswers(tx, actor.id, said, now))].map(([concept, before]) => ({
      concept,
      before,
    }));
    await insertAnswer(tx, {
      user_id: actor.id,
      card_id: id,
      rating,
      day: today,
      at: now,
      days,
      before: card,
      skill: skill ?? null,
    });
    return { due: memory.due, days };
  });
}

import type { Queryable } from '../../../platform/database.ts';
import { databaseTimeZone, dayIn } from '../../../platform/time-zones.ts';
import { allCards, quizCardName } from './cards.ts';
import { dayAfter } from './schedule.ts';
import { insertCards, insertFinished, updateDueBy } from './store.ts';

// What progress and quizzes tell reviews, within their transactions: whether the actor may is for them to ask.

export { allCards } from './cards.ts';
export { selectHasCards } from './store.ts';

/** Makes cards of the recall blocks of lessons that a user has just finished; `items` are those of progress. */
export const addFinishedLessons = (tx: Queryable, userId: number, items: ReadonlySet<string>): Promise<number> =>
  insertFinished(
    tx,
    userId,
    [...allCards().values()].filter(({ kind, item }) => kind === 'recall' && items.has(item)),
    databaseTimeZone('UTC'),
  );

type Missed = Parameters<typeof quizCardName>[1] & { lesson: string };

/** Makes cards of quiz questions that a user answered wrongly; those that they have come back tomorrow. */
export async function addMissedQuestions(
  tx: Queryable,
  userId: number,
  missed: readonly Missed[],
  at: Date,
): Promise<void> {
  const cards = missed.flatMap((question) => allCards().get(quizCardName(question.lesson, question)) ?? []);
  if (cards.length === 0) return;
  const tomorrow = dayAfter(dayIn('UTC', at), 1);
  await insertCards(tx, userId, cards, tomorrow);
  await updateDueBy(
    tx,
    userId,
    cards.map(({ name }) => name),
    tomorrow,
  );
}

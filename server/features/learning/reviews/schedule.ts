import { type ReviewRating, reviewRatings } from '@devorbit/contract/learning/review-words.ts';
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';

/**
 * What is kept of a card. Days are YYYY-MM-DD of the learner: a card is due for all of a day, whatever the hour at which it
 * was last answered.
 */
export type Memory = {
  due: string;
  reps: number;
  lapses: number;
  stability: number | null;
  difficulty: number | null;
  reviewed_on: string | null;
};

/** Nine of ten are remembered when they come back; a year at most, and at least a day. Without chance, so that what the buttons say holds. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});
const grades = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<ReviewRating, Grade>;

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const cardOf = ({ due, reps, lapses, stability, difficulty, reviewed_on }: Memory): Card => ({
  ...createEmptyCard(noonOf(due)),
  ...(reviewed_on !== null &&
    stability !== null &&
    difficulty !== null && { stability, difficulty, state: State.Review, last_review: noonOf(reviewed_on) }),
  reps,
  lapses,
});

/** The day that lies so many days after another one. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(noonOf(day).getTime() + days * 86_400_000));

/** A card that nobody has answered yet. */
export const newMemory = (due: string): Memory => ({
  due,
  reps: 0,
  lapses: 0,
  stability: null,
  difficulty: null,
  reviewed_on: null,
});

/** What an answer on `today` makes of a card, and after how many days that brings it back. */
export function reviewed(memory: Memory, rating: ReviewRating, today: string): { memory: Memory; days: number } {
  const { card } = scheduler.next(cardOf(memory), noonOf(today), grades[rating]);
  const { due, reps, lapses, stability, difficulty, scheduled_days } = card;
  return { memory: { due: dayOf(due), reps, lapses, stability, difficulty, reviewed_on: today }, days: scheduled_days };
}

/** After how many days a card comes back, by its rating today. */
export const intervals = (memory: Memory, today: string): Record<ReviewRating, number> =>
  Object.fromEntries(reviewRatings.map((rating) => [rating, reviewed(memory, rating, today).days])) as Record<
    ReviewRating,
    number
  >;

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { TimeZone } from '../time-zone.ts';
import { ConceptId } from './concepts.ts';
import { LessonId } from './lessons.ts';
import { reviewFormats, reviewRatings, REVIEWS_A_DAY } from './review-words.ts';

const Days = z.int().min(1);

/** A card: a question of a finished lesson’s recall block, or one of a quiz that was answered wrongly. */
export const ReviewCard = z.object({
  id: z.int(),
  kind: z.enum(['recall', 'quiz']),
  /** Markdown. */
  question: z.string(),
  /** A program whose output is asked for. */
  prints: z.string().nullable(),
  /** Of a quiz; Markdown. */
  choices: z.array(z.string()),
  /** Markdown; of a quiz the right choice. */
  answer: z.string(),
  /** Why that is right; of a recall card the answer says it. */
  why: z.string().nullable(),
  lesson: z.object({ id: LessonId, title: z.string(), anchor: z.string() }),
  /** How often it was answered: whoever answers names it, so that two devices do not answer twice. */
  reps: z.int(),
  /** In how many days it comes back, by how well it was remembered. */
  next: z.object({ again: Days, hard: Days, good: Days, easy: Days }),
});
export type ReviewCard = z.infer<typeof ReviewCard>;

export const Reviews = z.object({
  /** At most what is left of today. */
  cards: z.array(ReviewCard).max(REVIEWS_A_DAY),
  /** All that is due, also what waits for tomorrow. */
  due: z.int(),
  /** Answered today. */
  done: z.int(),
  /** Cards that the caller has. */
  total: z.int(),
  /** The day on which the next card is due that is not due yet; null where there is none. */
  next_on: z.iso.date().nullable(),
  /** Whether the last answer of today can be taken back. */
  undo: z.boolean(),
});
export type Reviews = z.infer<typeof Reviews>;

/** Days are those of the caller. */
const Where = z.object({ time_zone: TimeZone.default('UTC') });
const Numbered = z.object({ id: z.coerce.number().int().min(1).max(2_000_000_000) });

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/',
  summary: 'The caller’s cards that are due for review today, at most 20 a day, with what each rating would do.',
  audience: 'user',
  query: Where,
  replies: { 200: Reviews },
});

/** How much is due of each concept. */
export const ReviewsDue = z.object({
  due: z.int(),
  next_on: z.iso.date().nullable(),
  concepts: z.array(z.object({ id: ConceptId, title: z.string(), due: z.int() })),
});
export type ReviewsDue = z.infer<typeof ReviewsDue>;

export const showReviewsDue = endpoint({
  method: 'GET',
  path: '/api/reviews/due/',
  summary: 'How many of the caller’s cards are due, in all and by concept.',
  audience: 'user',
  query: Where,
  replies: { 200: ReviewsDue },
});

export const answerReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/',
  summary:
    'How well the caller remembered a card that is due. 409 where it is not, or was answered elsewhere meanwhile.',
  audience: 'user',
  params: Numbered,
  body: z.object({
    rating: z.enum(reviewRatings),
    /** `reps` of the card as it was shown. */
    reps: z.int().min(0).max(1_000_000),
    time_zone: Where.shape.time_zone,
  }),
  replies: { 200: z.object({ due: z.iso.date(), days: Days }) },
});

export const undoReview = endpoint({
  method: 'POST',
  path: '/api/reviews/undo/',
  summary: 'Takes the caller’s last answer of today back: the card is due again as it was.',
  audience: 'user',
  body: Where,
  replies: { 200: z.object({ id: z.int() }) },
});

export const removeReview = endpoint({
  method: 'DELETE',
  path: '/api/reviews/:id/',
  summary: 'Never asks the caller this card again.',
  audience: 'user',
  params: Numbered,
  replies: { 200: z.object({ removed: z.literal(true) }) },
});

export const exportReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/export/:format/',
  summary: 'The caller’s cards as a file: json with all answers, or csv, which other programs for flashcards read.',
  audience: 'user',
  params: z.object({ format: z.enum(reviewFormats) }),
  replies: { 200: z.object({ name: z.string(), type: z.string(), base64: z.string() }) },
});

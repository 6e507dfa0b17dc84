import { type ReviewRating, reviewRatings } from '@devorbit/contract/learning/review-words.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import type { CardContent } from './cards.ts';
import type { Memory } from './schedule.ts';

const MemoryRow = z.object({
  due: z.string(),
  reps: z.number(),
  lapses: z.number(),
  stability: z.number().nullable(),
  difficulty: z.number().nullable(),
  reviewed_on: z.string().nullable(),
}) satisfies z.ZodType<Memory>;
const Row = MemoryRow.extend({ id: z.number(), card: z.string() });
export type CardRow = z.infer<typeof Row>;
const columns = 'c.id, c.card, c.due, c.reps, c.lapses, c.stability, c.difficulty, c.reviewed_on';

/** A card of a recall block is asked while its lesson is finished; one of a quiz, always. */
const ASKED = `not c.removed and (c.kind = 'quiz' or exists (
  select from progress_marks m where m.user_id = c.user_id and m.item = c.item and m.state = 'done'))`;

/** More due cards than this are not counted. */
const MAX_DUE = 500;

/** Cards that are due by a day, the longest due first. */
export const selectDue = (db: Queryable, userId: number, day: string): Promise<CardRow[]> =>
  db.rows(
    Row,
    `select ${columns} from review_cards c where c.user_id = $1 and c.due <= $2::date and ${ASKED}
     order by c.due, c.id limit ${MAX_DUE}`,
    [userId, day],
  );

/** How many cards there are, and when the next of those is due that are not due yet. */
export const selectStock = (
  db: Queryable,
  userId: number,
  day: string,
): Promise<{ total: number; next_on: string | null }> =>
  db.row(
    z.object({ total: z.number(), next_on: z.string().nullable() }),
    `select count(*) as total, min(c.due) filter (where c.due > $2::date) as next_on
     from review_cards c where c.user_id = $1 and ${ASKED}`,
    [userId, day],
  );

export const countAnswered = async (db: Queryable, userId: number, day: string): Promise<number> =>
  (
    await db.row(
      z.object({ n: z.number() }),
      'select count(*) as n from review_answers where user_id = $1 and day = $2::date',
      [userId, day],
    )
  ).n;

/** Whether this user has ever had a card. */
export const selectHasCards = async (db: Queryable, userId: number): Promise<boolean> =>
  (
    await db.row(z.object({ any: z.boolean() }), 'select exists (select from review_cards where user_id = $1) as any', [
      userId,
    ])
  ).any;

type Made = Pick<CardContent, 'name' | 'kind' | 'item'>;

/** Adds cards that this user does not have, each due from a day on. */
export const insertCards = (tx: Queryable, userId: number, cards: readonly Made[], due: string): Promise<number> =>
  tx.run(
    `insert into review_cards (user_id, card, kind, item, due)
     select $1, name, kind, item, $5::date from unnest($2::text[], $3::text[], $4::text[]) as made (name, kind, item)
     on conflict (user_id, card) do nothing`,
    [userId, cards.map(({ name }) => name), cards.map(({ kind }) => kind), cards.map(({ item }) => item), due],
  );

/** Adds the cards of lessons that this user has finished, due the day after that in their time zone. */
export const insertFinished = (
  tx: Queryable,
  userId: number,
  cards: readonly Made[],
  databaseZone: string,
): Promise<number> =>
  tx.run(
    `insert into review_cards (user_id, card, kind, item, due)
     select $1, name, kind, made.item, (to_timestamp(m.at / 1000.0) at time zone $5)::date + 1
     from unnest($2::text[], $3::text[], $4::text[]) as made (name, kind, item)
       join progress_marks m on m.user_id = $1 and m.item = made.item and m.state = 'done'
     on conflict (user_id, card) do nothing`,
    [userId, cards.map(({ name }) => name), cards.map(({ kind }) => kind), cards.map(({ item }) => item), databaseZone],
  );

/** A user's own card; until the end of the transaction nobody else changes it. */
export const lockOptionalCard = (tx: Queryable, userId: number, id: number): Promise<CardRow | null> =>
  tx.optionalRow(
    Row,
    `select ${columns} from review_cards c where c.id = $2 and c.user_id = $1 and not c.removed for update`,
    [userId, id],
  );

export const updateMemory = (tx: Queryable, id: number, memory: Memory): Promise<number> =>
  tx.run(
    `update review_cards set due = $2::date, reps = $3, lapses = $4, stability = $5, difficulty = $6, reviewed_on = $7::date
     where id = $1`,
    [id, memory.due, memory.reps, memory.lapses, memory.stability, memory.difficulty, memory.reviewed_on],
  );

/** A card that was forgotten: due by then at the latest, however well it was known. */
export const updateDueBy = (tx: Queryable, userId: number, names: readonly string[], due: string): Promise<number> =>
  tx.run(`update review_cards set due = least(due, $3::date) where user_id = $1 and card = any ($2) and not removed`, [
    userId,
    names,
    due,
  ]);

export const updateRemoved = (db: Queryable, userId: number, id: number): Promise<number> =>
  db.run('update review_cards set removed = true where id = $2 and user_id = $1 and not removed', [userId, id]);

/** What was known of the skill of its concept before an answer. */
const Skill = z.object({
  concept: z.string(),
  before: z.object({ rating: z.number(), answers: z.number(), right_answers: z.number() }).nullable(),
});

type Answer = {
  user_id: number;
  card_id: number;
  rating: ReviewRating;
  day: string;
  at: Date;
  days: number;
  before: Memory;
  skill: z.infer<typeof Skill> | null;
};
export const insertAnswer = (tx: Queryable, { before, skill, ...answer }: Answer): Promise<number> =>
  tx.run(
    `insert into review_answers (user_id, card_id, rating, day, at, days, before, skill)
     values ($1, $2, $3, $4::date, $5, $6, $7, $8)`,
    [
      answer.user_id,
      answer.card_id,
      answer.rating,
      answer.day,
      answer.at,
      answer.days,
      JSON.stringify({
        due: before.due,
        reps: before.reps,
        lapses: before.lapses,
        stability: before.stability,
        difficulty: before.difficulty,
        reviewed_on: before.reviewed_on,
      }),
      skill && JSON.stringify(skill),
    ],
  );

const Last = z.object({ id: z.number(), card_id: z.number(), before: MemoryRow, skill: Skill.nullable() });
/** The last answer of a day, with what its card was before it. */
export const selectOptionalLast = (tx: Queryable, userId: number, day: string): Promise<z.infer<typeof Last> | null> =>
  tx.optionalRow(
    Last,
    `select id, card_id, before, skill from review_answers where user_id = $1 and day = $2::date order by id desc limit 1`,
    [userId, day],
  );

export const deleteAnswer = (tx: Queryable, id: number): Promise<number> =>
  tx.run('delete from review_answers where id = $1', [id]);

/** Until the end of the transaction this user answers nothing else. */
export const lockReviewer = (tx: Queryable, userId: number): Promise<unknown> =>
  tx.raw(`select pg_advisory_xact_lock(hashtext('review_cards'), $1)`, [userId]);

const Kept = Row.extend({
  removed: z.boolean(),
  answers: z.array(z.object({ at: z.string(), rating: z.enum(reviewRatings), days: z.number() })),
});
/** More than all lessons together have. */
const MAX_EXPORTED = 20_000;
/** All cards of a user with their answers, for an export. */
export const selectKept = (db: Queryable, userId: number): Promise<z.infer<typeof Kept>[]> =>
  db.rows(
    Kept,
    `select ${columns}, c.removed, coalesce((
       select jsonb_agg(jsonb_build_object('at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
         'rating', a.rating, 'days', a.days) order by a.id)
       from review_answers a where a.card_id = c.id), '[]') as answers
     from review_cards c where c.user_id = $1 order by c.id limit ${MAX_EXPORTED}`,
    [userId],
  );

export const deleteOldAnswers = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from review_answers where at < $1', [before]);

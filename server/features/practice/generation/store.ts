import { Generation, GenerationStep } from '@devorbit/contract/practice/generation.ts';
import { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export type NewGeneration = {
  user_id: number;
  difficulty: Difficulty | null;
  tags: string[];
  message: string;
  created_at: Date;
};

export const insertGeneration = async (db: Queryable, generation: NewGeneration): Promise<string> => {
  const { id } = await db.row(
    z.object({ id: z.string() }),
    'insert into generations (user_id, difficulty, tags, message, created_at) values ($1, $2, $3, $4, $5) returning id',
    [generation.user_id, generation.difficulty, generation.tags, generation.message, generation.created_at],
  );
  return id;
};

/** Makes other transactions that count this user's generations wait. */
export const lockUser = async (db: Queryable, userId: number): Promise<void> =>
  void (await db.raw('select from users where id = $1 for no key update', [userId]));

/** Those that failed do not count. */
export const countGenerations = async (db: Queryable, userId: number, since: Date): Promise<number> =>
  (
    await db.row(
      z.object({ count: z.number() }),
      `select count(*) as count from generations where user_id = $1 and created_at >= $2 and step <> 'failed'`,
      [userId, since],
    )
  ).count;

const GenerationRow = Generation.omit({ left_today: true, steps: true }).extend({
  user_id: z.number(),
  created_at: z.string(),
  /** When it came to each step after the first. */
  began: z.partialRecord(GenerationStep, z.string()),
  finished_at: z.string().nullable(),
});
export type GenerationRow = z.infer<typeof GenerationRow>;

export const selectOptionalGeneration = (db: Queryable, id: string): Promise<GenerationRow | null> =>
  db.optionalRow(
    GenerationRow,
    'select id, user_id, step, message, problem_id, created_at, began, finished_at from generations where id = $1',
    [id],
  );

const Work = z.object({
  id: z.string(),
  user_id: z.number(),
  difficulty: Difficulty.nullable(),
  tags: z.array(z.string()),
  go: z.number(),
});
export type Work = z.infer<typeof Work>;

/** Begins a new go. Null where it is finished or gone. */
export const beginGeneration = (db: Queryable, id: string): Promise<Work | null> =>
  db.optionalRow(
    Work,
    'update generations set go = go + 1 where id = $1 and finished_at is null returning id, user_id, difficulty, tags, go',
    [id],
  );

/** False where a later go has begun or it is finished. A step that comes again counts from when it first began. */
export const updateStep = async (
  db: Queryable,
  { id, go }: Pick<Work, 'id' | 'go'>,
  { step, message }: { step: GenerationStep; message: string },
  now: Date,
): Promise<boolean> =>
  (await db.run(
    `update generations set step = $3, message = $4,
       began = jsonb_build_object($3::text, $5::text) || (began - $6::text[])
     where id = $1 and go = $2 and finished_at is null`,
    [id, go, step, message, now.toISOString(), GenerationStep.options.slice(GenerationStep.options.indexOf(step) + 1)],
  )) === 1;

/** A go failed, by the runner's fault or ours. Answers how often that has happened. */
export const countFailure = async (db: Queryable, { id, go }: Pick<Work, 'id' | 'go'>): Promise<number> => {
  const row = await db.optionalRow(
    z.object({ failures: z.number() }),
    'update generations set failures = failures + 1 where id = $1 and go = $2 and finished_at is null returning failures',
    [id, go],
  );
  return row?.failures ?? 0;
};

/** Finishes it once: false where it is finished, or another go has begun (where `go` is given). */
export const updateFinished = async (
  db: Queryable,
  { id, go }: { id: string; go?: number },
  outcome: { step: 'published' | 'failed'; message: string; problem_id: number | null },
  now: Date,
): Promise<boolean> =>
  (await db.run(
    `update generations set step = $3, message = $4, problem_id = $5, finished_at = $6
     where id = $1 and go = coalesce($2::int, go) and finished_at is null`,
    [id, go ?? null, outcome.step, outcome.message, outcome.problem_id, now],
  )) === 1;

import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Row = z.object({ concept: z.string(), rating: z.number(), answers: z.number(), right_answers: z.number() });
export type SkillRow = z.infer<typeof Row>;

/** Until the end of the transaction nobody else changes this user's skills. */
export const lockSkills = (tx: Queryable, userId: number): Promise<unknown> =>
  tx.raw(`select pg_advisory_xact_lock(hashtext('concept_skills'), $1)`, [userId]);

export const selectSkills = (db: Queryable, userId: number, concepts: readonly string[]): Promise<SkillRow[]> =>
  db.rows(
    Row,
    `select concept, rating, answers, right_answers from concept_skills where user_id = $1 and concept = any ($2)`,
    [userId, concepts],
  );

export const upsertSkills = (tx: Queryable, userId: number, skills: readonly SkillRow[], at: Date): Promise<number> =>
  tx.run(
    `insert into concept_skills (user_id, concept, rating, answers, right_answers, updated_at)
     select $1, *, $6 from unnest($2::text[], $3::double precision[], $4::integer[], $5::integer[])
     on conflict (user_id, concept) do update set rating = excluded.rating, answers = excluded.answers,
       right_answers = excluded.right_answers, updated_at = excluded.updated_at`,
    [
      userId,
      skills.map(({ concept }) => concept),
      skills.map(({ rating }) => rating),
      skills.map(({ answers }) => answers),
      skills.map(({ right_answers }) => right_answers),
      at,
    ],
  );

export const deleteSkill = (tx: Queryable, userId: number, concept: string): Promise<number> =>
  tx.run('delete from concept_skills where user_id = $1 and concept = $2', [userId, concept]);

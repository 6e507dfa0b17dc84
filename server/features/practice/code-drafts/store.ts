import { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { CodeDraft } from '@devorbit/contract/practice/code-drafts.ts';
import { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const columns = 'language, code, revision, device, updated_at';

export type Place = { user_id: number; problem_id: number; language: PracticeLanguage };

export const selectDrafts = (db: Queryable, userId: number, problemId: number): Promise<CodeDraft[]> =>
  db.rows(
    CodeDraft,
    `select ${columns} from code_drafts where user_id = $1 and problem_id = $2 order by updated_at desc, language`,
    [userId, problemId],
  );

const Unfinished = z.object({
  id: z.int(),
  title: z.string(),
  difficulty: Difficulty,
  language: PracticeLanguage,
  at: z.string(),
});

/** The problem whose code a user changed last among those that are not solved, with that draft, unless it was submitted as it is; null where there is none. */
export const selectOptionalUnfinished = (db: Queryable, userId: number): Promise<z.infer<typeof Unfinished> | null> =>
  db.optionalRow(
    Unfinished,
    `select p.id, p.title, p.difficulty, c.language, c.updated_at as at
     from code_drafts c join listed_problems p on p.id = c.problem_id
     where c.user_id = $1
       and not exists (select from solved_problems d where d.user_id = c.user_id and d.problem_id = c.problem_id)
       and not exists (select from submissions s where s.user_id = c.user_id and s.problem_id = c.problem_id
         and s.kind = 'submit' and s.language = c.language and s.code = c.code)
     order by c.updated_at desc limit 1`,
    [userId],
  );

export const selectOptionalDraft = (
  db: Queryable,
  { user_id, problem_id, language }: Place,
): Promise<CodeDraft | null> =>
  db.optionalRow(
    CodeDraft,
    `select ${columns} from code_drafts where user_id = $1 and problem_id = $2 and language = $3`,
    [user_id, problem_id, language],
  );

type Written = Place & { code: string; device: string; now: Date };

/** Makes it, or changes it where `revision` is the kept one; null where another is. */
export const upsertOptionalDraft = (db: Queryable, draft: Written, revision: number): Promise<CodeDraft | null> =>
  db.optionalRow(
    CodeDraft,
    `insert into code_drafts (user_id, problem_id, language, code, device, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, problem_id, language) do update
       set code = excluded.code, device = excluded.device, updated_at = excluded.updated_at, revision = excluded.revision
       where code_drafts.revision = $7
     returning ${columns}`,
    [draft.user_id, draft.problem_id, draft.language, draft.code, draft.device, draft.now, revision],
  );

/** All but the last `kept` that this user has changed. */
export const deleteOldestDrafts = (db: Queryable, userId: number, kept: number): Promise<number> =>
  db.run(
    `delete from code_drafts where user_id = $1 and (problem_id, language) in (
       select problem_id, language from code_drafts where user_id = $1 order by updated_at desc offset $2
     )`,
    [userId, kept],
  );

/** How many there were of this revision. */
export const deleteDraft = (
  db: Queryable,
  { user_id, problem_id, language }: Place,
  revision: number,
): Promise<number> =>
  db.run('delete from code_drafts where user_id = $1 and problem_id = $2 and language = $3 and revision = $4', [
    user_id,
    problem_id,
    language,
    revision,
  ]);

export const deleteOldDrafts = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from code_drafts where updated_at < $1', [before]);

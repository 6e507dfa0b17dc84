import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';
import { pointsExpression } from '../../guidance/door.ts';
import { attemptCondition } from '../store.ts';

const User = z.object({ user_id: z.number() });
const usersOf = (rows: z.infer<typeof User>[]): number[] => rows.map(({ user_id }) => user_id);

/** A failure of ours leaves a submission as it is. */
const judgedAnew = `j.rejudge_id = $1 and j.status is not null and j.status <> 'Judge Error'`;

/** The submissions of a ready rejudge get their new results, and who looks at one whose verdict changes is told. */
export async function replaceResults(db: Queryable, rejudge: string): Promise<void> {
  await db.run(
    `update submissions s set status = j.status, message = j.message, runtime_ms = j.runtime_ms, memory_kb = j.memory_kb,
       tests_total = r.tests_total, package_digest = r.package_digest, problem_version = r.version
     from rejudges r, rejudged_submissions j where r.id = $1 and j.submission_id = s.id and ${judgedAnew}`,
    [rejudge],
  );
  await db.run(
    `delete from test_results t using rejudged_submissions j where j.submission_id = t.submission_id and ${judgedAnew}`,
    [rejudge],
  );
  await db.run(
    `insert into test_results (submission_id, index, name, sample, passed, verdict, time_ms, memory_kb, message, input, expected, got)
     select j.submission_id, t.*
     from rejudged_submissions j, jsonb_to_recordset(j.tests) t (index integer, name text, sample boolean, passed boolean,
       verdict text, time_ms double precision, memory_kb integer, message text, input text, expected text, got text)
     where ${judgedAnew}`,
    [rejudge],
  );
  const changed = await db.rows(
    z.object({ submission_id: z.string() }),
    'select submission_id from rejudged_submissions where rejudge_id = $1 and changed',
    [rejudge],
  );
  for (const { submission_id } of changed) await db.notify('submissions', submission_id);
}

const Counts = z.object({ attempts: z.number(), solves: z.number() });

/** What these users are counted for in the problem's figures: submissions up to their first Accepted, those that are no attempts and the author's own left out. */
export const selectCounts = (db: Queryable, problemId: number, users: number[]): Promise<z.infer<typeof Counts>> =>
  db.row(
    Counts,
    `select count(*) as attempts, count(*) filter (where s.id = d.submission_id) as solves
     from submissions s join problems p on p.id = s.problem_id
     left join solved_problems d on d.user_id = s.user_id and d.problem_id = s.problem_id
     where s.problem_id = $1 and s.user_id = any ($2) and s.kind = 'submit' and s.judged_at is not null
       and ${attemptCondition('s.status')} and p.author_id is distinct from s.user_id
       and (d.user_id is null or (s.judged_at, s.id) <= (d.solved_at, d.submission_id))`,
    [problemId, users],
  );

const firstAccepted = `first as (
  select distinct on (user_id) user_id, problem_id, id as submission_id, judged_at as solved_at from submissions
  where problem_id = $1 and user_id = any ($2) and kind = 'submit' and status = 'Accepted'
  order by user_id, judged_at, id
)`;

/**
 * Makes the first Accepted submissions of these users what they are now; one that stays the first keeps its points. Answers
 * the users for whom anything has changed.
 */
export async function replaceSolved(db: Queryable, problem_id: number, users: number[]): Promise<number[]> {
  const gone = await db.rows(
    User,
    `with ${firstAccepted}
     delete from solved_problems d where d.problem_id = $1 and d.user_id = any ($2)
       and not exists (select from first f where f.user_id = d.user_id and f.submission_id = d.submission_id)
     returning d.user_id`,
    [problem_id, users],
  );
  const points = pointsExpression({ user_id: 'f.user_id', problem_id: 'f.problem_id', solved_at: 'f.solved_at' });
  const come = await db.rows(
    User,
    `with ${firstAccepted}
     insert into solved_problems (user_id, problem_id, submission_id, points, counted, solved_at)
     select f.user_id, f.problem_id, f.submission_id, ${points}, p.author_id is distinct from f.user_id, f.solved_at
     from first f join problems p on p.id = f.problem_id
     on conflict (user_id, problem_id) do nothing returning user_id`,
    [problem_id, users],
  );
  return [...new Set([...usersOf(gone), ...usersOf(come)])].toSorted((a, b) => a - b);
}

import type { AuthorsProgram } from '@devorbit/content-reader/demo.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';
import { draw } from '../../../../platform/draw.ts';
import { pointsExpression } from '../../guidance/door.ts';

export const selectHasAny = async (db: Queryable): Promise<boolean> =>
  (await db.row(z.object({ any: z.boolean() }), 'select exists (select from submissions) as any')).any;

/**
 * A few are busy and most are not; Hard problems are failed more often. Over the last year, the more the later. A problem
 * that `programs` does not know gets empty ones. Some of those who solved a problem share how.
 */
export const insertSampleSubmissions = (
  tx: Queryable,
  learners: number[],
  { submissions, programs }: { submissions: number; programs: AuthorsProgram[] },
  now: Date,
): Promise<number> =>
  tx.run(
    `with learners as (select id, row_number() over (order by id) as place from unnest($1::integer[]) id),
       targets as (select *, row_number() over (order by id) as place from problems where tests > 0),
       given as (select * from jsonb_to_recordset($4::jsonb) as (package_name text, verdict text, language text, code text)),
       programs as (
         select p.id as problem_id, g.verdict, g.language, g.code from given g join targets p using (package_name)
         union all
         select id, verdict, language, 'A sample: it was never judged.'
         from targets, unnest(array['Accepted', 'Wrong Answer', 'Time Limit Exceeded', 'Runtime Error']) verdict,
           unnest(array['javascript', 'python', 'java', 'cpp']) language
         where not exists (select from given where given.package_name = targets.package_name)
       ),
       numbered as (
         select *, verdict = 'Accepted' as right, row_number() over same as place, count(*) over (partition by problem_id, verdict = 'Accepted') as many
         from programs window same as (partition by problem_id, verdict = 'Accepted' order by md5(code), language, verdict)
       ),
       drawn as (
         select 1 + floor(cardinality($1) * pow(${draw('n', 1)}, 2)) as learner,
           1 + floor((select count(*) from targets) * ${draw('n', 2)}) as target, ${draw('n', 3)} as luck, ${draw('n', 4)} as which,
           ${draw('n', 5)} as size, ${draw('n', 6)} as open,
           $3::timestamptz - make_interval(secs => 365 * 86400 * pow(${draw('n', 7)}, 1.5)) as at
         from generate_series(1, $2::integer) n
       )
     insert into submissions (user_id, problem_id, kind, language, code, package_digest, problem_version, status, message, runtime_ms,
       memory_kb, tests_total, judging, created_at, judged_at, shared_at)
     select l.id, p.id, 'submit', g.language, g.code, p.package_digest, p.version, g.verdict, '',
       case when g.verdict = 'Time Limit Exceeded' then 1.1 * p.time_limit_ms else round((4 + 0.3 * p.time_limit_ms * pow(size, 3))::numeric, 1) end,
       4000 + floor(40000 * size), p.tests, 1, at, at, case when g.right and open < 0.3 then at end
     from drawn join learners l on l.place = drawn.learner join targets p on p.place = drawn.target
       join numbered g on g.problem_id = p.id and g.right = (luck < 0.75 - 0.15 * p.difficulty_rank) and g.place = 1 + floor(which * g.many)`,
    [learners, submissions, now, JSON.stringify(programs)],
  );

/** All tests of an Accepted submission, and of another one those up to the one that it fails. */
export const insertSampleTests = (tx: Queryable, learners: number[]): Promise<number> =>
  tx.run(
    `insert into test_results (submission_id, index, name, sample, passed, verdict, time_ms, memory_kb, message)
     select s.id, n, 'Test ' || n, n <= jsonb_array_length(p.examples), n < s.last or s.status = 'Accepted',
       case when n < s.last then 'Accepted' else s.status end, s.runtime_ms, s.memory_kb, ''
     from (
       select *, case status when 'Accepted' then tests_total
         else 1 + floor(tests_total * ${draw('hashtext(id::text)', 8)})::integer end as last
       from submissions where user_id = any($1)
     ) s join problems p on p.id = s.problem_id, lateral generate_series(1, s.last) n`,
    [learners],
  );

/** The first Accepted ones of these users. */
export const insertSampleSolved = (tx: Queryable, learners: number[]): Promise<number> =>
  tx.run(
    `insert into solved_problems (user_id, problem_id, submission_id, points, counted, solved_at)
     select distinct on (s.user_id, s.problem_id) s.user_id, s.problem_id, s.id,
       ${pointsExpression({ user_id: 's.user_id', problem_id: 's.problem_id', solved_at: 's.judged_at' })}, p.author_id is distinct from s.user_id, s.judged_at
     from submissions s join problems p on p.id = s.problem_id
     where s.user_id = any($1) and s.status = 'Accepted'
     order by s.user_id, s.problem_id, s.judged_at`,
    [learners],
  );

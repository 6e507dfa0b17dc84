import type { AuthorsProgram } from '@devorbit/content-reader/demo.ts';
import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
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
       targets as (select p.*, row_number() over (order by p.id) as place from listed_problems join problems p using (id)),
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
     select user_id, id, 'submit', language, code, package_digest, version, verdict, '',
       runtime_ms, memory_kb, tests, 1, at, at, case when right_one and open < 0.3 then at end
     from (select l.id as user_id, p.id, g.language, g.code, p.package_digest, p.version, g.verdict, g.right as right_one, open, p.tests,
       case when g.verdict = 'Time Limit Exceeded' then 1.1 * p.time_limit_ms else round((4 + 0.3 * p.time_limit_ms * pow(size, 3))::numeric, 1) end as runtime_ms,
       4000 + floor(40000 * size) as memory_kb,
       -- Nobody submits to somebody's problem before it is there.
       case when p.author_id is null or at > p.created_at then at else p.created_at + ($3::timestamptz - p.created_at) * open end as at
     from drawn join learners l on l.place = drawn.learner join targets p on p.place = drawn.target
       join numbered g on g.problem_id = p.id and g.right = (luck < 0.75 - 0.15 * p.difficulty_rank) and g.place = 1 + floor(which * g.many)
     ) submitted`,
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

/** Something that somebody submitted. */
export type SampleSubmission = {
  user_id: number;
  problem_id: number;
  verdict: Verdict;
  language: PracticeLanguage;
  code: string;
  at: Date;
  /** Shared with those who have solved the problem, with what its author says about it. */
  shared: { note: string; time_complexity: string; space_complexity: string } | null;
};

/** Writes what these people submitted, as judged on all tests that the problems have: nothing was judged. */
export const insertPlannedSubmissions = (tx: Queryable, submissions: SampleSubmission[]): Promise<number> =>
  tx.run(
    `with given as (
       select *, row_number() over (order by at, user_id, problem_id) as n from jsonb_to_recordset($1::jsonb) as given
         (user_id integer, problem_id integer, verdict text, language text, code text, at timestamptz, shared jsonb)
     ), drawn as (select *, ${draw('n', 11)} as size from given),
     made as (
       insert into submissions (user_id, problem_id, kind, language, code, package_digest, problem_version, status, message,
         runtime_ms, memory_kb, tests_total, judging, created_at, judged_at, shared_at)
       select user_id, p.id, 'submit', language, code, p.package_digest, p.version, verdict, '',
         case when verdict = 'Time Limit Exceeded' then 1.1 * p.time_limit_ms else round((4 + 0.2 * p.time_limit_ms * pow(size, 3))::numeric, 1) end,
         4000 + floor(30000 * size), p.tests, 1, at, at, case when shared is not null then at end
       from drawn join problems p on p.id = problem_id
       returning id, user_id, problem_id, created_at, shared_at, code
     )
     insert into solutions (submission_id, note, time_complexity, space_complexity, code_chars)
     select m.id, g.shared ->> 'note', g.shared ->> 'time_complexity', g.shared ->> 'space_complexity', length(m.code)
     from made m join given g on (g.user_id, g.problem_id, g.at) = (m.user_id, m.problem_id, m.created_at)
     where m.shared_at is not null
     on conflict (submission_id) do update set note = excluded.note, time_complexity = excluded.time_complexity,
       space_complexity = excluded.space_complexity`,
    [JSON.stringify(submissions)],
  );

/** Votes of these people for solutions of others to what they have solved: a few get many, most get some. Nobody is told. */
export async function insertSampleVotes(tx: Queryable, learners: number[], now: Date): Promise<void> {
  await tx.run(
    `insert into solution_votes (submission_id, user_id, created_at)
     select x.submission_id, d.user_id, least($2::timestamptz, greatest(s.shared_at, d.solved_at) + interval '3 hours')
     from solutions x join submissions s on s.id = x.submission_id join solved_problems d on d.problem_id = s.problem_id
     where s.shared_at is not null and d.user_id = any ($1) and d.user_id <> s.user_id
       and ${draw('hashtext(x.submission_id::text || d.user_id)', 12)} < case when x.note = '' then 0.12 else 0.6 end`,
    [learners, now],
  );
  await tx.run('update solutions set votes_told = votes where votes > 0', []);
}

/** What somebody did up to a moment was done so many days later. */
export async function moveSampleDeeds(tx: Queryable, userId: number, until: string, days: number): Promise<void> {
  const later = 'make_interval(days => $3)';
  await tx.run(
    `update submissions set created_at = created_at + ${later}, judged_at = judged_at + ${later},
       shared_at = shared_at + ${later} where user_id = $1 and created_at <= $2 and judged_at is not null`,
    [userId, until, days],
  );
  await tx.run(`update solved_problems set solved_at = solved_at + ${later} where user_id = $1 and solved_at <= $2`, [
    userId,
    until,
    days,
  ]);
  await tx.run(`update solution_votes set created_at = created_at + ${later} where user_id = $1 and created_at <= $2`, [
    userId,
    until,
    days,
  ]);
}

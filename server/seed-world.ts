import { randomBytes } from 'node:crypto';
import type { AuthorsProgram, DemoLearner } from '@devorbit/content-reader/demo.ts';
import { z } from 'zod';
import { hashPassword } from './features/identity/accounts/password.ts';
import { pointsOfEach } from './features/practice/guidance/commands/points-of.ts';
import { rebuildLeaderboard } from './features/practice/leaderboard/commands/rebuild-leaderboard.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Queryable } from './platform/database.ts';

type Deps = { database: Database; clock: Clock };
type World = { learners: DemoLearner[]; submissions: number; programs: AuthorsProgram[] };

/** A number from 0 up to 1 that is always the same for the same row and purpose. */
const draw = (row: string, purpose: number): string =>
  `((hashint8extended((${row})::bigint, ${purpose}) & 1048575) / 1048576.0)`;

/** Nameless learners, to measure with. */
export const numberedLearners = (count: number): DemoLearner[] =>
  Array.from({ length: count }, (_, at) => ({
    username: `sample_learner_${at + 1}`,
    name: `Sample Learner ${at + 1}`,
    skills: [],
  }));

/** Sample learners, who joined over the year before. Nobody knows their password. Answers the ids of those who are new. */
async function insertLearners(tx: Queryable, learners: DemoLearner[], now: Date): Promise<number[]> {
  const made = await tx.rows(
    z.object({ id: z.number() }),
    `with given as (select * from jsonb_to_recordset($1::jsonb) as (username text, name text, location text, bio text, skills text[])),
       made as (
         insert into users (username, email, full_name, password_hash, date_joined)
         select username, username || '@example.com', name || ' (sample)', $2,
           $3::timestamptz - make_interval(days => 365 + floor(90 * ${draw('hashtext(username)', 9)})::integer)
         from given on conflict do nothing returning id, username
       ),
       described as (
         insert into profiles (user_id, location, bio, skills)
         select id, coalesce(location, ''), coalesce(bio, ''), skills from made join given using (username)
       )
     select id from made`,
    [JSON.stringify(learners), await hashPassword(randomBytes(24).toString('base64url')), now],
  );
  return made.map(({ id }) => id);
}

/**
 * A few are busy and most are not; Hard problems are failed more often. Over the last year, the more the later. A problem
 * that `programs` does not know gets empty ones. Some of those who solved a problem share how.
 */
const insertSubmissions = (
  tx: Queryable,
  learners: number[],
  { submissions, programs }: World,
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
const insertTests = (tx: Queryable, learners: number[]): Promise<number> =>
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

/** What recordVerdict would have written: first Accepted, then the attempts up to them. */
async function insertFigures(tx: Queryable, learners: number[]): Promise<void> {
  await tx.run(
    `insert into solved_problems (user_id, problem_id, submission_id, points, counted, solved_at)
     select distinct on (s.user_id, s.problem_id) s.user_id, s.problem_id, s.id,
       ${pointsOfEach({ user_id: 's.user_id', problem_id: 's.problem_id', solved_at: 's.judged_at' })}, p.author_id is distinct from s.user_id, s.judged_at
     from submissions s join problems p on p.id = s.problem_id
     where s.user_id = any($1) and s.status = 'Accepted'
     order by s.user_id, s.problem_id, s.judged_at`,
    [learners],
  );
  await tx.run(
    `update problems p set attempts = p.attempts + f.attempts, solves = p.solves + f.solves
     from (
       select s.problem_id, count(*) as attempts, count(*) filter (where d.submission_id = s.id) as solves
       from submissions s left join solved_problems d on d.user_id = s.user_id and d.problem_id = s.problem_id
       where s.user_id = any($1) and (d.solved_at is null or s.judged_at <= d.solved_at)
       group by s.problem_id
     ) f where f.problem_id = p.id`,
    [learners],
  );
}

/**
 * Fills an installation with sample learners and their submissions to the problems that have tests: nothing was judged. The
 * same every time; does nothing where anything has been submitted. Answers whether it did.
 */
export async function seedWorld({ database, clock }: Deps, world: World): Promise<boolean> {
  const made = await database.transaction(async (tx) => {
    const now = clock.now();
    if (await tx.optionalRow(z.object({ id: z.string() }), 'select id from submissions limit 1')) return false;
    const learners = await insertLearners(tx, world.learners, now);
    await insertSubmissions(tx, learners, world, now);
    await insertTests(tx, learners);
    await insertFigures(tx, learners);
    await tx.notify('problems');
    return true;
  });
  if (made) await rebuildLeaderboard({ database, clock });
  return made;
}

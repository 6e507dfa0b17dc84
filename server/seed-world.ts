import { randomBytes } from 'node:crypto';
import { hashPassword } from './features/accounts/password.ts';
import { pointsOfEach } from './features/guidance/commands/points-of.ts';
import { rebuildLeaderboard } from './features/leaderboard/commands/rebuild-leaderboard.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Queryable } from './platform/database.ts';

type Deps = { database: Database; clock: Clock };
type Size = { users: number; submissions: number };

/** A number from 0 up to 1 that is always the same for the same row and purpose. */
const draw = (row: string, purpose: number): string =>
  `((hashint8extended((${row})::bigint, ${purpose}) & 1048575) / 1048576.0)`;

/** Sample learners, who joined over the year before. Nobody knows their password. Answers how many are new. */
const insertUsers = async (tx: Queryable, users: number, now: Date): Promise<number> =>
  tx.run(
    `insert into users (username, email, full_name, password_hash, date_joined)
     select 'sample_learner_' || n, 'sample_learner_' || n || '@example.com', 'Sample Learner ' || n || ' (sample)', $2,
       $3::timestamptz - make_interval(days => 365 + (n * 7) % 90)
     from generate_series(1, $1::integer) n on conflict do nothing`,
    [users, await hashPassword(randomBytes(24).toString('base64url')), now],
  );

/** A few are busy and most are not; Hard problems are failed more often. Over the last year, the more the later. */
const insertSubmissions = (tx: Queryable, { users, submissions }: Size, now: Date): Promise<number> =>
  tx.run(
    `with learners as (select id, row_number() over (order by id) as place from users where username like 'sample\\_learner\\_%'),
       targets as (select *, row_number() over (order by id) as place from problems where tests > 0),
       drawn as (
         select 1 + floor($1::integer * pow(${draw('n', 1)}, 2)) as learner,
           1 + floor((select count(*) from targets) * ${draw('n', 2)}) as target, ${draw('n', 3)} as luck, ${draw('n', 4)} as fault,
           ${draw('n', 5)} as size, ${draw('n', 6)} as tongue,
           $3::timestamptz - make_interval(secs => 365 * 86400 * pow(${draw('n', 7)}, 1.5)) as at
         from generate_series(1, $2::integer) n
       )
     insert into submissions (user_id, problem_id, kind, language, code, package_digest, problem_version, status, message, runtime_ms,
       memory_kb, tests_total, judging, created_at, judged_at)
     select l.id, p.id, 'submit', (array['javascript', 'python', 'java', 'cpp'])[1 + floor(4 * tongue)::integer],
       'A sample: it was never judged.', p.package_digest, p.version,
       case when luck < 0.75 - 0.15 * p.difficulty_rank then 'Accepted' when fault < 0.6 then 'Wrong Answer'
         when fault < 0.8 then 'Time Limit Exceeded' else 'Runtime Error' end,
       '', round((5 + 900 * size)::numeric, 1), 4000 + floor(60000 * size), p.tests, 1, at, at
     from drawn join learners l on l.place = drawn.learner join targets p on p.place = drawn.target`,
    [users, submissions, now],
  );

/** All tests of an Accepted submission, and of another one those up to the one that it fails. */
const insertTests = (tx: Queryable): Promise<number> =>
  tx.run(
    `insert into test_results (submission_id, index, name, sample, passed, verdict, time_ms, memory_kb, message)
     select s.id, n, 'Test ' || n, n <= jsonb_array_length(p.examples), n < s.last or s.status = 'Accepted',
       case when n < s.last then 'Accepted' else s.status end, s.runtime_ms, s.memory_kb, ''
     from (
       select *, case status when 'Accepted' then tests_total
         else 1 + floor(tests_total * ${draw('hashtext(id::text)', 8)})::integer end as last
       from submissions where code = 'A sample: it was never judged.'
     ) s join problems p on p.id = s.problem_id, lateral generate_series(1, s.last) n`,
  );

/** What recordVerdict would have written: first Accepted, then the attempts up to them. */
async function insertFigures(tx: Queryable): Promise<void> {
  await tx.run(
    `insert into solved_problems (user_id, problem_id, submission_id, points, counted, solved_at)
     select distinct on (s.user_id, s.problem_id) s.user_id, s.problem_id, s.id,
       ${pointsOfEach({ user_id: 's.user_id', problem_id: 's.problem_id', solved_at: 's.judged_at' })}, p.author_id is distinct from s.user_id, s.judged_at
     from submissions s join problems p on p.id = s.problem_id
     where s.code = 'A sample: it was never judged.' and s.status = 'Accepted'
     order by s.user_id, s.problem_id, s.judged_at`,
  );
  await tx.run(
    `update problems p set attempts = p.attempts + f.attempts, solves = p.solves + f.solves
     from (
       select s.problem_id, count(*) as attempts, count(*) filter (where d.submission_id = s.id) as solves
       from submissions s left join solved_problems d on d.user_id = s.user_id and d.problem_id = s.problem_id
       where s.code = 'A sample: it was never judged.' and (d.solved_at is null or s.judged_at <= d.solved_at)
       group by s.problem_id
     ) f where f.problem_id = p.id`,
  );
}

/**
 * Fills an installation with sample learners and their submissions to the problems that have tests, to be looked at and
 * measured: nothing was judged. The same every time; does nothing where there are sample learners. Answers whether it did.
 */
export async function seedWorld(
  { database, clock }: Deps,
  size: Size = { users: 200, submissions: 20_000 },
): Promise<boolean> {
  const made = await database.transaction(async (tx) => {
    const now = clock.now();
    if ((await insertUsers(tx, size.users, now)) === 0) return false;
    await insertSubmissions(tx, size, now);
    await insertTests(tx);
    await insertFigures(tx);
    await tx.notify('problems');
    return true;
  });
  if (made) await rebuildLeaderboard({ database, clock });
  return made;
}

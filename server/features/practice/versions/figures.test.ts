import { createHash } from 'node:crypto';
import { applyRejudge, type Rejudge, showRejudge, startRejudge } from '@devorbit/contract/practice/versions.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { answering, type FakeRunner, outcome, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildLeaderboard } from '../leaderboard/commands/rebuild-leaderboard.ts';

let house: House;
let runner: FakeRunner;
let staff: SignedIn;
beforeAll(async () => {
  // The source says what it gets.
  runner = await startFakeRunner((request, reply) =>
    request.source.startsWith('Accepted')
      ? answering([1, 2, 3, 4].map((index) => outcome(index, 4)))(request, reply)
      : answering([outcome(1, 4), outcome(2, 4, { passed: false, verdict: 'Wrong Answer' })], {
          verdict: 'Wrong Answer',
          message: 'Wrong answer on test 2',
        })(request, reply),
  );
  house = await openHouse({ runnerUrl: runner.url });
  staff = await makeUser(house, { role: 'staff' });
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const NOW = new Date();
/** The same numbers every time, below `bound`. */
const draw = (seed: string, bound: number): number => createHash('sha256').update(seed).digest().readUInt32BE() % bound;
const rows = async (sql: string, params: unknown[] = []) => (await house.database.raw(sql, params)).rows;

const board = async () => ({
  leaderboard: await rows('select * from leaderboard order by user_id, period, period_start'),
  scores: await rows('select * from leaderboard_scores where users > 0 order by 1, 2, 3, 4'),
});
const solved = (problem: number) =>
  rows(
    `select user_id, submission_id, points, counted, solved_at from solved_problems where problem_id = $1 order by user_id`,
    [problem],
  );

const rejudge = async (problem: number, apply = true): Promise<Rejudge> => {
  const { body } = await call(house.url, startRejudge, {
    as: staff.code,
    params: { id: problem },
    body: { scope: 'all' },
  });
  const params = { id: body.id };
  const ready = await eventually(async () => {
    const { body: now } = await call(house.url, showRejudge, { as: staff.code, params });
    return now.state === 'ready' && now;
  });
  return apply ? (await call(house.url, applyRejudge, { as: staff.code, params })).body : ready;
};

type Sent = { user: number; id: string; at: Date; before: string; after: 'Accepted' | 'Wrong Answer' };

/** 160 submissions of ten users to a Hard problem over ten weeks, that get other verdicts now; the first user wrote it. */
async function makeWorld(): Promise<{ problem: number; users: number[]; sent: Sent[]; hints: Map<number, Date[]> }> {
  const users: number[] = [];
  for (let at = 0; at < 10; at++) users.push((await makeUser(house)).user.id);
  const [problem, other] = [await makeProblem(house, { difficulty: 'Hard' }), await makeProblem(house)];
  await house.database.raw('update problems set author_id = $1 where id = $2', [users[0], problem]);
  const hints = new Map<number, Date[]>();
  for (const [at, user] of users.slice(0, 6).entries())
    for (let hint = 1; hint <= at % 3; hint++) {
      const taken = new Date(NOW.getTime() - draw(`hint ${at} ${hint}`, 70) * 86_400_000);
      hints.set(user, [...(hints.get(user) ?? []), taken]);
      await house.database.raw(
        'insert into guidance_taken (user_id, problem_id, hint, taken_at) values ($1, $2, $3, $4)',
        [user, problem, hint, taken],
      );
    }
  const times = Array.from({ length: 160 }, (_, at) => NOW.getTime() - (1 + draw(`minute ${at}`, 70 * 1_440)) * 60_000);
  const sent: Sent[] = [];
  for (const [at, time] of times.toSorted((a, b) => a - b).entries()) {
    const user = users[draw(`user ${at}`, users.length)] ?? 0;
    const before =
      (['Accepted', 'Wrong Answer', 'Compilation Error', 'Judge Error'] as const)[draw(`before ${at}`, 9)] ??
      'Wrong Answer';
    const after = draw(`after ${at}`, 9) === 0 ? ('Accepted' as const) : ('Wrong Answer' as const);
    const options = { verdict: before, at: new Date(time), code: after };
    const id = await makeSubmission(house, { user_id: user, problem_id: problem }, options);
    sent.push({ user, id, at: options.at, before, after });
    if (at % 7 === 0) await makeSubmission(house, { user_id: user, problem_id: other }, { at: options.at });
  }
  return { problem, users, sent, hints };
}

test('after a rejudge all figures are those of the new verdicts, and the leaderboard equals one that is built anew', async () => {
  const { problem, users, sent, hints } = await makeWorld();
  const before = {
    board: await board(),
    solved: await solved(problem),
    problems: await rows('select * from problems'),
  };
  const preview = await rejudge(problem, false);
  expect({
    board: await board(),
    solved: await solved(problem),
    problems: await rows('select * from problems'),
  }).toEqual(before);

  const firsts = users.flatMap((user) => sent.find((each) => each.user === user && each.after === 'Accepted') ?? []);
  const hadIt = new Set(sent.filter((each) => each.before === 'Accepted').map(({ user }) => user));
  const hasIt = new Set(firsts.map(({ user }) => user));
  const count = (of: Set<number>, wanted: (user: number) => boolean) => [...of].filter(wanted).length;
  const gained = count(hasIt, (user) => !hadIt.has(user));
  const lost = count(hadIt, (user) => !hasIt.has(user));
  expect([gained > 0, lost > 0, count(hasIt, (user) => hadIt.has(user)) > 0]).toEqual([true, true, true]);
  const changed = sent.filter((each) => each.before !== each.after).length;
  expect(preview).toMatchObject({ total: 160, judged: 160, changed, gained, lost });

  const applied = (await call(house.url, applyRejudge, { as: staff.code, params: { id: preview.id } })).body;
  expect(applied).toMatchObject({ state: 'applied', changed, gained, lost });
  expect(await solved(problem)).toEqual(
    firsts
      .map(({ user, id, at }) => {
        const own = user === users[0];
        const taken = (hints.get(user) ?? []).filter((each) => each < at).length;
        const points = own ? 0 : 300 - 30 * taken;
        return { user_id: user, submission_id: id, points, counted: !own, solved_at: at.toISOString() };
      })
      .toSorted((a, b) => a.user_id - b.user_id),
  );
  const attempts = sent.filter(({ user, at }) => {
    const first = firsts.find((each) => each.user === user);
    return user !== users[0] && (first === undefined || at <= first.at);
  });
  expect(await rows('select attempts, solves from problems where id = $1', [problem])).toEqual([
    { attempts: attempts.length, solves: firsts.filter(({ user }) => user !== users[0]).length },
  ]);
  expect(
    await rows(`select status, count(*) from submissions where problem_id = $1 group by 1 order by 1`, [problem]),
  ).toEqual([
    { status: 'Accepted', count: sent.filter(({ after }) => after === 'Accepted').length },
    { status: 'Wrong Answer', count: sent.filter(({ after }) => after === 'Wrong Answer').length },
  ]);
  const concerned = new Set(sent.filter((each) => each.before !== each.after).map(({ user }) => user));
  expect(
    await rows(
      `select user_id, link from notifications where kind = 'submissions' and title like '%verdict%' order by user_id`,
    ),
  ).toEqual([...concerned].toSorted((a, b) => a - b).map((user_id) => ({ user_id, link: '/submissions' })));

  const kept = await board();
  expect(kept).not.toEqual(before.board);
  await rebuildLeaderboard(house);
  expect(kept).toEqual(await board());
});

test('a first Accepted that stays the first keeps the points that it was worth then', async () => {
  const problem = await makeProblem(house, { difficulty: 'Easy' });
  const [ada, bob] = [await makeUser(house), await makeUser(house)];
  const of = ({ user }: SignedIn) => ({ user_id: user.id, problem_id: problem });
  await makeSubmission(house, of(ada), { verdict: 'Accepted', code: 'Accepted' });
  await makeSubmission(house, of(ada), { verdict: 'Wrong Answer', code: 'Accepted' });
  await makeSubmission(house, of(bob), { verdict: 'Wrong Answer', code: 'Accepted' });
  await house.database.raw(`update problems set difficulty = 'Hard' where id = $1`, [problem]);
  expect(await rejudge(problem)).toMatchObject({ changed: 2, gained: 1, lost: 0 });
  expect(await solved(problem)).toMatchObject([
    { user_id: ada.user.id, points: 100 },
    { user_id: bob.user.id, points: 300 },
  ]);
});

test('verdicts that fall while it is applied are counted once, and nobody waits in a circle', async () => {
  const problem = await makeProblem(house);
  const users = await Promise.all(Array.from({ length: 12 }, () => makeUser(house)));
  for (const [at, { user }] of users.entries())
    await makeSubmission(
      house,
      { user_id: user.id, problem_id: problem },
      { verdict: 'Wrong Answer', code: at % 2 ? 'Accepted' : 'x' },
    );
  const { id } = await rejudge(problem, false);
  await Promise.all([
    call(house.url, applyRejudge, { as: staff.code, params: { id } }),
    call(house.url, applyRejudge, { as: staff.code, params: { id } }),
    ...users.map(({ user }) => makeSubmission(house, { user_id: user.id, problem_id: problem }, { code: 'Accepted' })),
  ]);
  const [counts] = await rows('select attempts, solves from problems where id = $1', [problem]);
  const expected = await rows(
    `select count(*) as attempts, count(distinct d.user_id) as solves
     from submissions s join solved_problems d on d.user_id = s.user_id and d.problem_id = s.problem_id
     where s.problem_id = $1 and s.judged_at <= d.solved_at`,
    [problem],
  );
  expect(expected).toEqual([counts]);
  expect(counts).toMatchObject({ solves: 12 });
  const kept = await board();
  await rebuildLeaderboard(house);
  expect(kept).toEqual(await board());
});

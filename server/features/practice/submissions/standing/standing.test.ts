import { showStanding } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: House;
let learner: SignedIn;
let staff: SignedIn;
let problem: number;
beforeAll(async () => {
  house = await openHouse();
  learner = await makeUser(house);
  staff = await makeUser(house, { role: 'staff' });
  problem = await makeProblem(house);
});
afterAll(() => house.close());

const submit = ({ user }: SignedIn, more: Parameters<typeof makeSubmission>[2] = {}, problem_id = problem) =>
  makeSubmission(house, { user_id: user.id, problem_id }, more);
const standing = async (id: string) => (await call(house.url, showStanding, { as: learner.code, params: { id } })).body;

test('is a percentile among the best of each other user in the language, once there are five', async () => {
  const own = await submit(learner, { runtime_ms: 50, memory_kb: 1000 });
  await submit(learner, { runtime_ms: 90, memory_kb: 9000 });
  expect(await standing(own)).toEqual({ others: 0, faster_than: null, leaner_than: null });

  const others: SignedIn[] = [];
  for (const [runtime_ms, memory_kb] of [
    [60, 500],
    [50, 1000],
    [40, 2000],
    [70, 3000],
  ] as const) {
    const other = await makeUser(house);
    others.push(other);
    await submit(other, { runtime_ms, memory_kb });
  }
  // Not counted: another language, another problem, a run, another verdict.
  const stranger = await makeUser(house);
  await submit(stranger, { language: 'python' });
  await submit(stranger, {}, await makeProblem(house));
  await submit(stranger, { kind: 'run' });
  await submit(stranger, { verdict: 'Wrong Answer' });
  expect(await standing(own)).toEqual({ others: 4, faster_than: null, leaner_than: null });

  const [first] = others;
  if (first) await submit(first, { runtime_ms: 10, memory_kb: 8000 });
  for (let more = 0; more < 2; more++) await submit(await makeUser(house), { runtime_ms: 80, memory_kb: 9000 });
  // Best times 10, 50, 40, 70, 80, 80; best memory 500, 1000, 2000, 3000, 9000, 9000.
  expect(await standing(own)).toEqual({ others: 6, faster_than: 50, leaner_than: 66.7 });
});

test('is of an Accepted submission of one’s own alone, whoever asks', async () => {
  const own = await submit(learner);
  const ask = (as: string | undefined, id: string) => refused(house.url, showStanding, { as, params: { id } });
  for (const as of [(await makeUser(house)).code, staff.code])
    expect(await ask(as, own)).toMatchObject({ status: 404, body: { error: 'Submission not found.' } });
  expect((await ask(learner.code, await submit(learner, { verdict: 'Wrong Answer' }))).status).toBe(404);
  expect((await ask(learner.code, await submit(learner, { kind: 'run' }))).status).toBe(404);
  expect((await ask(learner.code, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await ask(learner.code, '1')).status).toBe(400);
  expect((await ask(undefined, own)).status).toBe(401);
});

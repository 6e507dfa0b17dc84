import { readFileSync } from 'node:fs';
import {
  ExerciseAttempt,
  followAttempt,
  listProven,
  proveExercise,
  showAttempt,
  showExerciseSolution,
} from '@devorbit/contract/learning/exercises.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { readEvents } from '@devorbit/testkit/events.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { accepting, answering, type FakeRunner, outcome, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const turnstile = { id: 'react.state.turnstile' };
let house: House;
let runner: FakeRunner;
let ada: SignedIn;
beforeAll(async () => {
  runner = await startFakeRunner();
  house = await openHouse({ runnerUrl: runner.url });
});
afterAll(async () => {
  await house.close();
  await runner.close();
});
beforeEach(async () => {
  ada = await makeUser(house);
  runner.script = accepting;
});

const prove = async (source = 'export default () => null;', as = ada.code) =>
  (await call(house.url, proveExercise, { as, params: turnstile, body: { source } })).body;
const judged = (attempt: string) =>
  eventually(async () => {
    const { body } = await call(house.url, showAttempt, { as: ada.code, params: { attempt } });
    return body.judged_at !== null && body;
  });
const proven = async (as = ada.code) => (await call(house.url, listProven, { as })).body;

test('what passes in the sandbox is proven, with the tests of our content and nobody else’s', async () => {
  const { id, state } = await prove('my program');
  expect(state).toBe('queued');
  expect(await judged(id)).toMatchObject({ state: 'passed' });
  expect(runner.requests.at(-1)).toMatchObject({
    source: 'my program',
    task: {
      kind: 'dom',
      kit: 'react',
      tests: readFileSync('content/learning/react/foundations/state/turnstile/tests.js', 'utf8'),
    },
  });
  expect(await proven()).toEqual([turnstile.id]);
  expect(await proven((await makeUser(house)).code)).toEqual([]);
});

test('what fails says which tests, and is no proof', async () => {
  runner.script = answering(
    [
      outcome(1, 2, { name: 'one press takes one seat' }),
      outcome(2, 2, { name: 'a pair', passed: false, verdict: 'Wrong Answer', message: 'Expected 3' }),
    ],
    { verdict: 'Wrong Answer', message: '1 of 2 tests passed.' },
  );
  const attempt = await judged((await prove()).id);
  expect(attempt).toMatchObject({ state: 'failed', message: '1 of 2 tests passed.' });
  expect(attempt.results.map(({ name, passed }) => [name, passed])).toEqual([
    ['one press takes one seat', true],
    ['a pair', false],
  ]);
  expect(await proven()).toEqual([]);
});

test('who waits is told, and nobody else may listen', async () => {
  const { id } = await prove();
  const address = house.url + followAttempt.path.replace(':attempt', id);
  const stream = await fetch(address, { headers: { 'x-session-code': ada.code } });
  const told: ExerciseAttempt[] = [];
  for await (const data of readEvents(stream)) told.push(ExerciseAttempt.parse(data));
  expect(told.at(-1)).toMatchObject({ id, state: 'passed' });
  const other = await makeUser(house);
  expect((await fetch(address, { headers: { 'x-session-code': other.code } })).status).toBe(404);
  expect((await refused(house.url, showAttempt, { as: other.code, params: { attempt: id } })).status).toBe(404);
});

test('a solution is for who has tried', async () => {
  expect((await refused(house.url, showExerciseSolution, { as: ada.code, params: turnstile })).status).toBe(409);
  await prove();
  const { body } = await call(house.url, showExerciseSolution, { as: ada.code, params: turnstile });
  expect(body.source).toContain('useState');
});

test('there is no other exercise, and of many attempts the latest are kept', async () => {
  const none = { as: ada.code, params: { id: 'react.state.nothing' }, body: { source: 'x' } };
  expect((await refused(house.url, proveExercise, none)).status).toBe(404);
  for (let at = 0; at < 24; at += 1) await prove();
  const { rows } = await house.database.raw(
    `select count(*)::int as kept from exercise_attempts where user_id = $1 and state <> 'passed'`,
    [ada.user.id],
  );
  expect((rows[0] as { kept: number }).kept).toBeLessThanOrEqual(20);
});

test('the first proof counts towards the skill, and two failures before it', async () => {
  const skill = async () =>
    (
      await house.database.raw('select concept, answers, right_answers from concept_skills where user_id = $1', [
        ada.user.id,
      ])
    ).rows;
  runner.script = answering([outcome(1, 1, { name: 'a', passed: false, verdict: 'Wrong Answer', message: 'No' })], {
    verdict: 'Wrong Answer',
    message: '0 of 1 tests passed.',
  });
  for (let go = 0; go < 3; go += 1) await judged((await prove()).id);
  expect(await skill()).toEqual([{ concept: 'react-state', answers: 2, right_answers: 0 }]);
  runner.script = accepting;
  for (let go = 0; go < 2; go += 1) await judged((await prove()).id);
  expect(await skill()).toEqual([{ concept: 'react-state', answers: 3, right_answers: 1 }]);
});

test('attempts go with the account, and only its own', async () => {
  const grace = await makeUser(house);
  for (const { code } of [ada, grace]) await prove('my program', code);
  const left = async (user: SignedIn) =>
    (await house.database.raw('select 1 from exercise_attempts where user_id = $1', [user.user.id])).rows.length;
  await eventually(async () => (await proven()).length > 0 && (await proven(grace.code)).length > 0);
  await house.database.transaction((tx) => eraseTraces(tx, ada.user.id));
  expect([await left(ada), await left(grace)]).toEqual([0, 1]);
});

import { MAX_SEED, runSample, SampleEvent, showFigures } from '@devorbit/contract/site/home.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { refusing, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import type { Process } from '@devorbit/testkit/process.ts';
import { raw } from '@devorbit/testkit/raw.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let runner: Process;
let house: House;
let later = 0;
let asked = 0;
beforeAll(async () => {
  runner = await startRealRunner();
  const clock = { now: () => new Date(Date.now() + later) };
  house = await openHouse({ runnerUrl: runner.url, clock, env: { HOME_RUNS_PER_MINUTE: '4', TRUST_PROXY: 'true' } });
});
afterAll(async () => {
  await house.close();
  await runner.kill();
});

const post = (body: unknown, ip: string) =>
  raw(house.url + runSample.path, 'POST', JSON.stringify(body), {
    'content-type': 'application/json',
    'x-forwarded-for': ip,
  });
const eventsOf = (text: string): SampleEvent[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, line = '']) => SampleEvent.parse(JSON.parse(line)));
const lastOf = (text: string) => eventsOf(text).at(-1);

test('anybody runs the sample: what comes back is what the program wrote about its sky', async () => {
  const { status, text } = await post({ seed: 4821 }, '192.0.2.1');
  expect(status).toBe(200);
  const [first, last] = eventsOf(text);
  expect(first).toEqual({ type: 'running' });
  expect(last).toMatchObject({ type: 'finished', seed: 4821, exit_code: 0, language: 'javascript' });
  expect(last).toMatchObject({
    output: expect.stringMatching(/^Sky 4821: .*\n[\s\S]*Nova is through. Stars aboard: 2./),
  });
  expect(last).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+/), time_ms: expect.any(Number) });
  const outputOf = (event: SampleEvent | undefined) => (event?.type === 'finished' ? event.output : event);
  const other = lastOf((await post({ seed: 42 }, '192.0.2.1')).text);
  expect(outputOf(other)).not.toBe(outputOf(last));
  const drawn = lastOf((await post({}, '192.0.2.1')).text);
  expect(outputOf(drawn)).toContain(`Sky ${drawn?.type === 'finished' ? drawn.seed : '?'}:`);
});

test('it takes a seed and nothing else', async () => {
  for (const body of [{ code: 'x' }, { seed: 0 }, { seed: MAX_SEED + 1 }, { seed: 1.5 }, { seed: '7' }, { stdin: 'x' }])
    expect((await post(body, '192.0.2.2')).status).toBe(400);
});

test('an address may run it only so often, and is told when again', async () => {
  const statuses = [];
  for (let count = 0; count < 5; count++) statuses.push((await post({ seed: 1 }, '192.0.2.3')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const answer = await post({ seed: 1 }, '192.0.2.3');
  expect(JSON.parse(answer.text)).toMatchObject({
    message: expect.stringMatching(/^Too many requests\. Try again in/),
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('many at once wait in line and see their place; who comes after them is asked to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => post({ seed: n + 1 }, `198.51.100.${n}`)));
  const taken = answers.filter(({ status }) => status === 200).map(({ text }) => eventsOf(text));
  expect(taken.length).toBeGreaterThanOrEqual(14);
  for (const events of taken) expect(events.at(-1)?.type).toBe('finished');
  const places = taken.flatMap((events) => events.flatMap((event) => (event.type === 'waiting' ? [event.place] : [])));
  expect(Math.max(...places)).toBeGreaterThan(3);
  for (const { status, text } of answers)
    if (status !== 200)
      expect([status, JSON.parse(text)]).toMatchObject([503, { message: expect.stringMatching(/^Many people/) }]);
});

test('the figures are what the database holds: of thirty days, and kept for five minutes', async () => {
  const learner = await makeUser(house);
  const problem = await makeProblem(house);
  const submit = (days: number) =>
    house.database.raw(
      `insert into submissions (user_id, problem_id, kind, language, code, tests_total, created_at)
       values ($1, $2, 'submit', 'cpp', '', 4, $3)`,
      [learner.user.id, problem, new Date(house.clock.now().getTime() - days * 24 * 60 * 60 * 1000)],
    );
  await submit(31);
  const before = { learners: 0, paths: null, challenges: 1, certification: null };
  expect((await call(house.url, showFigures)).body).toEqual(before);
  await submit(29);
  const kept = await call(house.url, showFigures);
  expect([kept.body, kept.headers.get('cache-control')]).toEqual([before, 'public, max-age=60']);
  later = 5 * 60 * 1000;
  expect((await call(house.url, showFigures)).body).toEqual({ ...before, learners: 1 });
});

test('a lost execution service is told', async () => {
  await runner.kill('SIGKILL');
  const answer = await eventually(async () => {
    const { status, text } = await post({ seed: 1 }, `203.0.113.${asked++}`);
    return status === 503 && text;
  });
  expect(answer).toContain('Programs can’t be run right now');
});

test('on a host without isolation nothing is run, and that is said', async () => {
  const unsafe = await startFakeRunner(refusing(503));
  const isolation = { ok: false as const, reason: 'no user namespaces' };
  unsafe.health = { ...unsafe.health, ok: false, isolation };
  const bare = await openHouse({ runnerUrl: unsafe.url });
  expect(await refused(bare.url, runSample, { body: {} })).toMatchObject({
    status: 503,
    body: { message: 'Programs can’t be run here: this server has no safe sandbox.' },
  });
  expect(unsafe.requests).toEqual([]);
  await bare.close();
  await unsafe.close();
});

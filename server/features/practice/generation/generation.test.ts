import { gunzipSync } from 'node:zlib';
import { readLanguages } from '@devorbit/content-reader/languages.ts';
import type { JudgeRequest } from '@devorbit/contract/execution/judging.ts';
import {
  followGeneration,
  Generation,
  generateProblem,
  showGeneration,
  showQuota,
} from '@devorbit/contract/practice/generation.ts';
import { Difficulty, listProblems, showProblem } from '@devorbit/contract/practice/problems.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { readEvents } from '@devorbit/testkit/events.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import {
  answering,
  cutting,
  type FakeRunner,
  outcome,
  refusing,
  type Script,
  startFakeRunner,
} from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { endWaiting } from '@devorbit/testkit/lost-connections.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentFolder } from '../../../folders.ts';
import { publishProblem } from './commands/publish-problem.ts';
import { builtInDrafts } from './drafts/built-in.ts';
import type { Draft } from './drafts/draft.ts';
import { templatesOf } from './drafts/whole-program.ts';
import { Overtaken } from './errors.ts';
import { loadFamilies } from './families/load-families.ts';
import { beginGeneration, insertGeneration, updateStep } from './store.ts';

const families = loadFamilies(contentFolder('generation'));
const drafts = builtInDrafts(() => families, templatesOf(readLanguages(contentFolder('languages'))));
let house: House;
let runner: FakeRunner;

type Seen = { role: 'python' | 'cpp' | 'brute' | 'mutant'; tests: number; draft: Draft; time: number };
/** What the runner does for a wish with this tag, `time` counting the requests of one generation. */
const behaviours = new Map<string, (seen: Seen) => Script>();

const accepted = (tests: number, runtime_ms = 12): Script =>
  answering(
    Array.from({ length: tests }, (_, at) => outcome(at + 1, tests)),
    { runtime_ms },
  );
const rejected = (tests: number, at = 1): Script =>
  answering(
    Array.from({ length: at }, (_, index) =>
      outcome(index + 1, tests, index + 1 === at ? { passed: false, verdict: 'Wrong Answer' } : {}),
    ),
    { verdict: 'Wrong Answer', passed: at - 1 },
  );
const honest = ({ role, tests }: Seen): Script => (role === 'mutant' ? rejected(tests) : accepted(tests));

const times = new Map<string, number>();
const Package = z.object({ count: z.number() });

const rightPrograms = ({ solutions, bruteForce }: Draft) => [...solutions, bruteForce].map(({ source }) => source);
const playing = new Map<string, Draft>();

/** The draft that is judged: the first one, or a later one where that was published before. Its right programs come first. */
async function draftOf(id: string, wish: Parameters<typeof drafts.draft>[0], source: string): Promise<Draft> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const draft = await drafts.draft(wish, id, attempt);
    if (!draft || !rightPrograms(draft).includes(source)) continue;
    playing.set(id, draft);
    break;
  }
  const draft = playing.get(id);
  if (!draft) throw new Error('no such draft');
  return draft;
}

/** Plays the judge: looks up who is judged on which of the draft's tests. */
async function play(request: JudgeRequest, reply: Parameters<Script>[1]): Promise<void> {
  const id = request.id.slice(0, 36);
  const time = (times.get(id) ?? 0) + 1;
  times.set(id, time);
  const wish = await house.database.row(
    z.object({ difficulty: Difficulty.nullable(), tags: z.array(z.string()) }),
    'select difficulty, tags from generations where id = $1',
    [id],
  );
  if (request.task.kind !== 'judge') throw new Error('Drafts are judged, and nothing else');
  const draft = await draftOf(id, wish, request.source);
  const packed = await fetch(request.task.package.url);
  // The generation is finished, and nobody waits for this trial any more.
  if (!packed.ok) return void reply.destroy();
  const text = await new Response(packed.body?.pipeThrough(new DecompressionStream('gzip'))).text();
  const tests = Package.parse({ count: (JSON.parse(text) as { tests: unknown[] }).tests.length }).count;
  const [python, cpp] = draft.solutions;
  const role =
    request.source === python.source
      ? 'python'
      : request.source === cpp.source
        ? 'cpp'
        : request.source === draft.bruteForce.source
          ? 'brute'
          : 'mutant';
  const behave = behaviours.get(wish.tags.at(-1) ?? '') ?? honest;
  await behave({ role, tests, draft, time })(request, reply);
}

beforeAll(async () => {
  runner = await startFakeRunner(play);
  house = await openHouse({ runnerUrl: runner.url });
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const generate = (as: string, tags: string[] = [], difficulty: 'Easy' | 'Medium' | 'Hard' = 'Medium') =>
  call(house.url, generateProblem, { as, body: { difficulty, tags } });
const finished = (as: string, id: string) =>
  eventually<Generation>(async () => {
    const { body } = await call(house.url, showGeneration, { as, params: { id } });
    return ['published', 'failed'].includes(body.step) && body;
  });
const publishedBy = async (user: number) =>
  house.database.rows(z.object({ id: z.number() }), 'select id from problems where author_id = $1', [user]);
const trials = async (id: string) =>
  house.database.rows(z.object({ digest: z.string() }), 'select digest from trial_packages where work_id = $1', [id]);

test('a verified problem is published, with what was asked for', async () => {
  const { code: as, user } = await makeUser(house);
  const { status, body: told } = await generate(as, ['stacks', 'String'], 'Easy');
  // A busy machine may need longer than a call waits: then it is told how far it is.
  const body = status === 201 ? told : await finished(as, told.id);
  expect({ status, body }).toMatchObject({
    status: told.step === 'published' ? 201 : 202,
    body: { step: 'published', left_today: 9 },
  });
  const id = body.problem_id ?? 0;
  const { body: problem } = await call(house.url, showProblem, { params: { id } });
  expect(problem).toMatchObject({ source: 'AI', difficulty: 'Easy', solves: 0, attempts: 0 });
  expect(problem.tags.slice(0, 2)).toEqual(['stacks', 'String']);
  expect(problem.tests).toBeGreaterThanOrEqual(12);
  expect(problem.examples).toHaveLength(2);
  expect(await publishedBy(user.id)).toEqual([{ id }]);
  expect(await trials(body.id)).toEqual([]);
  const listed = await call(house.url, listProblems, { query: { source: 'AI' } });
  expect(listed.body.map((row) => row.id)).toContain(id);
  const kept = await house.database.row(
    z.object({
      hints: z.array(z.string()),
      editorial: z.string(),
      solutions: z.array(z.object({ language: z.string() })),
      mutants_rejected: z.number(),
    }),
    `select hints, editorial, solutions, mutants_rejected from generated_problems join problem_guidance using (problem_id)
     where problem_id = $1`,
    [id],
  );
  expect(kept.hints).toHaveLength(3);
  expect(kept.editorial).not.toBe('');
  expect(kept.solutions.map(({ language }) => language)).toEqual(['python', 'cpp']);
  expect(kept.mutants_rejected).toBeGreaterThanOrEqual(5);
  const [first] = runner.requests.filter((request) => request.id.startsWith(body.id));
  expect(first?.priority).toBeGreaterThan(1);
});

test('who does not want to wait is answered at once, and is told how long each step took', async () => {
  const { code: as } = await makeUser(house);
  const { status, body: told } = await call(house.url, generateProblem, {
    as,
    body: { difficulty: 'Easy', tags: [] },
    query: { wait: 'false' },
  });
  expect(status).toBe(202);
  expect(told.steps[0]?.step).toBe('queued');
  const body = await finished(as, told.id);
  expect(body.steps.map(({ step }) => step)).toEqual(['queued', 'writing', 'solving', 'judging', 'published']);
  expect(body.steps.every(({ ms }) => ms >= 0)).toBe(true);
  // What is over does not grow.
  expect((await call(house.url, showGeneration, { as, params: { id: told.id } })).body.steps).toEqual(body.steps);
});

test('a step that comes again counts from when it first began, and those after it begin anew', async () => {
  const { user, code: as } = await makeUser(house);
  const now = house.clock.now().getTime();
  const at = (ms: number) => new Date(now + ms);
  const id = await insertGeneration(house.database, {
    user_id: user.id,
    difficulty: null,
    tags: [],
    message: '',
    created_at: at(-60_000),
  });
  const work = await beginGeneration(house.database, id);
  if (work === null) throw new Error('it is not finished');
  for (const [step, ago] of [
    ['writing', 50_000],
    ['solving', 40_000],
    ['judging', 30_000],
    ['writing', 20_000],
    ['solving', 10_000],
  ] as const)
    expect(await updateStep(house.database, work, { step, message: '' }, at(-ago))).toBe(true);
  const { steps } = (await call(house.url, showGeneration, { as, params: { id } })).body;
  expect(steps.slice(0, 2)).toEqual([
    { step: 'queued', ms: 10_000 },
    { step: 'writing', ms: 40_000 },
  ]);
  expect(steps.map(({ step }) => step)).toEqual(['queued', 'writing', 'solving']);
  expect(steps.at(-1)?.ms).toBeGreaterThanOrEqual(10_000);
});

test('tags that fit nothing get the nearest problem, with tags that are true', async () => {
  const { code: as } = await makeUser(house);
  const { body } = await generate(as, ['underwater basketry']);
  const { problem_id } = await finished(as, body.id);
  const { body: problem } = await call(house.url, showProblem, { params: { id: problem_id ?? 0 } });
  expect(problem.difficulty).toBe('Medium');
  expect(problem.tags).not.toContain('underwater basketry');
  expect(problem.tags.length).toBeGreaterThan(0);
});

describe.concurrent('nothing is published where the judge does not bear it out', () => {
  test.each<[string, string, (seen: Seen) => Script]>([
    [
      'the first solution is wrong',
      'disagreed on a test',
      (seen) => (seen.role === 'python' ? rejected(seen.tests, 3) : honest(seen)),
    ],
    [
      'the second solution is wrong',
      'disagreed on a test',
      (seen) => (seen.role === 'cpp' ? rejected(seen.tests) : honest(seen)),
    ],
    [
      'the brute force does not agree',
      'brute force',
      (seen) => (seen.role === 'brute' ? rejected(seen.tests) : honest(seen)),
    ],
    [
      'a solution is too slow',
      'half of the time limit',
      (seen) => (seen.role === 'cpp' ? accepted(seen.tests, 1001) : honest(seen)),
    ],
    ['every mutant passes', 'did not tell wrong solutions', ({ tests }) => accepted(tests)],
    [
      'mutants do not compile',
      'did not tell wrong solutions',
      (seen) => (seen.role === 'mutant' ? answering([], { verdict: 'Compilation Error', passed: 0 }) : honest(seen)),
    ],
    ['the runner says Accepted without tests', 'stopped several times', () => answering([], { verdict: 'Accepted' })],
    [
      'the runner says Wrong Answer with all passed',
      'stopped several times',
      ({ tests }) =>
        answering(
          Array.from({ length: tests }, (_, at) => outcome(at + 1, tests)),
          { verdict: 'Wrong Answer' },
        ),
    ],
    ['the runner always breaks off', 'stopped several times', () => cutting([outcome(1, 16)])],
    ['the runner always fails', 'stopped several times', () => refusing(500)],
  ])('%s', async (name, message, behave) => {
    const tag = name.slice(0, 40).trim();
    behaviours.set(tag, behave);
    const { code: as, user } = await makeUser(house);
    const { body } = await generate(as, [tag]);
    const last = await finished(as, body.id);
    expect(last).toMatchObject({ step: 'failed', problem_id: null, left_today: 10 });
    expect(last.message).toContain(message);
    expect(last.message).toContain('nothing was published');
    expect(await publishedBy(user.id)).toEqual([]);
    expect(await trials(body.id)).toEqual([]);
  });
});

describe.concurrent('a runner’s fault is made good', () => {
  test.each<[string, (seen: Seen) => Script]>([
    ['is full at first', (seen) => (seen.time <= 4 ? refusing(503) : honest(seen))],
    ['vanishes once', (seen) => (seen.time === 2 ? cutting([outcome(1, seen.tests)]) : honest(seen))],
    ['vanishes among the mutants', (seen) => (seen.time === 6 ? cutting([]) : honest(seen))],
    [
      'says Judge Error once',
      (seen) => (seen.time === 1 ? answering([], { verdict: 'Judge Error', message: 'no' }) : honest(seen)),
    ],
  ])('that %s', async (name, behave) => {
    behaviours.set(name, behave);
    const { code: as, user } = await makeUser(house);
    const { body } = await generate(as, [name]);
    expect(await finished(as, body.id)).toMatchObject({ step: 'published', left_today: 9 });
    expect(await publishedBy(user.id)).toHaveLength(1);
  });
});

test('connections to the database that are lost, however often, are nobody’s failure', async () => {
  const { code: as } = await makeUser(house);
  const { body } = await house.database.transaction(async (tx) => {
    await tx.raw('lock table trial_packages in access exclusive mode');
    const wished = generate(as);
    for (let lost = 0; lost < 3; lost++) await endWaiting(tx, 'trial_packages');
    return wished;
  });
  expect((await finished(as, body.id)).step).toBe('published');
});

test('tests that reject surviving mutants join the problem', async () => {
  let made: Draft | undefined;
  behaviours.set('repair', (seen) => {
    made = seen.draft;
    if (seen.role !== 'mutant') return accepted(seen.tests);
    return seen.tests === seen.draft.spareTests.length ? rejected(seen.tests, 3) : accepted(seen.tests);
  });
  const { code: as } = await makeUser(house);
  const { body } = await generate(as, ['repair']);
  const { problem_id } = await finished(as, body.id);
  const { body: problem } = await call(house.url, showProblem, { params: { id: problem_id ?? 0 } });
  expect(problem.tests).toBe((made?.tests.length ?? 0) + 1);
  const { digest, packed } = await house.database.row(
    z.object({ digest: z.string(), packed: z.string() }),
    `select digest, encode(bytes, 'base64') as packed from problem_packages join problems on package_digest = digest where id = $1`,
    [problem_id],
  );
  const { tests } = JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) as { tests: { name: string }[] };
  expect(digest).toHaveLength(64);
  expect(tests.at(-1)?.name).toBe(made?.spareTests[2]?.name);
});

test('the steps are told in order', async () => {
  const held = Promise.withResolvers<void>();
  behaviours.set('held', (seen) => async (request, reply) => {
    await held.promise;
    await honest(seen)(request, reply);
  });
  const { code: as, user } = await makeUser(house);
  const waiting = generate(as, ['held']);
  const { id } = await eventually(async () =>
    house.database.optionalRow(z.object({ id: z.string() }), 'select id from generations where user_id = $1', [
      user.id,
    ]),
  );
  const response = await fetch(house.url + followGeneration.path.replace(':id', id), {
    headers: { 'x-session-code': as },
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events: Generation[] = [];
  for await (const data of readEvents(response)) {
    const event = Generation.parse(data);
    events.push(event);
    // Changes that come faster than they are read are told as one: the judge waits until this one was told.
    if (event.step === 'solving') held.resolve();
  }
  const order = ['queued', 'writing', 'solving', 'judging', 'published'];
  const steps = events.map(({ step }) => order.indexOf(step));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps).toContain(2);
  expect(events.at(-1)).toMatchObject({ step: 'published', left_today: 9 });
  // A busy machine may need longer than a call waits: then it is told how far it is.
  const { status, body: told } = await waiting;
  expect(status).toBe(told.step === 'published' ? 201 : 202);
  expect(status === 201 ? told : await finished(as, id)).toEqual(events.at(-1));
});

describe('the quota', () => {
  const used = async (user: number, count: number, step: string, created: Date) =>
    house.database.raw(
      `insert into generations (user_id, step, message, created_at, finished_at) select $1, $2, '', $3, $3 from generate_series(1, $4)`,
      [user, step, created, count],
    );
  const quota = async (as: string) => (await call(house.url, showQuota, { as })).body;

  test.each(['learner', 'staff'] as const)('ends the day of a %s', async (role) => {
    const { code: as, user } = await makeUser(house, { role });
    expect(await quota(as)).toEqual({ left_today: 10, per_day: 10 });
    await used(user.id, 10, 'published', new Date());
    expect(await quota(as)).toEqual({ left_today: 0, per_day: 10 });
    const { status, headers, body } = await refused(house.url, generateProblem, { as, body: {} });
    expect(status).toBe(429);
    expect(JSON.stringify(body)).toContain('limit of 10 generated problems');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('counts neither yesterday nor what failed', async () => {
    const { code: as, user } = await makeUser(house);
    await used(user.id, 10, 'failed', new Date());
    await used(user.id, 10, 'published', new Date(new Date().setUTCHours(0, 0, 0, 0) - 1));
    expect(await quota(as)).toEqual({ left_today: 10, per_day: 10 });
  });

  test('holds for calls at the same time', async () => {
    const { code: as, user } = await makeUser(house);
    await used(user.id, 8, 'published', new Date());
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        fetch(house.url + generateProblem.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-session-code': as },
          body: '{}',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(await quota(as)).toEqual({ left_today: 0, per_day: 10 });
  });
});

describe('who may not', () => {
  test('a visitor', async () => {
    const id = crypto.randomUUID();
    for (const refusal of [
      refused(house.url, generateProblem, { body: {} }),
      refused(house.url, showGeneration, { params: { id } }),
      refused(house.url, followGeneration, { params: { id } }),
      refused(house.url, showQuota),
    ])
      expect((await refusal).status).toBe(401);
  });

  test.each(['learner', 'staff'] as const)('another %s sees nothing of it', async (role) => {
    const [{ code: as }, { code: other }] = [await makeUser(house), await makeUser(house, { role })];
    const { body } = await generate(as);
    for (const endpoint of [showGeneration, followGeneration])
      expect((await refused(house.url, endpoint, { as: other, params: { id: body.id } })).status).toBe(404);
  });

  test('without a signature nobody has the tests', async () => {
    const digest = 'a'.repeat(64);
    for (const query of ['', '?until=99999999999999.abc'])
      expect((await fetch(`${house.url}/internal/trials/${digest}${query}`)).status).toBe(404);
  });

  test('where nothing can be judged nothing is begun', async () => {
    const alone = await openHouse();
    try {
      const { code: as } = await makeUser(alone);
      expect((await refused(alone.url, generateProblem, { as, body: {} })).status).toBe(503);
      expect((await call(alone.url, showQuota, { as })).body.left_today).toBe(10);
    } finally {
      await alone.close();
    }
  });
});

test('a statement is published once, and a title is never taken twice', async () => {
  const { user } = await makeUser(house);
  const begin = async () => {
    const id = await insertGeneration(house.database, {
      user_id: user.id,
      difficulty: null,
      tags: [],
      message: '',
      created_at: house.clock.now(),
    });
    const work = await beginGeneration(house.database, id);
    if (work === null) throw new Error('it is not finished');
    return work;
  };
  const draft = await drafts.draft({ difficulty: 'Hard', tags: [] }, 'twice', 0);
  if (draft === null) throw new Error('there are hard ones');
  expect(await publishProblem(house, await begin(), draft, 5)).toBe(true);
  const second = await begin();
  expect(
    await publishProblem(house, second, { ...draft, statement: `  ${draft.statement}\n`, title: 'Another' }, 5),
  ).toBe(false);
  const varied = (word: string) => ({
    ...draft,
    otherTitles: ['Another Way'],
    statement: `${draft.statement} ${word}.`,
  });
  expect(await publishProblem(house, second, varied('Really'), 5)).toBe(true);
  expect(await publishProblem(house, await begin(), varied('Surely'), 5)).toBe(true);
  expect(await publishProblem(house, await begin(), varied('Indeed'), 5)).toBe(true);
  await expect(publishProblem(house, second, { ...draft, statement: `${draft.statement} Truly.` }, 5)).rejects.toThrow(
    Overtaken,
  );
  const titles = await house.database.rows(
    z.object({ title: z.string() }),
    'select title from problems where author_id = $1 order by id',
    [user.id],
  );
  expect(titles.map(({ title }) => title)).toEqual([
    draft.title,
    'Another Way',
    `${draft.title} II`,
    `${draft.title} III`,
  ]);
});

import {
  type AuthoredDraft,
  followVerification,
  saveAuthoring,
  showAuthoring,
  showVerification,
  verifyDraft,
} from '@devorbit/contract/practice/authoring.ts';
import { createProblem } from '@devorbit/contract/practice/problems.ts';
import { type AuthoringDesk, openAuthoring } from '@devorbit/testkit/authoring.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { authoredDraft } from '@devorbit/testkit/factories/draft.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { startFakeRunner, type FakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: House;
let runner: FakeRunner;
let author: SignedIn;
let staff: SignedIn;
let desk: AuthoringDesk;
beforeAll(async () => {
  runner = await startFakeRunner();
  house = await openHouse({ runnerUrl: runner.url });
  author = await makeUser(house);
  staff = await makeUser(house, { role: 'staff' });
  desk = openAuthoring(house, author.code);
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const SENTENCE = 'Only the author and admin users can edit this problem';

/** The statuses and sentences of every call about a problem's draft. */
const askAll = async (id: number, as: string | undefined, revision = 0) => {
  const answers = [
    await refused(house.url, showAuthoring, { as, params: { id } }),
    await refused(house.url, saveAuthoring, { as, params: { id }, body: { revision, draft: authoredDraft() } }),
    await refused(house.url, verifyDraft, { as, params: { id }, body: { revision: 1 } }),
  ];
  return answers.map(({ status, body }) => `${status} ${String(body['error'])}`);
};

describe('who may not', () => {
  test('a visitor, another learner, the author of another problem', async () => {
    const id = await desk.create();
    await desk.save(id, authoredDraft());
    const other = await makeUser(house);
    await openAuthoring(house, other.code).create();
    expect(await askAll(id, undefined)).toEqual(Array(3).fill('401 You must be signed in'));
    expect(await askAll(id, other.code)).toEqual(Array(3).fill(`403 ${SENTENCE}`));
    expect((await desk.show(id)).revision).toBe(1);
  });

  test('a learner on an admin problem; nobody on one that is not there', async () => {
    const body = { title: 'Theirs', statement: 'Do it' };
    const { id } = (await call(house.url, createProblem, { as: staff.code, body })).body;
    expect(await askAll(id, author.code)).toEqual(Array(3).fill(`403 ${SENTENCE}`));
    for (const { code } of [author, staff])
      expect(await askAll(2_000_000_000, code)).toEqual(Array(3).fill('404 Problem not found.'));
  });

  test('of a verification: who may not author its problem', async () => {
    const id = await desk.create();
    await desk.save(id, authoredDraft({ title: '' }));
    const verification = await desk.begin(id);
    const { code: as } = await makeUser(house);
    for (const endpoint of [showVerification, followVerification]) {
      const params = { id: verification.id };
      expect((await refused(house.url, endpoint, { as, params })).body['error']).toBe(SENTENCE);
      expect((await refused(house.url, endpoint, { params })).status).toBe(401);
      expect((await refused(house.url, endpoint, { as, params: { id: crypto.randomUUID() } })).status).toBe(404);
    }
    const shown = await call(house.url, showVerification, { as: staff.code, params: { id: verification.id } });
    expect(shown.body).toEqual(verification);
  });

  test('a visitor is not listened to for long', async () => {
    const answer = await fetch(house.url + saveAuthoring.path.replace(':id', '1'), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: `"${'x'.repeat(2_000_000)}`,
    });
    expect(answer.status).toBe(401);
  });
});

test('staff author every problem', async () => {
  const id = await desk.create();
  const theirs = openAuthoring(house, staff.code);
  expect((await theirs.save(id, authoredDraft())).revision).toBe(1);
  expect((await desk.show(id)).draft).toEqual(authoredDraft());
});

describe('a draft is refused', () => {
  const put = async (draft: AuthoredDraft) => {
    const id = await desk.create();
    const { status, body } = await refused(house.url, saveAuthoring, {
      as: author.code,
      params: { id },
      body: { revision: 0, draft },
    });
    expect((await desk.show(id)).revision).toBe(0);
    return `${status} ${String(body['error'])}`;
  };
  const [small] = authoredDraft().tests;
  const text = (name: string, input: string) => ({ kind: 'text', name, input, answer: null }) as const;
  const [reference] = authoredDraft().solutions;

  test.each<[string, Partial<AuthoredDraft>, string]>([
    ['with two tests of one name', { tests: [small!, small!] }, "400 Two tests have the name 'small'"],
    [
      'with two programs of one name',
      { solutions: [{ ...reference!, name: 'generate.py' }] },
      "400 Two programs have the name 'generate.py'",
    ],
    [
      'with two references',
      { solutions: [reference!, { ...reference!, name: 'other.py' }] },
      '400 There can only be one reference solution',
    ],
    [
      'with too many characters',
      { tests: [text('one', '1'.repeat(9_000_000)), text('two', '2'.repeat(9_000_000))] },
      '400 The tests have more than 16 million characters. Use a generator for the large ones',
    ],
    [
      'with a NUL character',
      { tests: [text('nul', 'a\0b')] },
      '400 draft.tests.0.input: Must not contain NUL characters',
    ],
    [
      'with a file name that leads elsewhere',
      { generators: [{ name: '../x.py', language: 'python', source: 'x' }] },
      '400 A file name has letters, digits, _ - and . only',
    ],
    ['with more than may be sent', { statement: 'x'.repeat(45_000_000) }, '413 The body is too large'],
  ])('%s', async (_, change, refusal) => {
    expect(await put(authoredDraft(change))).toContain(refusal);
  });
});

test('the largest draft is kept as it is', async () => {
  const id = await desk.create();
  const line = `${'123 456 '.repeat(20)}\n`;
  const input = line.repeat(Math.floor(8_000_000 / line.length));
  const tests = [1, 2].map((at) => ({ kind: 'text', name: `${at}`, input, answer: null }) as const);
  const draft = authoredDraft({ tests });
  expect((await desk.save(id, draft)).draft.tests).toEqual(tests);
  expect((await desk.show(id)).draft).toEqual(draft);
});

test('a half of a character is refused where it stands, since no problem could hold it', async () => {
  const params = { id: await desk.create() };
  const draft = authoredDraft({ examples: [{ input: 'a\ud83d', output: '\u{1f600}' }] });
  expect(
    await refused(house.url, saveAuthoring, { as: author.code, params, body: { revision: 0, draft } }),
  ).toMatchObject({ status: 400, body: { error: 'draft.examples.0.input: Must be well-formed Unicode text' } });
  const whole = authoredDraft({ examples: [{ input: 'a', output: '\u{1f600}' }] });
  expect((await desk.save(params.id, whole)).draft.examples).toEqual(whole.examples);
});

test('so many saves and verifications and no more', async () => {
  const strict = await openHouse({
    runnerUrl: runner.url,
    env: { DRAFTS_PER_MINUTE: '2', VERIFICATIONS_PER_HOUR: '1' },
  });
  try {
    const { code: as } = await makeUser(strict);
    const own = openAuthoring(strict, as);
    const id = await own.create();
    const lacking = authoredDraft({ title: '' });
    for (const revision of [0, 1]) await own.save(id, lacking, revision);
    const params = { id };
    const body = { revision: 2, draft: lacking };
    expect((await refused(strict.url, saveAuthoring, { as, params, body })).status).toBe(429);
    await own.begin(id, 2);
    expect((await refused(strict.url, verifyDraft, { as, params, body: { revision: 2 } })).status).toBe(429);
  } finally {
    await strict.close();
  }
});

test('where nothing can be judged nothing is begun', async () => {
  const alone = await openHouse();
  try {
    const { code: as } = await makeUser(alone);
    const own = openAuthoring(alone, as);
    const id = await own.create();
    await own.save(id, authoredDraft());
    expect((await refused(alone.url, verifyDraft, { as, params: { id }, body: { revision: 1 } })).status).toBe(503);
    expect((await own.show(id)).verification).toBeNull();
  } finally {
    await alone.close();
  }
});

import {
  type AuthoredDraft,
  exportDraft,
  followVerification,
  importDraft,
  saveAuthoring,
  showAuthoring,
  Verification,
  verifyDraft,
} from '@devorbit/contract/practice/authoring.ts';
import { createCommunityProblem, showProblem } from '@devorbit/contract/practice/problems.ts';
import { inWords } from '@devorbit/testkit/authoring.ts';
import { call } from '@devorbit/testkit/call.ts';
import { readEvents } from '@devorbit/testkit/events.ts';
import { authoredDraft } from '@devorbit/testkit/factories/draft.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { type RunnerInUse, sharedRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let house: House;
let runner: RunnerInUse;
let author: SignedIn;
beforeAll(async () => {
  runner = await sharedRealRunner();
  house = await openHouse({ runnerUrl: runner.url });
  author = await makeUser(house);
});
afterAll(async () => {
  await house.close();
  await runner.kill();
});

const create = async () => {
  const body = { title: 'Four fields', statement: 'No tests.', difficulty: 'Hard' as const, tags: [] };
  return (await call(house.url, createCommunityProblem, { as: author.code, body })).body.id;
};

/** Verifies revision 1 to its end. */
async function verified(id: number): Promise<string | undefined> {
  const params = { id };
  const { body } = await call(house.url, verifyDraft, { as: author.code, params, body: { revision: 1 } });
  const response = await fetch(house.url + followVerification.path.replace(':id', body.id), {
    headers: { 'x-session-code': author.code },
  });
  const states: Verification[] = [];
  for await (const event of readEvents(response)) states.push(Verification.parse(event));
  return states.map(inWords).at(-1);
}

/** The text as a package's file has it: its last line ends. */
const asFiles = (draft: AuthoredDraft): AuthoredDraft => ({
  ...draft,
  tests: draft.tests.map((test) =>
    test.kind === 'text' ? { ...test, input: `${test.input}\n`, answer: test.answer && `${test.answer}\n` } : test,
  ),
});

it('a verified problem that is exported is the same draft elsewhere, and verified there as well', async () => {
  const [id, other] = [await create(), await create()];
  const draft = authoredDraft();
  const headers = { 'x-session-code': author.code };
  await call(house.url, saveAuthoring, { as: author.code, params: { id }, body: { revision: 0, draft } });
  expect(await verified(id)).toBe('passed: Version 2 is live with 5 tests.');

  const archive = await fetch(house.url + exportDraft.path.replace(':id', String(id)), { headers });
  const imported = await fetch(`${house.url}${importDraft.path.replace(':id', String(other))}?revision=0`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/zip' },
    body: await archive.arrayBuffer(),
  });
  expect(imported.status).toBe(200);
  const shown = await call(house.url, showAuthoring, { as: author.code, params: { id: other } });
  expect(shown.body.draft).toEqual(asFiles(draft));

  expect(await verified(other)).toBe('passed: Version 2 is live with 5 tests.');
  const [one, two] = await Promise.all(
    [id, other].map(async (problem) => (await call(house.url, showProblem, { params: { id: problem } })).body),
  );
  expect(two).toMatchObject({ title: one?.title, examples: one?.examples, tests: 5 });
});

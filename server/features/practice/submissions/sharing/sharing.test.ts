import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { decideReport, report } from '@devorbit/contract/operations/reports.ts';
import {
  listSolutions,
  shareSubmission,
  showSolution,
  showSubmission,
  SOLVE_FIRST,
  voteForSolution,
} from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';

let house: House;
let reader: SignedIn;
let author: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  reader = await makeUser(house);
  author = await makeUser(house, { username: 'grace', name: 'Grace Hopper' });
  staff = await makeUser(house, { role: 'staff' });
});
afterAll(() => house.close());

const NOBODYS = '00000000-0000-4000-8000-000000000000';
type Made = Parameters<typeof makeSubmission>[2];
const submit = ({ user }: SignedIn, problem_id: number, more: Made = {}) =>
  makeSubmission(house, { user_id: user.id, problem_id }, more);
const share = (by: SignedIn, id: string, shared = true) =>
  call(house.url, shareSubmission, { as: by.code, params: { id }, body: { shared } });
const submitShared = async (by: SignedIn, problem: number, more: Made = {}) => {
  const id = await submit(by, problem, more);
  expect((await share(by, id)).body).toEqual({ shared: true });
  return id;
};
const list = (by: SignedIn, id: number, query: z.input<typeof listSolutions.query> = {}) =>
  call(house.url, listSolutions, { as: by.code, params: { id }, query });
const listed = async (by: SignedIn, id: number, query = {}) =>
  (await list(by, id, query)).body.map(({ submission_id }) => submission_id);

test('others see what its author shares once they have solved the problem, and no more once it is taken back', async () => {
  const problem = await makeProblem(house);
  await submit(reader, problem, { language: 'python' });
  const kept = await submit(author, problem, { runtime_ms: 1 });
  expect(await listed(reader, problem)).toEqual([]);
  const id = await submit(author, problem, { runtime_ms: 12.5, memory_kb: 900, at: new Date('2026-03-01T00:00:00Z') });
  expect((await share(author, id)).body).toEqual({ shared: true });
  expect((await share(author, id)).body).toEqual({ shared: true });

  const solution = {
    submission_id: id,
    username: 'grace',
    language: 'cpp',
    runtime_ms: 12.5,
    memory_kb: 900,
    created_at: '2026-03-01T00:00:00.000Z',
    note: '',
    time_complexity: '',
    space_complexity: '',
    code_chars: 'int main() {}'.length,
    votes: 0,
    voted: false,
  };
  for (const by of [reader, author, staff]) {
    const { body, headers } = await list(by, problem);
    const seen = { ...solution, own: by === author };
    expect(body).toEqual([seen]);
    expect(headers.get('x-total-count')).toBe('1');
    expect((await call(house.url, showSolution, { as: by.code, params: { id } })).body).toEqual({
      ...seen,
      problem_id: problem,
      code: 'int main() {}',
    });
  }
  const shown = async (of: string) =>
    (await call(house.url, showSubmission, { as: author.code, params: { id: of } })).body.shared;
  expect(await shown(id)).toBe(true);
  expect(await shown(kept)).toBe(false);
  expect((await refused(house.url, showSolution, { as: reader.code, params: { id: kept } })).status).toBe(404);

  expect((await share(author, id, false)).body).toEqual({ shared: false });
  expect(await shown(id)).toBe(false);
  expect(await listed(reader, problem)).toEqual([]);
  for (const by of [reader, author, staff])
    expect((await refused(house.url, showSolution, { as: by.code, params: { id } })).status).toBe(404);
});

test('who has not solved the problem is told to, and finds no solution; a visitor must sign in', async () => {
  const problem = await makeProblem(house);
  const id = await submitShared(author, problem);
  const other = await makeUser(house);
  const ask = (as: string | undefined, of = problem) =>
    refused(house.url, listSolutions, { as, params: { id: of }, query: {} });
  const show = async (as: string | undefined) =>
    (await refused(house.url, showSolution, { as, params: { id } })).status;
  const refusals = async () => {
    expect(await ask(other.code)).toMatchObject({ status: 403, body: { error: SOLVE_FIRST } });
    expect(await show(other.code)).toBe(404);
  };
  await refusals();
  await submit(other, problem, { verdict: 'Wrong Answer' });
  await submit(other, problem, { kind: 'run' });
  await submit(other, await makeProblem(house));
  await refusals();
  expect((await ask(undefined)).status).toBe(401);
  expect(await show(undefined)).toBe(401);
  expect((await ask(staff.code, 2_000_000_000)).status).toBe(404);
  await submit(other, problem);
  expect(await listed(other, problem)).toEqual([id]);
});

test('what is Accepted no more, after a corrected verdict, is shared no more', async () => {
  const problem = await makeProblem(house);
  await submit(reader, problem);
  const id = await submitShared(author, problem);
  await house.database.raw(`update submissions set status = 'Wrong Answer' where id = $1`, [id]);
  expect(await listed(reader, problem)).toEqual([]);
  expect((await refused(house.url, showSolution, { as: reader.code, params: { id } })).status).toBe(404);
  const { body } = await call(house.url, showSubmission, { as: author.code, params: { id } });
  expect(body.shared).toBe(false);
});

test('the author of a problem must solve it too', async () => {
  const problem = await makeProblem(house);
  const owner = await makeUser(house);
  await house.database.raw('update problems set author_id = $2 where id = $1', [problem, owner.user.id]);
  const id = await submitShared(author, problem);
  expect((await refused(house.url, listSolutions, { as: owner.code, params: { id: problem }, query: {} })).status).toBe(
    403,
  );
  await submit(owner, problem);
  expect(await listed(owner, problem)).toEqual([id]);
});

test('only an Accepted submission of one’s own is shared', async () => {
  const problem = await makeProblem(house);
  const put = (as: string | undefined, id: string) =>
    refused(house.url, shareSubmission, { as, params: { id }, body: { shared: true } });
  const id = await submit(author, problem);
  for (const by of [reader, staff])
    expect(await put(by.code, id)).toMatchObject({ status: 404, body: { error: 'Submission not found.' } });
  expect((await put(author.code, NOBODYS)).status).toBe(404);
  expect((await put(author.code, 'x')).status).toBe(400);
  expect((await put(undefined, id)).status).toBe(401);
  for (const more of [{ verdict: 'Wrong Answer' }, { kind: 'run' }] as const)
    expect(await put(author.code, await submit(author, problem, more))).toMatchObject({
      status: 400,
      body: { error: 'You can only share an Accepted submission.' },
    });
  expect(await listed(author, problem)).toEqual([]);
});

test('each author has one row a language, the fastest; the fastest of all come first, by language where that is asked', async () => {
  const problem = await makeProblem(house);
  await submit(reader, problem);
  const other = await makeUser(house);
  await submitShared(author, problem, { runtime_ms: 30 });
  const fast = await submitShared(author, problem, { runtime_ms: 10 });
  await submitShared(author, problem, { runtime_ms: 10, memory_kb: 50 });
  const python = await submitShared(author, problem, { runtime_ms: 80, language: 'python' });
  const lean = await submitShared(other, problem, { runtime_ms: 40, memory_kb: 10 });
  const fat = await submitShared(other, problem, { runtime_ms: 40, memory_kb: 20, language: 'java' });
  // Faster than all, and not shared.
  await submit(other, problem, { runtime_ms: 1 });
  expect(await listed(reader, problem)).toEqual([fast, lean, fat, python]);
  expect(await listed(reader, problem, { language: 'cpp' })).toEqual([fast, lean]);
  expect((await list(reader, problem, { language: 'python' })).headers.get('x-total-count')).toBe('1');
  expect(await listed(reader, problem, { language: 'javascript' })).toEqual([]);
});

test('twenty rows a page, none twice', async () => {
  const problem = await makeProblem(house);
  await submit(reader, problem);
  for (let made = 0; made < 12; made++) {
    const by = await makeUser(house);
    for (const language of ['cpp', 'java'] as const) await submitShared(by, problem, { language });
  }
  const pages = await Promise.all([1, 2, 3].map((page) => list(reader, problem, { page })));
  expect(pages.map(({ body }) => body.length)).toEqual([20, 4, 0]);
  expect(pages.every(({ headers }) => headers.get('x-total-count') === '24')).toBe(true);
  expect(new Set(pages.flatMap(({ body }) => body.map(({ submission_id }) => submission_id))).size).toBe(24);
});

const vote = (by: SignedIn, id: string, voted = true) =>
  call(house.url, voteForSolution, { as: by.code, params: { id }, body: { voted } });
const explain = (by: SignedIn, id: string, body: Partial<z.input<typeof shareSubmission.body>>) =>
  call(house.url, shareSubmission, { as: by.code, params: { id }, body: { shared: true, ...body } });
const shownTo = async (by: SignedIn, id: string) =>
  (await call(house.url, showSolution, { as: by.code, params: { id } })).body;
const readers = async (problem: number, count: number) => {
  const made: SignedIn[] = [];
  for (let at = 0; at < count; at++) {
    const by = await makeUser(house);
    await submit(by, problem);
    made.push(by);
  }
  return made;
};

test('its author says what the idea is, changes it, and takes it back; nobody else does', async () => {
  const problem = await makeProblem(house);
  await submit(reader, problem);
  const id = await submit(author, problem);
  const note = '**Two pointers.**\n\n<script>alert(1)</script>';
  await explain(author, id, { note: `  ${note}\u200b`, time_complexity: 'O(n log n)', space_complexity: 'O(1)' });
  expect(await shownTo(reader, id)).toMatchObject({ note, time_complexity: 'O(n log n)', space_complexity: 'O(1)' });
  await explain(author, id, { space_complexity: 'O(k), k ≤ 26' });
  expect(await shownTo(reader, id)).toMatchObject({
    note,
    time_complexity: 'O(n log n)',
    space_complexity: 'O(k), k ≤ 26',
  });
  await explain(author, id, { note: '' });
  expect((await list(reader, problem)).body[0]).toMatchObject({ note: '', time_complexity: 'O(n log n)' });
  for (const by of [reader, staff])
    expect(
      (await refused(house.url, shareSubmission, { as: by.code, params: { id }, body: { shared: true, note: 'x' } }))
        .status,
    ).toBe(404);
  const put = (body: object) =>
    refused(house.url, shareSubmission, { as: author.code, params: { id }, body: { shared: true, ...body } });
  for (const body of [
    { note: 'a'.repeat(2001) },
    { note: 'turn\u202ed' },
    { time_complexity: 'O'.repeat(41) },
    { space_complexity: 'O(1)\nO(n)' },
  ])
    expect((await put(body)).status).toBe(400);
});

test('who may read a solution may vote for it, once, and take that back; nobody for their own', async () => {
  const problem = await makeProblem(house);
  const [one, two] = await readers(problem, 2);
  if (!one || !two) throw new Error('There are no readers');
  const id = await submitShared(author, problem);
  expect((await vote(one, id)).body).toEqual({ voted: true, votes: 1 });
  expect((await vote(one, id)).body).toEqual({ voted: true, votes: 1 });
  expect((await vote(two, id)).body).toEqual({ voted: true, votes: 2 });
  expect(await shownTo(one, id)).toMatchObject({ votes: 2, voted: true, own: false });
  expect(await shownTo(author, id)).toMatchObject({ votes: 2, voted: false, own: true });
  expect((await vote(one, id, false)).body).toEqual({ voted: false, votes: 1 });
  expect((await vote(one, id, false)).body).toEqual({ voted: false, votes: 1 });
  await Promise.all([vote(one, id), vote(one, id), vote(staff, id), vote(two, id, false)]);
  expect((await shownTo(one, id)).votes).toBe(2);

  const try_ = async (as: string | undefined, of = id) =>
    (await refused(house.url, voteForSolution, { as, params: { id: of }, body: { voted: true } })).status;
  const outsider = await makeUser(house);
  expect([await try_(author.code), await try_(outsider.code), await try_(undefined)]).toEqual([400, 404, 401]);
  expect(await try_(one.code, await submit(author, problem))).toBe(404);
  // Votes go with who gave them.
  await house.database.raw('delete from solution_votes where user_id = $1', [staff.user.id]);
  expect((await shownTo(one, id)).votes).toBe(1);
  await share(author, id, false);
  expect(await try_(one.code)).toBe(404);
});

test('sorted by votes, by the newest, the fastest and the shortest; of each author what comes first', async () => {
  const problem = await makeProblem(house);
  const [one] = await readers(problem, 1);
  if (!one) throw new Error('There is no reader');
  const other = await makeUser(house);
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  const fast = await submitShared(author, problem, { runtime_ms: 1, at: at(1), code: 'a'.repeat(90) });
  const loved = await submitShared(author, problem, { runtime_ms: 50, at: at(2), code: 'a'.repeat(80) });
  const short = await submitShared(other, problem, { runtime_ms: 20, at: at(3), code: 'a'.repeat(9) });
  const python = await submitShared(other, problem, {
    runtime_ms: 30,
    at: at(4),
    language: 'python',
    code: 'a'.repeat(30),
  });
  expect(await listed(one, problem)).toEqual([fast, short, python]);
  await vote(one, loved);
  expect(await listed(one, problem)).toEqual([loved, short, python]);
  expect(await listed(one, problem, { sort: 'votes' })).toEqual([loved, short, python]);
  expect(await listed(one, problem, { sort: 'newest' })).toEqual([python, short, loved]);
  expect(await listed(one, problem, { sort: 'fastest' })).toEqual([fast, short, python]);
  expect(await listed(one, problem, { sort: 'shortest' })).toEqual([short, python, loved]);
  expect(await listed(one, problem, { sort: 'shortest', language: 'cpp' })).toEqual([short, loved]);
  const wrong = await fetch(`${house.url}/api/problems/${problem}/solutions/?sort=best`, {
    headers: { 'x-session-code': one.code },
  });
  expect(wrong.status).toBe(400);
});

test('the author hears of the first vote and of the fifth, once, and of none between', async () => {
  const problem = await makeProblem(house, { title: 'Two docks' });
  const by = await makeUser(house);
  const people = await readers(problem, 6);
  const id = await submitShared(by, problem);
  for (const one of people) {
    await vote(one, id);
    await vote(one, id, false);
    await vote(one, id);
  }
  const { notifications } = (await call(house.url, listNotifications, { as: by.code, query: {} })).body;
  // Badges are told in their own time.
  const votes = notifications.filter(({ kind }) => kind !== 'badges');
  expect(votes.map(({ kind, title, link }) => [kind, title, link])).toEqual([
    ['community', "5 people found your solution to 'Two docks' helpful.", `/problems/${problem}/solutions`],
    ['community', "Someone found your solution to 'Two docks' helpful.", `/problems/${problem}/solutions`],
  ]);
});

test('moderators delete a note and leave the solution, or take back both', async () => {
  const problem = await makeProblem(house);
  const [one] = await readers(problem, 1);
  if (!one) throw new Error('There is no reader');
  const id = await submitShared(author, problem);
  const tell = (kind: 'note' | 'solution') => ({
    as: one.code,
    body: { kind, id, reason: 'spam' as const },
  });
  expect((await refused(house.url, report, tell('note'))).status).toBe(404);
  await explain(author, id, { note: 'Buy my course.', time_complexity: 'O(1)' });
  await call(house.url, report, tell('note'));
  const decide = async (kind: 'note' | 'solution') => {
    const { rows } = await house.database.raw(
      'select id::integer from reports where subject_kind = $1 and subject_id = $2 and decision is null',
      [kind, id],
    );
    const [{ id: filed }] = rows as [{ id: number }];
    await call(house.url, decideReport, {
      as: staff.code,
      params: { id: filed },
      body: { decision: 'hide', note: '' },
    });
  };
  await decide('note');
  expect(await shownTo(one, id)).toMatchObject({ note: '', time_complexity: '' });
  await explain(author, id, { note: 'Again.' });
  await call(house.url, report, tell('solution'));
  await decide('solution');
  expect(await listed(one, problem)).toEqual([]);
  await share(author, id);
  expect((await shownTo(one, id)).note).toBe('');
});

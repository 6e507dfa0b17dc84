import { showAccount, updateProfile } from '@devorbit/contract/community/profiles.ts';
import { listAudit } from '@devorbit/contract/identity/audit.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { restoreUser, showUser } from '@devorbit/contract/operations/administration.ts';
import { decideReport, listReports, report, showProblemAgain } from '@devorbit/contract/operations/reports.ts';
import { giveUp, showGuidance, takeHint } from '@devorbit/contract/practice/guidance.ts';
import { createCommunityProblem, listProblems, showProblem } from '@devorbit/contract/practice/problems.ts';
import { runCode, shareSubmission, showSolution, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

let house: House;
let owner: SignedIn;
let reader: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  house = await openHouse({ env: { REPORTS_PER_DAY: '25' } });
  owner = await makeUser(house, { username: 'olga_owner' });
  reader = await makeUser(house, { username: 'rita_reader' });
  staff = await makeUser(house, { role: 'staff' });
});
afterAll(() => house.close());

type Body = z.input<typeof report.body>;
const tell = (by: SignedIn, kind: Body['kind'], id: string | number, more: Partial<Body> = {}) =>
  call(house.url, report, { as: by.code, body: { kind, id: String(id), reason: 'offensive', ...more } });
const refusal = async (by: SignedIn | null, kind: Body['kind'], id: string | number) =>
  (await refused(house.url, report, { as: by?.code, body: { kind, id: String(id), reason: 'spam' } })).status;
const queue = async (state: 'open' | 'decided' = 'open', by = staff) =>
  (await call(house.url, listReports, { as: by.code, query: { state } })).body;
const reportOf = async (name: string, by = staff) => {
  const found = (await queue('open', by)).find((row) => row.name === name);
  if (!found) throw new Error(`no open report of ${name}`);
  return found;
};
type Decided = z.input<typeof decideReport.body>;
const decide = (id: number, body: Decided, by = staff) =>
  call(house.url, decideReport, { as: by.code, params: { id }, body });
/** With the tests of another one. */
async function communityProblem(by: SignedIn, title: string): Promise<number> {
  const body = { title, statement: 'A statement' };
  const { id } = (await call(house.url, createCommunityProblem, { as: by.code, body })).body;
  await house.database.raw(
    'update problems p set tests = q.tests, package_digest = q.package_digest from problems q where p.id = $1 and q.id = $2',
    [id, await makeProblem(house)],
  );
  return id;
}
const show = async (by: SignedIn | null, id: number) =>
  (await fetch(`${house.url}/api/problems/${id}/`, by === null ? {} : { headers: { 'x-session-code': by.code } }))
    .status;
const listed = async (search: string) =>
  (await call(house.url, listProblems, { query: { search } })).body.map(({ title }) => title);

test('who may report what: nothing of one’s own, of the staff’s, or that one cannot see', async () => {
  const mine = await communityProblem(owner, 'Reportable');
  expect(await refusal(null, 'problem', mine)).toBe(401);
  expect(await refusal(owner, 'problem', mine)).toBe(400);
  expect(await refusal(reader, 'problem', await makeProblem(house))).toBe(404);
  expect(await refusal(reader, 'problem', 'x')).toBe(404);
  expect(await refusal(reader, 'profile', 'nobody_at_all')).toBe(404);
  expect(await refusal(reader, 'solution', '00000000-0000-4000-8000-000000000000')).toBe(404);
  expect(await refusal(reader, 'solution', 'x')).toBe(404);
  const problem = await makeProblem(house);
  const id = await makeSubmission(house, { user_id: owner.user.id, problem_id: problem });
  await call(house.url, shareSubmission, { as: owner.code, params: { id }, body: { shared: true } });
  expect(await refusal(reader, 'solution', id)).toBe(404);
  expect((await tell(reader, 'problem', mine, { note: 'Rude' })).status).toBe(201);
  expect(await refusal(reader, 'problem', mine)).toBe(409);
  expect(await reportOf('Reportable')).toMatchObject({
    kind: 'problem',
    link: `/problems/${mine}`,
    owner: { username: 'olga_owner' },
    reporter: { username: 'rita_reader' },
    reason: 'offensive',
    note: 'Rude',
    open: 1,
    may_decide: true,
    may_suspend: true,
  });
});

test('visitors and learners see no queue and decide nothing', async () => {
  const { id } = await reportOf('Reportable');
  const body = { decision: 'hide' } as const;
  for (const [as, status] of [
    [undefined, 401],
    [reader.code, 403],
    [owner.code, 403],
  ] as const) {
    expect((await refused(house.url, listReports, { as })).status).toBe(status);
    expect((await refused(house.url, decideReport, { as, params: { id }, body })).status).toBe(status);
    expect((await refused(house.url, showProblemAgain, { as, params: { id: 1 } })).status).toBe(status);
  }
  expect((await refused(house.url, decideReport, { as: staff.code, params: { id: 2_000_000_000 }, body })).status).toBe(
    404,
  );
});

test('a hidden problem is gone for all but staff and its author, and nobody solves it; then it comes back', async () => {
  const id = await communityProblem(owner, 'Hide me');
  const other = await makeUser(house);
  await house.database.raw(`update problems set examples = '[{"input":"1","output":"1"}]' where id = $1`, [id]);
  await tell(reader, 'problem', id);
  await tell(other, 'problem', id, { reason: 'copied' });
  const open = await reportOf('Hide me');
  expect(open.open).toBe(2);
  expect(await listed('Hide me')).toEqual(['Hide me']);
  expect((await decide(open.id, { decision: 'hide', note: 'Copied word for word' })).body).toMatchObject({
    decision: 'hide',
    decided_by: staff.user.username,
    decision_note: 'Copied word for word',
    open: 0,
  });
  expect((await queue()).filter(({ name }) => name === 'Hide me')).toEqual([]);
  expect((await queue('decided')).filter(({ name }) => name === 'Hide me')).toHaveLength(2);

  await eventually(async () => (await listed('Hide me')).length === 0);
  expect(await Promise.all([show(null, id), show(reader, id), show(owner, id), show(staff, id)])).toEqual([
    404, 404, 200, 200,
  ]);
  expect((await call(house.url, showProblem, { as: owner.code, params: { id } })).body.hidden).toBe(true);
  const work = { problem_id: id, code: 'x', language: 'cpp' };
  for (const endpoint of [runCode, submitSolution]) {
    expect((await refused(house.url, endpoint, { as: reader.code, body: work })).status).toBe(404);
    expect((await refused(house.url, endpoint, { as: owner.code, body: work })).status).toBe(403);
    expect((await refused(house.url, endpoint, { as: staff.code, body: work })).status).toBe(403);
  }
  for (const endpoint of [showGuidance, giveUp])
    expect((await refused(house.url, endpoint, { as: reader.code, params: { id } })).status).toBe(404);
  const hint = { as: reader.code, params: { id }, body: { hint: 1 } };
  expect((await refused(house.url, takeHint, hint)).status).toBe(404);
  expect((await call(house.url, showGuidance, { as: staff.code, params: { id } })).status).toBe(200);

  const told = async (by: SignedIn) =>
    (await call(house.url, listNotifications, { as: by.code })).body.notifications.map(({ title }) => title);
  const thanks = "Thank you for your report. The moderators removed the problem 'Hide me'.";
  for (const by of [reader, other]) expect(await told(by)).toContain(thanks);
  expect(await told(owner)).toContain("The moderators have hidden your problem 'Hide me'.");

  expect(await refusal(reader, 'problem', id)).toBe(404);
  await call(house.url, showProblemAgain, { as: staff.code, params: { id } });
  expect(await show(null, id)).toBe(200);
  await eventually(async () => (await listed('Hide me')).length === 1);
  expect((await refused(house.url, showProblemAgain, { as: staff.code, params: { id } })).status).toBe(409);
  const acts = (await call(house.url, listAudit, { as: staff.code })).body.filter(
    ({ subject }) => subject === `problem ${id}`,
  );
  expect(acts.map(({ act }) => act)).toEqual(['problem.show_again', 'report.decide']);
  expect(acts[1]?.detail).toMatchObject({ decision: 'hide', reports: 2, owner: 'olga_owner' });
});

test('a dismissed report leaves everything as it is, and may be made again', async () => {
  const id = await communityProblem(owner, 'Harmless');
  await tell(reader, 'problem', id);
  await decide((await reportOf('Harmless')).id, { decision: 'dismiss' });
  expect(await show(null, id)).toBe(200);
  expect((await tell(reader, 'problem', id)).status).toBe(201);
});

test('a reported solution is shared no more', async () => {
  const problem = await makeProblem(house);
  await makeSubmission(house, { user_id: reader.user.id, problem_id: problem });
  const id = await makeSubmission(house, { user_id: owner.user.id, problem_id: problem });
  await call(house.url, shareSubmission, { as: owner.code, params: { id }, body: { shared: true } });
  await tell(reader, 'solution', id, { reason: 'personal' });
  const open = await reportOf('olga_owner');
  expect(open).toMatchObject({ kind: 'solution', link: `/problems/${problem}/solutions` });
  await decide(open.id, { decision: 'hide' });
  expect((await refused(house.url, showSolution, { as: reader.code, params: { id } })).status).toBe(404);
});

test('a reported profile is cleared; suspending ends the sessions of its owner too', async () => {
  const person = await makeUser(house, { username: 'rude_one' });
  await call(house.url, updateProfile, {
    as: person.code,
    body: { bio: 'Rude words', social_links: { github: 'https://example.org/rude' }, skills: ['Rudeness'] },
  });
  await tell(reader, 'profile', 'RUDE_ONE');
  const { id } = await reportOf('rude_one');
  const silent = { as: staff.code, params: { id }, body: { decision: 'suspend' } } as const;
  expect((await refused(house.url, decideReport, silent)).status).toBe(400);
  await decide(id, { decision: 'suspend', note: 'Rude words' });
  expect((await refused(house.url, showAccount, { as: person.code })).status).toBe(401);
  const shown = await call(house.url, showUser, { as: staff.code, params: { id: person.user.id } });
  expect(shown.body).toMatchObject({ suspended_reason: 'Rude words', sessions: 0, reports: { open: 0, total: 1 } });
  const { bio, github, skills } = await house.database.row(
    z.object({ bio: z.string(), github: z.string(), skills: z.array(z.string()) }),
    'select bio, github, skills from profiles where user_id = $1',
    [person.user.id],
  );
  expect({ bio, github, skills }).toEqual({ bio: '', github: '', skills: [] });
  await call(house.url, restoreUser, { as: staff.code, params: { id: person.user.id } });
});

test('of two moderators at once one decides', async () => {
  const id = await communityProblem(owner, 'Contested');
  await tell(reader, 'problem', id);
  const second = await makeUser(house, { role: 'staff' });
  const { id: of } = await reportOf('Contested');
  const decided = async (by: SignedIn, decision: Decided['decision']) =>
    (
      await fetch(`${house.url}/api/admin/reports/${of}/decide/`, {
        method: 'POST',
        headers: { 'x-session-code': by.code, 'content-type': 'application/json' },
        body: JSON.stringify({ decision }),
      })
    ).status;
  expect((await Promise.all([decided(staff, 'hide'), decided(second, 'dismiss')])).toSorted()).toEqual([200, 409]);
  const { acts } = await house.database.row(
    z.object({ acts: z.number() }),
    `select count(*) as acts from audit_log where act = 'report.decide' and subject = $1`,
    [`problem ${id}`],
  );
  expect(acts).toBe(1);
});

test('nobody decides about themselves, and staff do not suspend staff: then nothing has happened', async () => {
  const id = await communityProblem(staff, 'By a moderator');
  await tell(reader, 'problem', id);
  const open = await reportOf('By a moderator');
  expect(open).toMatchObject({ may_decide: false, may_suspend: false });
  const dismiss = { as: staff.code, params: { id: open.id }, body: { decision: 'dismiss' } } as const;
  expect((await refused(house.url, decideReport, dismiss)).status).toBe(403);
  const second = await makeUser(house, { role: 'staff' });
  const suspend = { decision: 'suspend', note: 'Enough' } as const;
  const answer = await refused(house.url, decideReport, { as: second.code, params: { id: open.id }, body: suspend });
  expect(answer.status).toBe(403);
  expect(await show(reader, id)).toBe(200);
  expect((await reportOf('By a moderator', second)).may_decide).toBe(true);
  await decide(open.id, { decision: 'hide' }, second);
  expect((await refused(house.url, showProblemAgain, { as: staff.code, params: { id } })).status).toBe(403);
  expect(await show(reader, id)).toBe(404);
});

test('only so many reports a day', async () => {
  const busy = await makeUser(house);
  for (let made = 0; made < 25; made++) await refusal(busy, 'profile', 'nobody_at_all');
  expect(await refusal(busy, 'profile', 'olga_owner')).toBe(429);
});

import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { addToCrew } from '@devorbit/contract/events/crew.ts';
import { showEvent } from '@devorbit/contract/events/events.ts';
import { showProgramme } from '@devorbit/contract/events/programme.ts';
import { MAX_OWN_PROPOSALS } from '@devorbit/contract/events/proposals-limits.ts';
import {
  type CallForPapers,
  decideProposal,
  editProposal,
  giveReview,
  listProposals,
  listReviews,
  propose,
  scheduleProposal,
  sendDecisions,
  setCall,
  showCall,
  showNames,
  showProposal,
  showReview,
  withdrawProposal,
} from '@devorbit/contract/events/proposals.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { emailsTo } from '@devorbit/testkit/outbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insertTestEvent } from '../events/_event.ts';

let house: House;
let organizer: SignedIn;
let now = new Date('2027-09-01T08:00Z');
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
});
afterAll(() => house.close());

const CLOSES = '2027-09-10T20:00:00.000Z';
const kinds = [
  { name: 'Talk', minutes: 30 },
  { name: 'Workshop', minutes: 90 },
];

/** An event of two days in Berlin with an open call; everybody signs in anew, as the clock moves. */
async function make(given: Parameters<typeof insertTestEvent>[2] = {}): Promise<number> {
  now = new Date('2027-09-01T08:00Z');
  organizer = await makeUser(house);
  const id = await insertTestEvent(house.database, organizer.user.id, { title: 'Orbit Conf', ...given });
  await house.database.run(
    `update events set time_zone = 'Europe/Berlin', starts_at = '2027-10-30T08:00Z', ends_at = '2027-10-31T17:00Z'
     where id = $1`,
    [id],
  );
  await call(house.url, setCall, {
    as: organizer.code,
    params: { id },
    body: { closesAt: CLOSES, kinds, guidance: 'No pitches.' },
  });
  return id;
}
const bodyOf = (given: object = {}) => ({
  title: 'Loops that end',
  abstract: 'How to **prove** it.',
  kind: 'Talk',
  level: 'beginner' as const,
  ...given,
});
const add = async (id: number, as: SignedIn, given: object = {}): Promise<CallForPapers> =>
  (await call(house.url, propose, { as: as.code, params: { id }, body: bodyOf(given) })).body;
const lastOf = ({ proposals }: CallForPapers): number => proposals.at(-1)?.id ?? 0;
async function reviewerOf(id: number): Promise<SignedIn> {
  const reviewer = await makeUser(house);
  await call(house.url, addToCrew, {
    as: organizer.code,
    params: { id },
    body: { username: reviewer.user.username, role: 'reviewer' },
  });
  return reviewer;
}
const said = async (answer: ReturnType<typeof refused>): Promise<string> => {
  const { status, body } = await answer;
  return `${status} ${JSON.stringify(body)}`;
};
const decide = async (id: number, proposal: number, decision: 'accept' | 'decline' | 'wait' | null, line = '') =>
  (
    await call(house.url, decideProposal, {
      as: organizer.code,
      params: { id, proposal },
      body: { decision, line },
    })
  ).body;
const sendAll = async (id: number) =>
  (await call(house.url, sendDecisions, { as: organizer.code, params: { id } })).body.sent;
const newsOf = async ({ user }: SignedIn): Promise<string[]> =>
  (
    await house.database.rows(
      z.object({ title: z.string() }),
      'select title from notifications where user_id = $1 order by id',
      [user.id],
    )
  ).map(({ title }) => title);
const actsOf = async (id: number): Promise<string[]> =>
  (
    await house.database.rows(
      z.object({ act: z.string() }),
      'select act from audit_log where subject = $1 order by id',
      [`event ${id}`],
    )
  ).map(({ act }) => act);

test('people propose, change and withdraw while the call is open, by the server’s clock', async () => {
  const id = await make();
  const author = await makeUser(house);
  expect((await call(house.url, showEvent, { params: { id } })).body).toMatchObject({ hasCall: true, callOpen: true });
  const first = lastOf(await add(id, author, { coSpeakers: ' Bo Example \n\nCy Example', note: 'Given before.' }));
  const { body: changed } = await call(house.url, editProposal, {
    as: author.code,
    params: { id, proposal: first },
    body: bodyOf({ title: 'Loops', kind: 'Workshop', level: 'advanced', coSpeakers: 'Bo Example' }),
  });
  expect(changed).toMatchObject({ open: true, call: { closesAt: CLOSES, kinds, guidance: 'No pitches.' } });
  expect(changed.proposals).toMatchObject([
    { id: first, title: 'Loops', kind: 'Workshop', minutes: 90, coSpeakers: 'Bo Example', decision: null },
  ]);
  const second = lastOf(await add(id, author));
  const { body: left } = await call(house.url, withdrawProposal, {
    as: author.code,
    params: { id, proposal: second },
  });
  expect(left.proposals.map((one) => one.id)).toEqual([first]);
  // Kinds that the organizer takes away stay where they are proposed already.
  await call(house.url, setCall, {
    as: organizer.code,
    params: { id },
    body: { closesAt: CLOSES, kinds: kinds.slice(0, 1) },
  });
  const edit = (kind: string) => ({
    as: author.code,
    params: { id, proposal: first },
    body: bodyOf({ kind }),
  });
  expect((await call(house.url, editProposal, edit('Workshop'))).body.proposals).toMatchObject([{ minutes: 90 }]);
  expect(await said(refused(house.url, editProposal, edit('Panel')))).toMatch(/^400 .*kinds the organizer/);
  now = new Date(CLOSES);
  const again = await makeUser(house);
  const closed = /^409 .*The call for papers is closed/;
  expect(await said(refused(house.url, propose, { as: again.code, params: { id }, body: bodyOf() }))).toMatch(closed);
  await house.database.run('update event_proposals set author_id = $2 where id = $1', [first, again.user.id]);
  expect(await said(refused(house.url, editProposal, { ...edit('Talk'), as: again.code }))).toMatch(closed);
  const withdrawn = { as: again.code, params: { id, proposal: first } };
  expect(await said(refused(house.url, withdrawProposal, withdrawn))).toMatch(closed);
  expect((await call(house.url, showEvent, { params: { id } })).body).toMatchObject({ hasCall: true, callOpen: false });
});

test('five a person, also of eight sent at once', async () => {
  const id = await make();
  const author = await makeUser(house);
  const at = await Promise.allSettled(Array.from({ length: 8 }, () => add(id, author)));
  expect(at.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_OWN_PROPOSALS);
  expect(await said(refused(house.url, propose, { as: author.code, params: { id }, body: bodyOf() }))).toMatch(
    /^409 .*up to 5 sessions/,
  );
  expect((await add(id, await makeUser(house))).proposals).toHaveLength(1);
});

test('reviewers never get who proposed, in any answer; others’ points only after their own; never their own', async () => {
  const id = await make();
  const secret = await makeUser(house, { username: 'zed_hidden', name: 'Zelda Hidden' });
  const [one, other] = [await reviewerOf(id), await reviewerOf(id)];
  const proposal = lastOf(await add(id, secret, { coSpeakers: 'Yuri Hidden', note: 'Given once.' }));
  const own = lastOf(await add(id, one, { title: 'By a reviewer' }));
  const give = (as: SignedIn, points: 1 | 2 | 3 | 4 | 5, note = '') =>
    call(house.url, giveReview, { as: as.code, params: { id, proposal }, body: { points, note } });
  const read = (as: SignedIn) => call(house.url, showReview, { as: as.code, params: { id, proposal } });
  const before = await read(one);
  expect(before.body).toMatchObject({ note: 'Given once.', own: null, others: [] });
  await give(other, 2, 'Too short');
  const list = await call(house.url, listReviews, { as: one.code, params: { id } });
  expect(list.body.proposals).toEqual([
    { id: proposal, title: 'Loops that end', kind: 'Talk', minutes: 30, level: 'beginner', points: null },
  ]);
  const still = await read(one);
  expect(still.body.others).toEqual([]);
  expect(JSON.stringify([still.body, list.body])).not.toContain('Too short');
  const given = await give(one, 5, 'Clear');
  expect(given.body).toMatchObject({ own: { points: 5, note: 'Clear' }, others: [{ points: 2, note: 'Too short' }] });
  const event = await call(house.url, showEvent, { as: one.code, params: { id } });
  const everybodys = await call(house.url, showCall, { as: one.code, params: { id } });
  for (const answer of [before, list, still, given, event, everybodys]) {
    const all = JSON.stringify(answer.body);
    for (const name of ['hidden', 'Zelda', 'Yuri', secret.user.email])
      expect(all.toLowerCase()).not.toContain(name.toLowerCase());
    expect(all).not.toMatch(/author|username.{0,40}zed/i);
  }
  const mine = { as: one.code, params: { id, proposal: own } };
  expect(await said(refused(house.url, showReview, mine))).toMatch(/^403 /);
  expect(await said(refused(house.url, giveReview, { ...mine, body: { points: 5 } }))).toMatch(/^403 .*your own/);
  await expect(
    house.database.run(
      `insert into proposal_reviews (proposal_id, reviewer_id, points, note, at) values ($1, $2, 5, '', now())`,
      [own, one.user.id],
    ),
  ).rejects.toThrow('own proposal');
  // A proposal that changes afterwards says so.
  now = new Date(now.getTime() + 60_000);
  await call(house.url, editProposal, { as: secret.code, params: { id, proposal }, body: bodyOf({ title: 'Loops' }) });
  expect((await read(one)).body).toMatchObject({ title: 'Loops', changed: true });
  expect((await give(one, 4)).body.changed).toBe(false);
});

test('organizers decide without names; Show names is in the audit log', async () => {
  const id = await make();
  const author = await makeUser(house, { username: 'vera_hidden', name: 'Vera Hidden' });
  const reviewer = await reviewerOf(id);
  const [first, second] = [
    lastOf(await add(id, author, { coSpeakers: 'Walt Hidden' })),
    lastOf(await add(id, author, { title: 'Another' })),
  ];
  await call(house.url, giveReview, { as: reviewer.code, params: { id, proposal: second }, body: { points: 4 } });
  const list = await call(house.url, listProposals, { as: organizer.code, params: { id } });
  expect(list.body.proposals.map(({ id: one, reviews, mean }) => [one, reviews, mean])).toEqual([
    [second, 1, 4],
    [first, 0, null],
  ]);
  const detail = await call(house.url, showProposal, { as: organizer.code, params: { id, proposal: first } });
  expect(detail.body.author).toBeNull();
  expect(JSON.stringify([list.body, detail.body]).toLowerCase()).not.toContain('hidden');
  expect(await actsOf(id)).not.toContain('event.proposals.names');
  const { body } = await call(house.url, showNames, { as: organizer.code, params: { id } });
  expect(body.names).toEqual([
    { proposal: first, username: 'vera_hidden', name: 'Vera Hidden', coSpeakers: 'Walt Hidden' },
    { proposal: second, username: 'vera_hidden', name: 'Vera Hidden', coSpeakers: '' },
  ]);
  expect(await actsOf(id)).toContain('event.proposals.names');
  expect((await decide(id, first, 'accept')).author).toMatchObject({ name: 'Vera Hidden' });
  expect((await decide(id, first, null)).author).toBeNull();
  expect((await actsOf(id)).filter((act) => act === 'event.proposals.decide')).toHaveLength(2);
});

test('nobody is told before the decisions are sent; then once each, by notification and email', async () => {
  const id = await make();
  const [author, other] = [await makeUser(house), await makeUser(house)];
  await house.database.run('update users set email_verified_at = now() where id = any ($1)', [
    [author.user.id, other.user.id],
  ]);
  const [yes, no, later] = [
    lastOf(await add(id, author)),
    lastOf(await add(id, author, { title: 'Declined one' })),
    lastOf(await add(id, other, { title: 'Waiting one' })),
  ];
  await decide(id, yes, 'accept', 'Bring a clicker.');
  await decide(id, no, 'decline');
  await decide(id, later, 'wait');
  const own = async (as: SignedIn) => (await call(house.url, showCall, { as: as.code, params: { id } })).body.proposals;
  expect((await own(author)).map(({ decision, line }) => [decision, line])).toEqual([
    [null, ''],
    [null, ''],
  ]);
  expect(await newsOf(author)).toEqual([]);
  expect(await sendAll(id)).toBe(3);
  expect(await sendAll(id)).toBe(0);
  await eventually(async () => (await newsOf(author)).length === 2);
  await eventually(async () => (await newsOf(other)).length === 1);
  expect(await newsOf(author)).toEqual([
    'Your proposal “Loops that end” is accepted for Orbit Conf.',
    'Your proposal “Declined one” was not chosen for Orbit Conf this time. Thank you for proposing it.',
  ]);
  expect(await own(author)).toMatchObject([
    { decision: 'accept', line: 'Bring a clicker.' },
    { decision: 'decline', line: '' },
  ]);
  await eventually(async () => (await emailsTo(house, author.user.email)).length === 2);
  const accepted = (await emailsTo(house, author.user.email)).find(({ subject }) => subject?.startsWith('Accepted'));
  expect(accepted?.text).toContain('Bring a clicker.');
  // What was told stands, except the wait list.
  const change = { as: organizer.code, params: { id, proposal: yes }, body: { decision: 'decline' as const } };
  expect(await said(refused(house.url, decideProposal, change))).toMatch(/^409 .*has been sent/);
  await decide(id, later, 'accept');
  expect((await own(other))[0]?.decision).toBe('wait');
  expect(await sendAll(id)).toBe(1);
  await eventually(async () => (await newsOf(other)).length === 2);
  expect((await own(other))[0]?.decision).toBe('accept');
});

const slot = (given: object = {}) => ({ date: '2027-10-30', startTime: '11:00', room: 'Hall', ...given });
const schedule = (id: number, proposal: number, given: object = {}) =>
  call(house.url, scheduleProposal, { as: organizer.code, params: { id, proposal }, body: slot(given) });

test('an accepted proposal becomes a session with its speakers, once, and only after its author was told', async () => {
  const id = await make();
  const author = await makeUser(house, { name: 'Ada Orbit' });
  const [first, second] = [
    lastOf(await add(id, author, { coSpeakers: 'Bo Example' })),
    lastOf(await add(id, author, { title: 'Again', kind: 'Workshop', coSpeakers: 'bo example' })),
  ];
  const early = { as: organizer.code, params: { id, proposal: first }, body: slot() };
  await decide(id, first, 'accept');
  await decide(id, second, 'accept');
  expect(await said(refused(house.url, scheduleProposal, early))).toMatch(/^409 .*send the decision/);
  await sendAll(id);
  expect(await said(refused(house.url, scheduleProposal, { ...early, body: slot({ startTime: '09:30' }) }))).toMatch(
    /^400 .*within the dates/,
  );
  expect((await schedule(id, first)).body.inProgramme).toBe(true);
  expect(await said(refused(house.url, scheduleProposal, early))).toMatch(/^409 .*already in the programme/);
  const clash = { ...early, params: { id, proposal: second }, body: slot({ startTime: '11:29' }) };
  expect(await said(refused(house.url, scheduleProposal, clash))).toMatch(/^409 .*Hall has another session/);
  await schedule(id, second, { startTime: '11:30', track: 'Deep' });
  const { body } = await call(house.url, showProgramme, { params: { id } });
  expect(body.speakers.map(({ name }) => name)).toEqual(['Ada Orbit', 'Bo Example']);
  expect(body.sessions).toMatchObject([
    { title: 'Loops that end', abstract: 'How to **prove** it.', minutes: 30, startTime: '11:00', room: 'Hall' },
    { title: 'Again', minutes: 90, startTime: '11:30', track: 'Deep' },
  ]);
  const ids = body.speakers.map((one) => one.id);
  expect(body.sessions.map(({ speakers }) => speakers)).toEqual([ids, ids]);
});

test('with an account go its proposals and reviews; what is in the programme stays without a name', async () => {
  const id = await make();
  const author = await makeUser(house, { name: 'Gone Person' });
  const reviewer = await reviewerOf(id);
  const [kept, gone] = [lastOf(await add(id, author)), lastOf(await add(id, author, { title: 'Left' }))];
  for (const proposal of [kept, gone])
    await call(house.url, giveReview, { as: reviewer.code, params: { id, proposal }, body: { points: 3 } });
  await decide(id, kept, 'accept');
  await sendAll(id);
  await eventually(async () => (await newsOf(author)).length === 1);
  await schedule(id, kept);
  await house.database.transaction((tx) => eraseTraces(tx, author.user.id));
  const { body } = await call(house.url, showProgramme, { params: { id } });
  expect([body.speakers, body.sessions.map(({ title, speakers }) => [title, speakers])]).toEqual([
    [],
    [['Loops that end', []]],
  ]);
  const list = await call(house.url, listProposals, { as: organizer.code, params: { id } });
  expect(list.body.proposals.map((one) => one.id)).toEqual([kept]);
  const detail = { as: organizer.code, params: { id, proposal: kept } };
  expect((await call(house.url, showProposal, detail)).body).toMatchObject({ author: null, reviews: [{ points: 3 }] });
  await house.database.transaction((tx) => eraseTraces(tx, reviewer.user.id));
  expect((await call(house.url, showProposal, detail)).body.reviews).toEqual([]);
});

test('who may not, and hostile input', async () => {
  const id = await make();
  const other = await make();
  const author = await makeUser(house);
  const stranger = await makeUser(house);
  const proposal = lastOf(await add(id, author));
  const params = { id, proposal };
  const form = bodyOf();
  const calls: [Endpoint, object, RegExp, SignedIn?][] = [
    [editProposal, { params, body: form }, /^404 /],
    [withdrawProposal, { params }, /^404 /],
    [listProposals, { params: { id } }, /^403 /],
    [showProposal, { params }, /^403 /],
    [showProposal, { params }, /^403 /, author],
    [showNames, { params: { id } }, /^403 /],
    [decideProposal, { params, body: { decision: 'accept' } }, /^403 /, author],
    [sendDecisions, { params: { id } }, /^403 /],
    [scheduleProposal, { params, body: slot() }, /^403 /],
    [listReviews, { params: { id } }, /^403 /],
    [showReview, { params }, /^403 /],
    [giveReview, { params, body: { points: 5 } }, /^403 /, organizer],
    [setCall, { params: { id }, body: { closesAt: CLOSES, kinds } }, /^403 /],
    // By way of an event of one’s own.
    [showProposal, { params: { id: other, proposal } }, /^404 /, organizer],
    [decideProposal, { params: { id: other, proposal }, body: { decision: 'accept' } }, /^404 /, organizer],
    [propose, { params: { id }, body: bodyOf({ title: 'x'.repeat(1_000_000) }) }, /^4\d\d /],
    [propose, { params: { id }, body: bodyOf({ abstract: ' ' }) }, /^400 .*Abstract is required/],
    [propose, { params: { id }, body: bodyOf({ level: 'expert' }) }, /^400 /],
    [propose, { params: { id }, body: bodyOf({ coSpeakers: 'A\n'.repeat(8) }) }, /^400 .*At most 7 names/],
    [propose, { params: { id }, body: bodyOf({ coSpeakers: 'x'.repeat(81) }) }, /^400 .*at most 80/],
  ];
  for (const [endpoint, input, answer, as = stranger] of calls)
    expect(await said(refused(house.url, endpoint, { as: as.code, ...input }))).toMatch(answer);
  const reviewer = await reviewerOf(other);
  const mine = lastOf(await add(other, author));
  const points = { as: reviewer.code, params: { id: other, proposal: mine } };
  for (const given of [0, 6, 2.5, '3', null])
    expect((await refused(house.url, giveReview, { ...points, body: { points: given as 1 } })).status).toBe(400);
  // A reviewer of another event is nobody here.
  expect(await said(refused(house.url, showReview, { as: reviewer.code, params }))).toMatch(/^403 /);
  const set = (body: object) =>
    refused(house.url, setCall, {
      as: organizer.code,
      params: { id: other },
      body: { closesAt: CLOSES, kinds, ...body },
    });
  expect(await said(set({ closesAt: '2027-11-30T00:00:00Z' }))).toMatch(/^400 .*before the event ends/);
  expect(await said(set({ closesAt: '2020-11-30T00:00:00Z' }))).toMatch(/^400 .*within 400 days/);
  expect(await said(set({ kinds: [] }))).toMatch(/^400 .*at least one kind/);
  expect(await said(set({ kinds: [kinds[0], { name: 'talk', minutes: 5 }] }))).toMatch(/^400 .*own name/);
});

test('no proposals for an event without a call, that is cancelled or not approved', async () => {
  const id = await make();
  const author = await makeUser(house);
  const bare = await insertTestEvent(house.database, organizer.user.id);
  const given = (event: number) => ({ as: author.code, params: { id: event }, body: bodyOf() });
  expect(await said(refused(house.url, propose, given(bare)))).toMatch(/^404 .*no call for papers/);
  await house.database.run('update events set cancelled_at = now() where id = $1', [id]);
  expect(await said(refused(house.url, propose, given(id)))).toMatch(/^409 /);
  await house.database.run(`update events set cancelled_at = null, state = 'pending' where id = $1`, [id]);
  expect(await said(refused(house.url, propose, given(id)))).toMatch(/^404 /);
  expect(await said(refused(house.url, showCall, { params: { id } }))).toMatch(/^404 /);
});

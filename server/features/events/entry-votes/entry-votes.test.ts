import {
  castVote,
  type PublicVote,
  removeVotePeriod,
  setVotePeriod,
  showVote,
} from '@devorbit/contract/events/entry-votes.ts';
import { setHackathon } from '@devorbit/contract/events/hackathons.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertTestEntry, insertTestHackathon, insertTestJudge } from '../hackathon-judging/_hackathon.ts';

let house: House;
let organizer: SignedIn;
let ada: SignedIn;
let bo: SignedIn;
let now: Date;
const clock = { now: () => now };
beforeAll(async () => {
  now = new Date();
  house = await openHouse({ clock });
  organizer = await makeUser(house);
  ada = await makeUser(house);
  bo = await makeUser(house);
});
afterAll(() => house.close());
// Sessions are for an hour of this clock.
beforeEach(() => {
  now = new Date();
});

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const period = (opens: number, closes: number) => ({ opensAt: inMinutes(opens), closesAt: inMinutes(closes) });
const given = (as: SignedIn, id: number) => ({ as: as.code, params: { id } });

/** Ada's entry and another; the vote is open for twenty minutes. */
async function make(when: ReturnType<typeof period> | null = period(-5, 20)) {
  const id = await insertTestHackathon(house.database, organizer.user.id);
  const own = await insertTestEntry(house.database, id, { title: 'Comets', members: [ada.user.id] });
  const other = await insertTestEntry(house.database, id, { title: 'Asteroids', members: [] });
  if (when) await call(house.url, setVotePeriod, { ...given(organizer, id), body: when });
  return { id, own, other };
}
const vote = async (as: SignedIn, id: number, entry: number | null): Promise<PublicVote> =>
  (await call(house.url, castVote, { ...given(as, id), body: { entry } })).body;
const refusedVote = async (as: SignedIn, id: number, entry: number | null) =>
  (await refused(house.url, castVote, { ...given(as, id), body: { entry } })).status;
const show = async (id: number, as?: SignedIn): Promise<PublicVote> =>
  (await call(house.url, showVote, as ? given(as, id) : { params: { id } })).body;

test('one vote an account, changed and taken back while it is open; how it stands is nobody’s before it has closed', async () => {
  const { id, own, other } = await make();
  expect(await show(id)).toMatchObject({ open: true, own: null, team: null, counts: null });
  expect(await show(id, ada)).toMatchObject({ open: true, own: null, team: own });
  expect(await vote(bo, id, other)).toMatchObject({ own: other, counts: null });
  expect(await vote(bo, id, own)).toMatchObject({ own });
  await vote(organizer, id, own);
  await vote(ada, id, other);
  expect(await vote(ada, id, null)).toMatchObject({ own: null });
  await vote(ada, id, other);
  for (const as of [undefined, ada, organizer]) expect((await show(id, as)).counts).toBeNull();
  now = new Date(Date.now() + 20 * MINUTE_MS);
  expect(await show(id)).toMatchObject({
    open: false,
    counts: [
      { entry: own, title: 'Comets', team: 'Team Comets', votes: 2 },
      { entry: other, title: 'Asteroids', team: 'Team Asteroids', votes: 1 },
    ],
  });
  expect(await refusedVote(bo, id, other)).toBe(409);
});

test('nobody votes for their own team, for a draft, for an entry of another hackathon, or before and after', async () => {
  const { id, own, other } = await make();
  const elsewhere = await make();
  expect(await refusedVote(ada, id, own)).toBe(403);
  expect(await refusedVote(bo, id, elsewhere.own)).toBe(404);
  await house.database.run(`update entries set state = 'draft' where id = $1`, [other]);
  expect(await refusedVote(bo, id, other)).toBe(404);
  for (const entry of [0, -1, 1.5, 'x', 2 ** 60, undefined])
    expect(await refusedVote(bo, id, entry as never)).toBe(400);
  const later = await make(period(10, 20));
  expect(await show(later.id)).toMatchObject({ open: false, counts: null });
  expect(await refusedVote(bo, later.id, later.own)).toBe(409);
  const none = await make(null);
  expect(await show(none.id)).toMatchObject({ period: null, open: false });
  expect(await refusedVote(bo, none.id, none.own)).toBe(409);
  await house.database.run('update events set cancelled_at = now() where id = $1', [elsewhere.id]);
  expect(await refusedVote(bo, elsewhere.id, elsewhere.own)).toBe(409);
});

test('ten votes at once of one account are one', async () => {
  const { id, own, other } = await make();
  await Promise.all(Array.from({ length: 10 }, (_, at) => vote(bo, id, at % 2 === 0 ? own : other)));
  now = new Date(Date.now() + 20 * MINUTE_MS);
  const { counts } = await show(id);
  expect(counts?.reduce((sum, { votes }) => sum + votes, 0)).toBe(1);
});

test('organizers say when: after submissions close, moved while it is open, off while nobody voted', async () => {
  const { id, own } = await make(null);
  const set = (as: SignedIn, wanted: unknown) =>
    refused(house.url, setVotePeriod, { ...given(as, id), body: wanted as never });
  const judge = await makeUser(house);
  await insertTestJudge(house.database, id, judge.user.id);
  for (const as of [ada, bo, judge]) expect((await set(as, period(-5, 20))).status).toBe(403);
  expect(await set(organizer, period(-120, 20))).toMatchObject({
    status: 400,
    body: { details: [{ path: 'opensAt' }] },
  });
  for (const wrong of [period(20, 10), period(-20, -10), period(1, 60 * 24 * 500), { opensAt: 'x', closesAt: 'y' }])
    expect((await set(organizer, wrong)).status).toBe(400);
  await call(house.url, setVotePeriod, { ...given(organizer, id), body: period(-5, 20) });
  await call(house.url, removeVotePeriod, given(organizer, id));
  for (const as of [ada, bo, judge])
    expect((await refused(house.url, removeVotePeriod, given(as, id))).status).toBe(403);
  expect((await show(id)).period).toBeNull();
  await call(house.url, setVotePeriod, { ...given(organizer, id), body: period(-5, 20) });
  await vote(bo, id, own);
  expect((await refused(house.url, removeVotePeriod, given(organizer, id))).status).toBe(409);
  await call(house.url, setVotePeriod, { ...given(organizer, id), body: period(-5, 30) });
  expect(await show(id, bo)).toMatchObject({ open: true, own });
  // Submissions that open again close the vote.
  const dates = { submissionsCloseAt: inMinutes(10), judgingClosesAt: inMinutes(60), leastMembers: 1, mostMembers: 4 };
  await call(house.url, setHackathon, { ...given(organizer, id), body: dates });
  expect(await show(id, bo)).toMatchObject({ open: false });
  expect(await refusedVote(bo, id, own)).toBe(409);
  now = new Date(Date.now() + 30 * MINUTE_MS);
  expect((await set(organizer, period(31, 40))).status).toBe(409);
});

test('an account that is deleted takes its vote along; what waits for approval is nobody’s', async () => {
  const { id, own } = await make();
  const voter = await makeUser(house);
  await vote(voter, id, own);
  await house.database.transaction((tx) => eraseTraces(tx, voter.user.id));
  now = new Date(Date.now() + 20 * MINUTE_MS);
  expect((await show(id)).counts?.map(({ votes }) => votes)).toEqual([0, 0]);
  await house.database.run(`update events set state = 'pending' where id = $1`, [id]);
  expect((await refused(house.url, showVote, { params: { id } })).status).toBe(404);
});

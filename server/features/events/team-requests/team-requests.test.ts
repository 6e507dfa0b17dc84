import {
  handOverTeam,
  joinTeam,
  leaveTeam,
  makeTeam,
  removeFromTeam,
  setWanted,
  showHackathon,
} from '@devorbit/contract/events/hackathons.ts';
import { cancelRegistration } from '@devorbit/contract/events/registrations.ts';
import { MAX_TEAM_REQUESTS } from '@devorbit/contract/events/team-requests-limits.ts';
import {
  acceptTeamRequest,
  askToJoinTeam,
  endTeamRequest,
  inviteToTeam,
  listLookingTeams,
  listTeamRequests,
} from '@devorbit/contract/events/team-requests.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { insertTestHackathon } from '../hackathon-judging/_hackathon.ts';
import { insertTestPlace, insertTestRequest } from './_request.ts';

let house: House;
let organizer: SignedIn;
let now: Date;
const clock = { now: () => now };
beforeAll(async () => {
  now = new Date();
  house = await openHouse({ clock });
  organizer = await makeUser(house);
});
afterAll(() => house.close());
// Sessions are for an hour of this clock.
beforeEach(() => {
  now = new Date();
});

/** Its submissions close in half an hour. */
async function make(): Promise<number> {
  const id = await insertTestHackathon(house.database, organizer.user.id, { closes: 0.5 });
  await house.database.run(`update events set ends_at = now() + interval '1 day' where id = $1`, [id]);
  return id;
}
async function guest(id: number): Promise<SignedIn> {
  const person = await makeUser(house);
  await insertTestPlace(house.database, id, person.user.id);
  return person;
}
/** One after the other: who joined at the same moment of this clock is listed in that order. */
async function guests(id: number, count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  while (people.length < count) people.push(await guest(id));
  return people;
}
async function team(id: number, { code: as }: SignedIn, { name = 'Night shift', wanted = 'A designer' } = {}) {
  const made = (await call(house.url, makeTeam, { as, params: { id }, body: { name } })).body;
  await call(house.url, setWanted, { as, params: { id }, body: { wanted } });
  return { code: made.code, team: made.hackathon.team?.id ?? 0 };
}
const invite = (id: number, { code: as }: SignedIn, { user }: SignedIn) =>
  ({ as, params: { id }, body: { username: user.username } }) as const;
const ask = (id: number, { code: as }: SignedIn, wanted: number) => ({ as, params: { id, team: wanted } }) as const;
const answer = (id: number, { code: as }: SignedIn, request: number) => ({ as, params: { id, request } }) as const;
const waiting = async (id: number, { code: as }: SignedIn) =>
  (await call(house.url, listTeamRequests, { as, params: { id } })).body;
const members = async (id: number, { code: as }: SignedIn) =>
  (await call(house.url, showHackathon, { as, params: { id } })).body.team?.members.map(({ username }) => username);
const told = async ({ code: as }: SignedIn) =>
  (await call(house.url, listNotifications, { as, query: {} })).body.notifications.map(({ title }) => title);
const name = ({ user }: SignedIn) => user.username;
const status = async (sent: ReturnType<typeof refused>) => (await sent).status;

test('somebody is invited by name, and comes in when they accept; both are told, and other invites end', async () => {
  const id = await make();
  const [first, other, person] = await guests(id, 3);
  if (!first || !other || !person) throw new Error('no guests');
  await team(id, first);
  await team(id, other, { name: 'Day shift' });
  const { body } = await call(house.url, inviteToTeam, invite(id, first, person));
  expect(body.team).toMatchObject([{ kind: 'invite', username: name(person) }]);
  await call(house.url, inviteToTeam, invite(id, other, person));
  expect(await told(person)).toContain(`${name(first)} invites you to the team Night shift`);
  const mine = (await waiting(id, person)).own;
  expect(mine.map(({ kind, team: by }) => [kind, by.name])).toEqual([
    ['invite', 'Day shift'],
    ['invite', 'Night shift'],
  ]);
  await call(house.url, acceptTeamRequest, answer(id, person, mine[1]?.id ?? 0));
  expect(await members(id, first)).toEqual([name(first), name(person)]);
  expect(await told(first)).toContain(`${name(person)} joined Night shift`);
  expect(await waiting(id, other)).toEqual({ own: [], team: [] });
});

test('teams that look for people are listed for who has a place; they are asked, and one of them accepts', async () => {
  const id = await make();
  const [first, second, person] = await guests(id, 3);
  if (!first || !second || !person) throw new Error('no guests');
  const made = await team(id, first, { wanted: '' });
  await call(house.url, joinTeam, { as: second.code, params: { id }, body: { code: made.code } });
  const listed = async () =>
    (await call(house.url, listLookingTeams, { as: person.code, params: { id }, query: {} })).body;
  expect(await listed()).toEqual([]);
  expect(await status(refused(house.url, askToJoinTeam, ask(id, person, made.team)))).toBe(404);
  await call(house.url, setWanted, { as: second.code, params: { id }, body: { wanted: 'Somebody who draws' } });
  expect(await listed()).toEqual([
    { id: made.team, name: 'Night shift', wanted: 'Somebody who draws', size: 2, most: 4 },
  ]);
  const { body } = await call(house.url, askToJoinTeam, ask(id, person, made.team));
  expect(body.own).toMatchObject([{ kind: 'request', team: { name: 'Night shift' } }]);
  for (const member of [first, second])
    expect(await told(member)).toContain(`${name(person)} asks to join Night shift`);
  const request = body.own[0]?.id ?? 0;
  // Nobody lets themselves in.
  expect(await status(refused(house.url, acceptTeamRequest, answer(id, person, request)))).toBe(403);
  await call(house.url, acceptTeamRequest, answer(id, second, request));
  expect(await told(person)).toContain('You’re now in the team Night shift');
  expect(await members(id, person)).toEqual([name(first), name(second), name(person)]);
});

test('both sides may end an invite or a request, and nobody else; what is ended is not accepted', async () => {
  const id = await make();
  const [first, person, stranger] = await guests(id, 3);
  if (!first || !person || !stranger) throw new Error('no guests');
  const made = await team(id, first);
  const lists = async () => [(await waiting(id, person)).own.length, (await waiting(id, first)).team.length];
  for (const [sent, ends] of [
    [() => call(house.url, inviteToTeam, invite(id, first, person)), person],
    [() => call(house.url, inviteToTeam, invite(id, first, person)), first],
    [() => call(house.url, askToJoinTeam, ask(id, person, made.team)), first],
    [() => call(house.url, askToJoinTeam, ask(id, person, made.team)), person],
  ] as const) {
    await sent();
    expect(await lists()).toEqual([1, 1]);
    const request = (await waiting(id, person)).own[0]?.id ?? 0;
    expect(await status(refused(house.url, acceptTeamRequest, answer(id, stranger, request)))).toBe(404);
    expect(await status(refused(house.url, endTeamRequest, answer(id, stranger, request)))).toBe(404);
    await call(house.url, endTeamRequest, answer(id, ends, request));
    expect(await lists()).toEqual([0, 0]);
    expect(await status(refused(house.url, acceptTeamRequest, answer(id, person, request)))).toBe(404);
  }
});

test('who may not: without a place, without a team, twice, for another event, past the bound, past the deadline', async () => {
  const [id, elsewhere] = [await make(), await make()];
  const [first, person, alone] = await guests(id, 3);
  if (!first || !person || !alone) throw new Error('no guests');
  const outside = await makeUser(house);
  const made = await team(id, first);
  const list = (as: SignedIn) => refused(house.url, listLookingTeams, { as: as.code, params: { id }, query: {} });
  expect(await status(list(outside))).toBe(403);
  expect(await status(refused(house.url, askToJoinTeam, ask(id, outside, made.team)))).toBe(403);
  expect(await status(refused(house.url, inviteToTeam, invite(id, alone, person)))).toBe(404);
  expect(await status(refused(house.url, askToJoinTeam, ask(id, first, made.team)))).toBe(409);
  expect(await status(refused(house.url, inviteToTeam, invite(id, first, first)))).toBe(400);
  const nobody = { as: first.code, params: { id }, body: { username: 'nobody of this name' } };
  expect(await status(refused(house.url, inviteToTeam, nobody))).toBe(400);
  await call(house.url, inviteToTeam, invite(id, first, person));
  expect(await status(refused(house.url, inviteToTeam, invite(id, first, person)))).toBe(409);
  expect(await status(refused(house.url, askToJoinTeam, ask(id, person, made.team)))).toBe(409);
  // By another event's address there is no such team and no such invite.
  await insertTestPlace(house.database, elsewhere, person.user.id);
  const request = (await waiting(id, person)).own[0]?.id ?? 0;
  expect(await status(refused(house.url, askToJoinTeam, ask(elsewhere, person, made.team)))).toBe(404);
  expect(await status(refused(house.url, acceptTeamRequest, answer(elsewhere, person, request)))).toBe(404);
  // Who has no place yet may be invited, and needs one to accept.
  await call(house.url, inviteToTeam, invite(id, first, outside));
  const theirs = (await waiting(id, outside)).own[0]?.id ?? 0;
  expect(await status(refused(house.url, acceptTeamRequest, answer(id, outside, theirs)))).toBe(403);
  for (let count = 2; count < MAX_TEAM_REQUESTS; count++)
    await insertTestRequest(house.database, id, (await makeUser(house)).user.id, 'request');
  expect(await status(refused(house.url, inviteToTeam, invite(id, first, alone)))).toBe(409);
  now = new Date(now.getTime() + 31 * 60_000);
  expect(await status(list(person))).toBe(409);
  expect(await status(refused(house.url, acceptTeamRequest, answer(id, person, request)))).toBe(409);
  expect(await status(refused(house.url, setWanted, { as: first.code, params: { id }, body: { wanted: '' } }))).toBe(
    409,
  );
});

test('the last place of a team is taken once, whether by code, by invite or by request', async () => {
  const id = await make();
  await house.database.run('update hackathons set most_members = 2 where event_id = $1', [id]);
  const [first, ...crowd] = await guests(id, 7);
  if (!first) throw new Error('no guests');
  const made = await team(id, first);
  const sent: { as: SignedIn; request: number }[] = [];
  for (const [at, person] of crowd.entries()) {
    const kind = at % 2 === 0 ? 'invite' : 'request';
    const request = await insertTestRequest(house.database, id, person.user.id, kind);
    sent.push({ as: kind === 'invite' ? person : first, request });
  }
  const late = await guest(id);
  const post = (path: string, as: SignedIn, body: object) =>
    fetch(`${house.url}/api/events/${id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-code': as.code },
      body: JSON.stringify(body),
    });
  const answers = await Promise.all([
    post('team/join/', late, { code: made.code }),
    ...sent.map(({ as, request }) => post(`team-requests/${request}/accept/`, as, {})),
  ]);
  expect(answers.map(({ status: code }) => code).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409]);
  expect(await members(id, first)).toHaveLength(2);
});

test('who gives their place back at the moment they join is in no team', async () => {
  const id = await make();
  const [first, person] = await guests(id, 2);
  if (!first || !person) throw new Error('no guests');
  const { code } = await team(id, first);
  const waits = z.object({ count: z.number() });
  let joining: ReturnType<typeof refused> | undefined;
  await house.database.transaction(async (tx) => {
    await tx.run(`update registrations set state = 'cancelled' where event_id = $1 and user_id = $2`, [
      id,
      person.user.id,
    ]);
    joining = refused(house.url, joinTeam, { as: person.code, params: { id }, body: { code } });
    await expect
      .poll(
        async () =>
          (
            await house.database.row(
              waits,
              `select count(*) as count from pg_stat_activity
               where datname = current_database() and wait_event_type = 'Lock' and query like '%from registrations%for share%'`,
            )
          ).count,
        { timeout: 60_000 },
      )
      .toBe(1);
  });
  expect((await joining)?.status).toBe(403);
  expect(await members(id, first)).toEqual([name(first)]);
});

test('who leads hands over, and takes members out, whose code no longer works; nobody else does', async () => {
  const id = await make();
  const [first, second, third] = await guests(id, 3);
  if (!first || !second || !third) throw new Error('no guests');
  const { code } = await team(id, first);
  for (const { code: as } of [second, third]) await call(house.url, joinTeam, { as, params: { id }, body: { code } });
  const hand = ({ code: as }: SignedIn, to: SignedIn) =>
    ({ as, params: { id }, body: { username: name(to) } }) as const;
  const remove = ({ code: as }: SignedIn, who: SignedIn) => ({ as, params: { id, username: name(who) } }) as const;
  expect(await status(refused(house.url, handOverTeam, hand(second, second)))).toBe(403);
  expect(await status(refused(house.url, removeFromTeam, remove(second, third)))).toBe(403);
  expect(await status(refused(house.url, handOverTeam, hand(first, organizer)))).toBe(400);
  await call(house.url, handOverTeam, hand(first, third));
  expect(await members(id, first)).toEqual([name(third), name(first), name(second)]);
  expect(await told(third)).toContain('You now lead Night shift');
  expect(await status(refused(house.url, removeFromTeam, remove(first, second)))).toBe(403);
  expect(await status(refused(house.url, removeFromTeam, remove(third, third)))).toBe(409);
  await call(house.url, removeFromTeam, remove(third, second));
  expect(await told(second)).toContain('You are no longer in Night shift');
  expect(await status(refused(house.url, joinTeam, { as: second.code, params: { id }, body: { code } }))).toBe(400);
  // The longest leads where nobody does by name.
  await call(house.url, leaveTeam, { as: third.code, params: { id } });
  expect(await members(id, first)).toEqual([name(first)]);
});

test('accounts that go take their requests along, and the lead passes on; who gave their place back is not let in', async () => {
  const id = await make();
  const [first, second, person] = await guests(id, 3);
  if (!first || !second || !person) throw new Error('no guests');
  const made = await team(id, first);
  await call(house.url, joinTeam, { as: second.code, params: { id }, body: { code: made.code } });
  await call(house.url, askToJoinTeam, ask(id, person, made.team));
  const request = (await waiting(id, first)).team[0]?.id ?? 0;
  await call(house.url, cancelRegistration, { as: person.code, params: { id } });
  expect(await status(refused(house.url, acceptTeamRequest, answer(id, first, request)))).toBe(409);
  await house.database.transaction((tx) => eraseTraces(tx, person.user.id));
  expect((await waiting(id, first)).team).toEqual([]);
  await house.database.transaction((tx) => eraseTraces(tx, first.user.id));
  const remove = { as: second.code, params: { id, username: name(second) } };
  expect(await members(id, second)).toEqual([name(second)]);
  // They lead now: they are told to leave instead, and not that another leads.
  expect(await status(refused(house.url, removeFromTeam, remove))).toBe(409);
});

import { editEvent, showEvent } from '@devorbit/contract/events/events.ts';
import {
  joinTeam,
  leaveTeam,
  listEntries,
  makeTeam,
  renewTeamCode,
  saveEntry,
  setHackathon,
  showEntry,
  showHackathon,
} from '@devorbit/contract/events/hackathons.ts';
import { cancelRegistration, registerForEvent } from '@devorbit/contract/events/registrations.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertTestEvent } from '../events/_event.ts';

const MINUTE = 60_000;
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

const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE).toISOString();
const set = (id: number, minutes = 30, mostMembers = 3) =>
  call(house.url, setHackathon, {
    as: organizer.code,
    params: { id },
    body: { submissionsCloseAt: after(minutes), judgingClosesAt: after(minutes + 60), mostMembers },
  });
async function make(minutes = 30, mostMembers = 3): Promise<number> {
  const id = await insertTestEvent(house.database, organizer.user.id, { starts: 1 });
  await house.database.run(`update events set type = 'hackathon' where id = $1`, [id]);
  await set(id, minutes, mostMembers);
  return id;
}
async function guest(id: number): Promise<SignedIn> {
  const person = await makeUser(house);
  await call(house.url, registerForEvent, { as: person.code, params: { id }, body: {} });
  return person;
}
const team = async (id: number, { code: as }: SignedIn, name = 'Night shift') =>
  (await call(house.url, makeTeam, { as, params: { id }, body: { name } })).body;
const join = (id: number, { code: as }: SignedIn, code: string) =>
  call(house.url, joinTeam, { as, params: { id }, body: { code } });
const save = (id: number, { code: as }: SignedIn, more: object = {}) =>
  call(house.url, saveEntry, { as, params: { id }, body: { title: 'Monsoon Mesh', ...more } });
const show = async (id: number, as?: SignedIn) =>
  (await call(house.url, showHackathon, { params: { id }, ...(as ? { as: as.code } : {}) })).body;

test('a team is made, joined by its code, written for together, and seen by everybody once submissions have closed', async () => {
  const id = await make();
  const [first, second, visitor] = [await guest(id), await guest(id), undefined];
  const { code, hackathon } = await team(id, first);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
  expect(hackathon.team?.members.map(({ username }) => username)).toEqual([first.user.username]);
  const { body: joined } = await join(id, second, ` ${code.toLowerCase()} `);
  expect(joined.team?.members).toHaveLength(2);
  const { body: drafted } = await save(id, first);
  expect(drafted.entry).toMatchObject({ title: 'Monsoon Mesh', state: 'draft', revision: 1 });
  const { body: submitted } = await save(id, second, {
    submitted: true,
    revision: 1,
    tagline: 'Chat without a network',
  });
  expect(submitted.entry).toMatchObject({ state: 'submitted', revision: 2 });
  const entry = submitted.entry?.id ?? 0;
  const gallery = async (as?: SignedIn) =>
    (await call(house.url, listEntries, { params: { id }, query: {}, ...(as ? { as: as.code } : {}) })).body;
  const other = await guest(id);
  expect([await gallery(visitor), await gallery(other), (await gallery(organizer)).length]).toEqual([[], [], 1]);
  expect((await refused(house.url, showEntry, { as: other.code, params: { id, entry } })).status).toBe(404);
  expect((await call(house.url, showEntry, { as: first.code, params: { id, entry } })).body.id).toBe(entry);
  now = new Date(now.getTime() + 31 * MINUTE);
  expect(await gallery()).toEqual([
    { id: entry, title: 'Monsoon Mesh', tagline: 'Chat without a network', team: 'Night shift' },
  ]);
  expect((await call(house.url, showEntry, { params: { id, entry } })).body.team.name).toBe('Night shift');
});

test('one second after the deadline nothing changes any more, by the server’s clock', async () => {
  const id = await make();
  const [member, late] = [await guest(id), await guest(id)];
  const { code } = await team(id, member);
  await save(id, member, { submitted: true });
  now = new Date(now.getTime() + 30 * MINUTE - 1_000);
  await save(id, member, { submitted: true, revision: 1, title: 'In the last second' });
  now = new Date(now.getTime() + 2_000);
  const closed = async (answer: ReturnType<typeof refused>) => {
    const { status, body } = await answer;
    expect([status, body['error'] ?? body['message']]).toEqual([409, 'Submissions have closed']);
  };
  await closed(
    refused(house.url, saveEntry, { as: member.code, params: { id }, body: { title: 'Late', revision: 2 } }),
  );
  await closed(refused(house.url, leaveTeam, { as: member.code, params: { id } }));
  await closed(refused(house.url, joinTeam, { as: late.code, params: { id }, body: { code } }));
  await closed(refused(house.url, makeTeam, { as: late.code, params: { id }, body: { name: 'Late' } }));
  await closed(refused(house.url, renewTeamCode, { as: member.code, params: { id } }));
  expect((await show(id, member)).entry?.title).toBe('In the last second');
  expect(await show(id)).toMatchObject({ open: false, now: now.toISOString() });
});

test('the last place of a team is taken once, whoever comes at the same moment; one team each', async () => {
  const id = await make(30, 2);
  const first = await guest(id);
  const { code } = await team(id, first);
  const crowd = await Promise.all(Array.from({ length: 6 }, () => guest(id)));
  const answers = await Promise.all(
    crowd.map(({ code: as }) =>
      fetch(`${house.url}/api/events/${id}/team/join/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-session-code': as },
        body: JSON.stringify({ code }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await show(id, first)).team?.members).toHaveLength(2);
  const twice = await guest(id);
  const made = await Promise.all(
    ['One', 'Two', 'Three'].map((name) =>
      fetch(`${house.url}/api/events/${id}/team/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-session-code': twice.code },
        body: JSON.stringify({ name }),
      }),
    ),
  );
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  // The database itself: no row past the size.
  const extra = await guest(id);
  await expect(
    house.database.run(
      'insert into team_members (team_id, event_id, user_id, joined_at) select id, event_id, $2, now() from teams where event_id = $1 and size = most',
      [id, extra.user.id],
    ),
  ).rejects.toThrow('teams_check');
});

test('who may not: without a place, with another team’s code, in two teams, on an event that is no hackathon', async () => {
  const id = await make();
  const other = await make();
  const [member, stranger, foreign] = [await guest(id), await makeUser(house), await guest(other)];
  const { code } = await team(id, member);
  const elsewhere = (await team(other, foreign)).code;
  const status = async (answer: ReturnType<typeof refused>) => (await answer).status;
  const body = { title: 'Not mine', revision: 1 };
  expect(await status(refused(house.url, makeTeam, { as: stranger.code, params: { id }, body: { name: 'X' } }))).toBe(
    403,
  );
  expect(await status(refused(house.url, joinTeam, { as: stranger.code, params: { id }, body: { code } }))).toBe(403);
  const second = await guest(id);
  expect(
    await status(refused(house.url, joinTeam, { as: second.code, params: { id }, body: { code: elsewhere } })),
  ).toBe(400);
  expect(await status(refused(house.url, saveEntry, { as: second.code, params: { id }, body }))).toBe(404);
  expect(await status(refused(house.url, renewTeamCode, { as: second.code, params: { id } }))).toBe(404);
  expect(
    await status(refused(house.url, makeTeam, { as: second.code, params: { id }, body: { name: 'night SHIFT' } })),
  ).toBe(400);
  expect(await status(refused(house.url, makeTeam, { as: member.code, params: { id }, body: { name: 'Again' } }))).toBe(
    409,
  );
  const { code: renewed } = (await call(house.url, renewTeamCode, { as: member.code, params: { id } })).body;
  expect(await status(refused(house.url, joinTeam, { as: second.code, params: { id }, body: { code } }))).toBe(400);
  await join(id, second, renewed);
  const set = { submissionsCloseAt: after(10), judgingClosesAt: after(20), mostMembers: 3 };
  expect(await status(refused(house.url, setHackathon, { as: member.code, params: { id }, body: set }))).toBe(403);
  const wrong = { ...set, judgingClosesAt: after(5) };
  expect(await status(refused(house.url, setHackathon, { as: organizer.code, params: { id }, body: wrong }))).toBe(400);
  const far = { ...set, judgingClosesAt: '2099-01-01T00:00:00Z' };
  expect(await status(refused(house.url, setHackathon, { as: organizer.code, params: { id }, body: far }))).toBe(400);
  const workshop = await insertTestEvent(house.database, organizer.user.id);
  expect(await status(refused(house.url, showHackathon, { params: { id: workshop } }))).toBe(404);
  expect(
    await status(refused(house.url, setHackathon, { as: organizer.code, params: { id: workshop }, body: set })),
  ).toBe(404);
});

test('two members who write at once do not overwrite each other; links are addresses, and nothing else', async () => {
  const id = await make();
  const [first, second] = [await guest(id), await guest(id)];
  await join(id, second, (await team(id, first)).code);
  await save(id, first);
  expect(
    (await refused(house.url, saveEntry, { as: second.code, params: { id }, body: { title: 'Mine' } })).status,
  ).toBe(409);
  await save(id, second, { revision: 1, title: 'Second' });
  expect(
    (await refused(house.url, saveEntry, { as: first.code, params: { id }, body: { title: 'First', revision: 1 } }))
      .status,
  ).toBe(409);
  expect((await show(id, first)).entry?.title).toBe('Second');
  for (const more of [
    { demoUrl: 'javascript:alert(1)' },
    { repositoryUrl: 'http://example.org/code' },
    { videoUrl: 'http://example.org/video' },
    { videoUrl: 'data:text/html,x' },
    { title: '' },
    { text: 'x'.repeat(8_001) },
  ])
    expect(
      (
        await refused(house.url, saveEntry, {
          as: first.code,
          params: { id },
          body: { title: 'T', revision: 2, ...more },
        })
      ).status,
    ).toBe(400);
});

test('who leaves makes room; with the last one the team goes, and its entry; an account that goes leaves the entry', async () => {
  const id = await make(30, 2);
  const [first, second] = [await guest(id), await guest(id)];
  const { code } = await team(id, first);
  await join(id, second, code);
  await save(id, first, { submitted: true });
  await call(house.url, leaveTeam, { as: first.code, params: { id } });
  expect((await show(id, first)).team).toBe(null);
  expect((await show(id, second)).entry?.title).toBe('Monsoon Mesh');
  await join(id, first, code);
  await house.database.transaction((tx) => eraseTraces(tx, first.user.id));
  expect((await show(id, second)).team?.members).toHaveLength(1);
  await call(house.url, leaveTeam, { as: second.code, params: { id } });
  expect((await refused(house.url, leaveTeam, { as: second.code, params: { id } })).status).toBe(404);
  expect((await house.database.raw(`select 1 from entries where event_id = ${id}`)).rows).toEqual([]);
});

test('who gives their place back leaves the team while it may change; a team whose last account is gone is gone', async () => {
  const id = await make();
  const [first, second, third] = [await guest(id), await guest(id), await guest(id)];
  const { code } = await team(id, first);
  await join(id, second, code);
  await save(id, second);
  const giveBack = ({ code: as }: SignedIn) => call(house.url, cancelRegistration, { as, params: { id } });
  await giveBack(first);
  expect((await show(id, first)).team).toBeNull();
  expect((await show(id, second)).team?.members.map(({ username }) => username)).toEqual([second.user.username]);
  await giveBack(second);
  const { code: again } = await team(id, third);
  expect(again).not.toBe(code);
  await eraseTraces(house.database, third.user.id);
  expect((await house.database.raw(`select name from teams where event_id = ${id}`)).rows).toEqual([]);

  const [fourth, fifth] = [await guest(id), await guest(id)];
  const { code: late } = await team(id, fourth, 'Late shift');
  await join(id, fifth, late);
  await save(id, fourth, { submitted: true });
  now = new Date(now.getTime() + 31 * MINUTE);
  await giveBack(fifth);
  expect((await show(id, fifth)).team?.members).toHaveLength(2);
  await eraseTraces(house.database, fourth.user.id);
  await eraseTraces(house.database, fifth.user.id);
  expect((await house.database.raw(`select state from entries where event_id = ${id}`)).rows).toEqual([
    { state: 'submitted' },
  ]);
});

test('once judges have the entries, submissions do not open again; judging may go on for longer', async () => {
  const id = await make();
  const member = await guest(id);
  await team(id, member);
  await save(id, member, { submitted: true });
  now = new Date(now.getTime() + 31 * MINUTE);
  await house.database.run('insert into hackathon_judging (event_id, per_entry, assigned_at) values ($1, 3, now())', [
    id,
  ]);
  const dates = (closes: number, judged: number) => ({
    as: organizer.code,
    params: { id },
    body: { submissionsCloseAt: after(closes), judgingClosesAt: after(judged), mostMembers: 3 },
  });
  expect(await refused(house.url, setHackathon, dates(10, 60))).toMatchObject({ status: 409 });
  expect((await show(id, member)).open).toBe(false);
  await call(house.url, setHackathon, dates(-1, 600));
  expect((await show(id)).dates?.judgingClosesAt).toBe(after(600));
});

test('a team below the least size keeps a draft, and submits once somebody joins; the least is at most the most', async () => {
  const id = await make();
  const dates = (leastMembers: number, mostMembers: number) => ({
    as: organizer.code,
    params: { id },
    body: { submissionsCloseAt: after(30), judgingClosesAt: after(90), leastMembers, mostMembers },
  });
  const wrong = await refused(house.url, setHackathon, dates(3, 2));
  expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([400, expect.stringContaining('leastMembers')]);
  expect((await call(house.url, setHackathon, dates(2, 3))).body.dates).toMatchObject({ leastMembers: 2 });
  const [first, second] = [await guest(id), await guest(id)];
  const { code } = await team(id, first);
  await save(id, first);
  const body = { title: 'Monsoon Mesh', submitted: true, revision: 1 };
  const alone = await refused(house.url, saveEntry, { as: first.code, params: { id }, body });
  expect(alone).toMatchObject({
    status: 409,
    body: { error: 'A team needs at least 2 members to submit, and yours has 1. Save a draft for now.' },
  });
  expect((await show(id, first)).entry?.state).toBe('draft');
  await join(id, second, code);
  expect((await save(id, second, body)).body.entry?.state).toBe('submitted');
});

test('who saves while the last member leaves has saved first, or is in no team any more', async () => {
  const id = await make();
  for (let round = 0; round < 6; round++) {
    const person = await guest(id);
    await team(id, person, `Round ${round}`);
    const ask = (method: string, path: string, body?: object) =>
      fetch(`${house.url}/api/events/${id}/${path}/`, {
        method,
        headers: { 'x-session-code': person.code, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const [saved, left] = await Promise.all([ask('PUT', 'entry', { title: 'Monsoon Mesh' }), ask('DELETE', 'team')]);
    expect(left.status).toBe(200);
    expect([200, 404]).toContain(saved.status);
    expect((await house.database.raw(`select 1 from teams where event_id = ${id}`)).rows).toEqual([]);
  }
});

test('where teams have formed, a hackathon stays one; without them it may become something else', async () => {
  const id = await make();
  const { body: event } = await call(house.url, showEvent, { as: organizer.code, params: { id } });
  const form = { ...event, type: 'workshop' } as const;
  const person = await guest(id);
  await team(id, person);
  const { revision } = (await call(house.url, showEvent, { as: organizer.code, params: { id } })).body;
  const edit = { as: organizer.code, params: { id }, body: { ...form, revision } };
  expect(await refused(house.url, editEvent, edit)).toMatchObject({
    status: 409,
    body: { error: '1 team has formed, so this stays a hackathon' },
  });
  expect((await show(id, person)).team?.name).toBe('Night shift');
  await call(house.url, leaveTeam, { as: person.code, params: { id } });
  expect((await call(house.url, editEvent, edit)).body.type).toBe('workshop');
  expect((await refused(house.url, makeTeam, { as: person.code, params: { id }, body: { name: 'Late' } })).status).toBe(
    404,
  );
});

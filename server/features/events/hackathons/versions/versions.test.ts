import { listEntryVersions, restoreEntryVersion, showEntryVersion } from '@devorbit/contract/events/entry-versions.ts';
import { saveEntry, showEntry, showHackathon } from '@devorbit/contract/events/hackathons.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertTestJudge } from '../../hackathon-judging/_hackathon.ts';
import { formTeam, keep, newGuest, openHackathon } from '../_hackathon-guests.ts';

const MINUTE_MS = 60_000;
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
beforeEach(() => {
  now = new Date();
});

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const list = async (id: number, entry: number, { code: as }: SignedIn) =>
  (await call(house.url, listEntryVersions, { as, params: { id, entry } })).body;
const look = async (id: number, entry: number, revision: number, { code: as }: SignedIn) =>
  (await call(house.url, showEntryVersion, { as, params: { id, entry, revision } })).body;
const restore = (id: number, { code: as }: SignedIn, version: number, revision: number) => ({
  as,
  params: { id, version },
  body: { revision },
});

test('every save is kept with who, when and as what; one is looked at with what changed, and restored as a new save', async () => {
  const id = await openHackathon(house, organizer, now);
  const [first, second] = [await newGuest(house, id), await newGuest(house, id)];
  await formTeam(house, id, { name: 'Night shift', first, others: [second] });
  const { id: entry } = await keep(house, id, first, { text: '# One', demoUrl: 'https://one.example.org/' });
  pass(1);
  await keep(house, id, second, { text: '# Two', videoUrl: 'https://video.example.org/2', revision: 1 });
  pass(1);
  await keep(house, id, second, { title: 'Mesh', text: '# Two', submitted: true, revision: 2 });
  const by = ({ user: { username } }: SignedIn) => expect.objectContaining({ username });
  expect(await list(id, entry, first)).toEqual([
    {
      revision: 3,
      state: 'submitted',
      savedAt: now.toISOString(),
      savedBy: by(second),
      title: 'Mesh',
      changed: ['title', 'videoUrl'],
    },
    expect.objectContaining({ revision: 2, savedBy: by(second), changed: ['text', 'demoUrl', 'videoUrl'] }),
    expect.objectContaining({ revision: 1, state: 'draft', savedBy: by(first), changed: [] }),
  ]);
  expect(await look(id, entry, 2, organizer)).toMatchObject({
    revision: 2,
    changed: ['text', 'demoUrl', 'videoUrl'],
    fields: { title: 'Monsoon Mesh', text: '# Two', demoUrl: '', videoUrl: 'https://video.example.org/2' },
    before: { title: 'Monsoon Mesh', text: '# One', demoUrl: 'https://one.example.org/', videoUrl: '' },
  });
  expect((await look(id, entry, 1, first)).before).toBeNull();
  // Of what somebody else changed meanwhile nothing is lost.
  expect(await refused(house.url, restoreEntryVersion, restore(id, first, 1, 2))).toMatchObject({ status: 409 });
  const { body } = await call(house.url, restoreEntryVersion, restore(id, first, 1, 3));
  expect(body.entry).toMatchObject({ title: 'Monsoon Mesh', text: '# One', state: 'submitted', revision: 4 });
  expect((await list(id, entry, first)).map(({ revision, savedBy }) => [revision, savedBy?.username])).toEqual([
    [4, first.user.username],
    [3, second.user.username],
    [2, second.user.username],
    [1, first.user.username],
  ]);
});

test('fifty are kept: the oldest drafts go, what was submitted stays, and the newest always', async () => {
  const id = await openHackathon(house, organizer, now);
  const first = await newGuest(house, id);
  await formTeam(house, id, { name: 'Night shift', first });
  const { id: entry } = await keep(house, id, first, { submitted: true });
  for (let revision = 1; revision < 52; revision++) await keep(house, id, first, { revision });
  const kept = (await list(id, entry, first)).map(({ revision }) => revision);
  expect([kept.length, kept[0], kept.slice(-2)]).toEqual([50, 52, [4, 1]]);
  expect(
    await refused(house.url, showEntryVersion, { as: first.code, params: { id, entry, revision: 2 } }),
  ).toMatchObject({ status: 404 });
  // Where all were submitted there is an end as well.
  await house.database.run(`update entry_versions set state = 'submitted' where entry_id = $1`, [entry]);
  await keep(house, id, first, { revision: 52 });
  const drafts = (await list(id, entry, first)).map(({ revision, state }) => [revision, state]);
  expect([drafts.length, drafts[0], drafts.at(-1)]).toEqual([50, [53, 'draft'], [4, 'submitted']]);
});

test('the team and the organizers alone read versions: no stranger, guest, other team or judge, also once the entry is everybody’s', async () => {
  const id = await openHackathon(house, organizer, now);
  const [first, other, guest, judge] = [
    await newGuest(house, id),
    await newGuest(house, id),
    await newGuest(house, id),
    await makeUser(house),
  ];
  const stranger = await makeUser(house);
  await insertTestJudge(house.database, id, judge.user.id);
  await formTeam(house, id, { name: 'Night shift', first });
  await formTeam(house, id, { name: 'Day shift', first: other });
  const { id: entry } = await keep(house, id, first, { submitted: true });
  await keep(house, id, other);
  const all = [stranger, other, guest, judge];
  const answers = async () => {
    const found = [];
    for (const { code: as } of all) {
      found.push((await refused(house.url, listEntryVersions, { as, params: { id, entry } })).status);
      found.push((await refused(house.url, showEntryVersion, { as, params: { id, entry, revision: 1 } })).status);
    }
    return [...new Set(found)];
  };
  expect(await answers()).toEqual([404]);
  const visitor = await fetch(`${house.url}/api/events/${id}/entries/${entry}/versions/`);
  expect(visitor.status).toBe(401);
  expect(await refused(house.url, restoreEntryVersion, restore(id, guest, 1, 1))).toMatchObject({ status: 404 });
  expect(await refused(house.url, restoreEntryVersion, restore(id, stranger, 1, 1))).toMatchObject({ status: 403 });
  // Another team’s number names a version of its own entry.
  await call(house.url, restoreEntryVersion, restore(id, other, 1, 1));
  pass(31);
  expect(await answers()).toEqual([403]);
  expect((await list(id, entry, organizer)).length).toBe(1);
  const seen = async (as: SignedIn) =>
    (await call(house.url, showEntry, { as: as.code, params: { id, entry } })).body.hasVersions;
  expect([await seen(first), await seen(organizer), await seen(judge)]).toEqual([true, true, false]);
});

test('after the deadline nothing is restored: judges see what was submitted then; authors whose account is gone are nobody', async () => {
  const id = await openHackathon(house, organizer, now);
  const [first, second] = [await newGuest(house, id), await newGuest(house, id)];
  const judge = await makeUser(house);
  await insertTestJudge(house.database, id, judge.user.id);
  await formTeam(house, id, { name: 'Night shift', first, others: [second] });
  const { id: entry } = await keep(house, id, first, { text: 'Early' });
  pass(29);
  await keep(house, id, second, { text: 'In time', submitted: true, revision: 1 });
  pass(2);
  const late = { status: 409, body: { error: 'Submissions have closed' } };
  expect(await refused(house.url, restoreEntryVersion, restore(id, first, 1, 2))).toMatchObject(late);
  const body = { title: 'Late', submitted: false, revision: 2 };
  expect(await refused(house.url, saveEntry, { as: first.code, params: { id }, body })).toMatchObject(late);
  expect((await call(house.url, showEntry, { as: judge.code, params: { id, entry } })).body).toMatchObject({
    text: 'In time',
    state: 'submitted',
    revision: 2,
  });
  await eraseTraces(house.database, second.user.id);
  expect((await list(id, entry, first)).map(({ savedBy }) => savedBy?.username ?? null)).toEqual([
    null,
    first.user.username,
  ]);
  const { rows } = await house.database.raw(
    `select saved_by from entry_versions where entry_id = ${entry} and revision = 2`,
  );
  expect(rows).toEqual([{ saved_by: null }]);
  expect((await call(house.url, showHackathon, { as: first.code, params: { id } })).body.entry?.revision).toBe(2);
});

test('a team too small to submit restores nothing into a submitted entry; versions go with the entry', async () => {
  const id = await openHackathon(house, organizer, now);
  const [first, second] = [await newGuest(house, id), await newGuest(house, id)];
  await formTeam(house, id, { name: 'Night shift', first, others: [second] });
  const { id: entry } = await keep(house, id, first, { submitted: true });
  await house.database.run('update hackathons set least_members = 3 where event_id = $1', [id]);
  expect(await refused(house.url, restoreEntryVersion, restore(id, first, 1, 1))).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('at least 3 members') },
  });
  await house.database.run('delete from teams where event_id = $1', [id]);
  expect((await house.database.raw(`select 1 from entry_versions where entry_id = ${entry}`)).rows).toEqual([]);
});

import { announceToGuests, listAnnouncements } from '@devorbit/contract/events/announcements.ts';
import { addToCrew, listCrew } from '@devorbit/contract/events/crew.ts';
import { createEvent, editEvent, listEvents, showEvent } from '@devorbit/contract/events/events.ts';
import { listAttendees, registerForEvent, showDashboard } from '@devorbit/contract/events/registrations.ts';
import { updateNotificationPreferences } from '@devorbit/contract/identity/notifications.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { emailsTo, emailTo } from '@devorbit/testkit/outbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insertTestEvent } from '../events/_event.ts';
import { remindPeople } from './commands/remind-people.ts';

let house: House;
let organizer: SignedIn;
let now = new Date();
const clock = { now: () => now };
beforeAll(async () => {
  house = await openHouse({ clock });
  organizer = await makeUser(house);
});
afterAll(() => house.close());

const HOUR_MS = 3_600_000;
const make = (given: Parameters<typeof insertTestEvent>[2] = {}) =>
  insertTestEvent(house.database, organizer.user.id, given);
async function guest(id: number, body: object = {}): Promise<SignedIn> {
  const person = await makeUser(house);
  await house.database.run('update users set email_verified_at = now() where id = $1', [person.user.id]);
  await call(house.url, registerForEvent, { as: person.code, params: { id }, body });
  return person;
}
/** The newest first; as they are stored, because sessions end while the clock is moved. */
const newsOf = async ({ user }: SignedIn) =>
  (
    await house.database.rows(
      z.object({ title: z.string() }),
      'select title from notifications where user_id = $1 and in_app order by id desc',
      [user.id],
    )
  ).map(({ title }) => title);
const actsOf = async (id: number) =>
  (
    await house.database.rows(
      z.object({ act: z.string() }),
      'select act from audit_log where subject = $1 order by id',
      [`event ${id}`],
    )
  ).map(({ act }) => act);

test('reminders come a day and an hour before, once each, though two servers look at once', async () => {
  now = new Date();
  const id = await make({ starts: 30, title: 'Reminded' });
  const [person, asking] = [await guest(id), await guest(id)];
  await house.database.run(`update registrations set state = 'pending' where user_id = $1`, [asking.user.id]);
  const reminded = async (who = person) => (await newsOf(who)).filter((title) => title.startsWith('Reminded starts'));
  const sweep = () => Promise.all([1, 2, 3].map(() => remindPeople({ database: house.database, clock })));
  await sweep();
  expect(await reminded()).toEqual([]);
  now = new Date(now.getTime() + 6 * HOUR_MS + 60_000);
  await sweep();
  await sweep();
  expect(await reminded()).toEqual(['Reminded starts in 24 hours']);
  // Who comes now has just been told.
  const late = await guest(id);
  await sweep();
  expect(await reminded(late)).toEqual([]);
  now = new Date(now.getTime() + 23 * HOUR_MS);
  await sweep();
  await sweep();
  expect(await reminded()).toEqual(['Reminded starts in 1 hour', 'Reminded starts in 24 hours']);
  expect(await reminded(late)).toEqual(['Reminded starts in 1 hour']);
  expect(await reminded(asking)).toEqual([]);
  const email = await emailTo(house, person.user.email, 'Reminded starts in');
  expect(email.headers['list-unsubscribe']).toContain('/api/unsubscribe/');
  now = new Date();
});

test('an event that starts at another time reminds again; a cancelled one reminds nobody', async () => {
  now = new Date();
  const id = await make({ starts: 20, title: 'Moved' });
  await house.database.run(`update events set created_at = now() where id = $1`, [id]);
  const person = await guest(id);
  const before = new Date(now.getTime() - 10 * HOUR_MS);
  await house.database.run('update registrations set updated_at = $2 where event_id = $1', [id, before]);
  await remindPeople({ database: house.database, clock });
  const { body: event } = await call(house.url, showEvent, { as: organizer.code, params: { id } });
  const staff = await makeUser(house, { role: 'staff' });
  const [hour = '00'] = event.startTime.split(':');
  const startTime = `${hour}:${event.startTime.endsWith(':30') ? '31' : '30'}`;
  await call(house.url, editEvent, {
    as: staff.code,
    params: { id },
    body: { ...event, startTime, organizerLogo: null, image: null },
  });
  await remindPeople({ database: house.database, clock });
  expect((await newsOf(person)).filter((title) => title.startsWith('Moved starts'))).toHaveLength(2);
  await house.database.run('update events set cancelled_at = now() where id = $1', [id]);
  await house.database.run('update registrations set reminded = 0 where event_id = $1', [id]);
  await remindPeople({ database: house.database, clock });
  expect((await newsOf(person)).filter((title) => title.startsWith('Moved starts'))).toHaveLength(2);
});

test('the export is text alone, whatever people wrote, and is in the audit log', async () => {
  const id = await make({ title: 'Exported' });
  const questions = [{ id: 'why', text: '=Why "you", or not?', kind: 'text', choices: [], required: false }];
  await house.database.run('update events set questions = $2 where id = $1', [id, JSON.stringify(questions)]);
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("http://evil.test")', 'two\nlines, "quoted"'];
  for (const why of hostile) await guest(id, { seats: 2, guests: ['=cmd|x'], answers: { why } });
  const get = (as: string) =>
    fetch(`${house.url}/api/events/${id}/registrations.csv`, { headers: { 'x-session-code': as } });
  const answer = await get(organizer.code);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const text = bytes.toString();
  const cells = [...text.matchAll(/(?:^|[,\r\n\ufeff])(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  expect(cells.length).toBeGreaterThan(hostile.length * 8);
  for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  expect(text).toContain(`"two\nlines, ""quoted"""`);
  const person = await guest(id);
  expect((await get(person.code)).status).toBe(403);
  expect(await actsOf(id)).toEqual(['event.export']);
});

test('a dashboard counts states, arrivals, marks and answers', async () => {
  const id = await make({ capacity: 3 });
  const questions = [
    { id: 'shirt', text: 'Which size?', kind: 'choice', choices: ['S', 'M'], required: false },
    { id: 'why', text: 'Why?', kind: 'text', choices: [], required: false },
  ];
  await house.database.run('update events set questions = $2 where id = $1', [id, JSON.stringify(questions)]);
  const first = await guest(id, { seats: 2, answers: { shirt: 'M', why: 'Curious' } });
  await guest(id, { answers: { shirt: 'M' } });
  await guest(id, { answers: { shirt: 'S' } });
  await house.database.run('update registrations set checked_in_at = now() where user_id = $1', [first.user.id]);
  const { body } = await call(house.url, showDashboard, { as: organizer.code, params: { id } });
  expect(body).toMatchObject({
    capacity: 3,
    taken: 3,
    arrived: { people: 1, seats: 2 },
    states: { confirmed: { people: 2, seats: 3 }, waiting: { people: 1, seats: 1 } },
    answers: [
      {
        id: 'shirt',
        given: 3,
        tallies: [
          { answer: 'M', count: 2 },
          { answer: 'S', count: 1 },
        ],
      },
      { id: 'why', given: 1, tallies: [] },
    ],
  });
  // Nobody is missing before the end.
  expect(body).toMatchObject({ arrivedLate: { people: 0, seats: 0 }, noShows: null });
  const search = { as: organizer.code, params: { id }, query: { search: first.user.username.toUpperCase() } };
  const found = await call(house.url, listAttendees, search);
  expect([found.body.length, found.headers.get('x-total-count')]).toEqual([1, '1']);
});

test('after the end a dashboard counts who came late and who did not come; where nobody was checked in, it does not', async () => {
  now = new Date();
  const id = await make({ title: 'Attended' });
  const [early, late] = [await guest(id, { seats: 2 }), await guest(id)];
  await guest(id, { seats: 3 });
  const asking = await guest(id);
  await house.database.run(`update registrations set state = 'declined' where user_id = $1`, [asking.user.id]);
  const shown = async () => (await call(house.url, showDashboard, { as: organizer.code, params: { id } })).body;
  await house.database.run(
    `update events set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1`,
    [id],
  );
  expect(await shown()).toMatchObject({ arrived: { people: 0 }, noShows: null });
  const comes = (who: SignedIn, ago: string) =>
    house.database.run(`update registrations set checked_in_at = now() - $2::interval where user_id = $1`, [
      who.user.id,
      ago,
    ]);
  await comes(early, '190 minutes');
  await comes(late, '2 hours');
  expect(await shown()).toMatchObject({
    states: { confirmed: { people: 3, seats: 6 } },
    arrived: { people: 2, seats: 3 },
    arrivedLate: { people: 1, seats: 1 },
    noShows: { people: 1, seats: 3 },
  });
});

test('an announcement reaches those it is for, once each, by email as each chose, with one click to end it', async () => {
  const id = await make({ title: 'Announced' });
  const [plain, digest, off] = [await guest(id), await guest(id), await guest(id)];
  const waiting = await guest(id);
  await house.database.run(`update registrations set state = 'waiting' where user_id = $1`, [waiting.user.id]);
  const choose = (who: SignedIn, email: 'off' | 'daily') =>
    call(house.url, updateNotificationPreferences, {
      as: who.code,
      body: { preferences: [{ kind: 'events', email }] },
    });
  await choose(digest, 'daily');
  await choose(off, 'off');
  const body = {
    title: 'Doors open at nine\r\nBcc: x@y.test',
    body: '<b>Bring</b> your laptop',
    audience: 'place',
  } as const;
  const bad = await refused(house.url, announceToGuests, { as: organizer.code, params: { id }, body });
  expect(bad.status).toBe(400);
  const good = { ...body, title: 'Doors open at nine' };
  expect((await refused(house.url, announceToGuests, { as: plain.code, params: { id }, body: good })).status).toBe(403);
  const made = await call(house.url, announceToGuests, { as: organizer.code, params: { id }, body: good });
  expect([made.status, made.body.done]).toEqual([202, false]);
  const email = await emailTo(house, plain.user.email, 'Doors open at nine (Announced)');
  expect(email.text).toContain('<b>Bring</b> your laptop');
  expect(email.html).toContain('&lt;b&gt;Bring&lt;/b&gt;');
  expect(email.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const list = async () => (await call(house.url, listAnnouncements, { as: organizer.code, params: { id } })).body;
  await eventually(async () => (await list())[0]?.done === true);
  expect((await list())[0]).toMatchObject({ told: 3, by: organizer.user.username });
  for (const person of [plain, digest, off])
    expect((await newsOf(person)).filter((title) => title === 'Announced: Doors open at nine')).toHaveLength(1);
  expect(await newsOf(waiting)).not.toContain('Announced: Doors open at nine');
  for (const person of [digest, off, waiting])
    expect((await emailsTo(house, person.user.email)).filter(({ subject }) => subject.includes('Doors'))).toEqual([]);
  await call(house.url, announceToGuests, {
    as: organizer.code,
    params: { id },
    body: { ...good, title: 'To all', audience: 'all' },
  });
  await emailTo(house, waiting.user.email, 'To all (Announced)');
  expect(await actsOf(id)).toEqual(['event.announce', 'event.announce']);
});

test('more people than one step are told one after another, each once', async () => {
  const id = await make({ title: 'Crowded' });
  await house.database.run(
    `with people as (
       insert into users (username, email, full_name, password_hash, date_joined)
       select 'crowd_' || n, 'crowd_' || n || '@example.com', 'Crowd', 'x', now() from generate_series(1, 230) n returning id
     )
     insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
     select $1, id, 'confirmed', nextval('registration_queue'), now(), now() from people`,
    [id],
  );
  const body = { title: 'Hello all', body: 'Welcome', audience: 'place' } as const;
  await call(house.url, announceToGuests, { as: organizer.code, params: { id }, body });
  await eventually(
    async () => (await call(house.url, listAnnouncements, { as: organizer.code, params: { id } })).body[0]?.done,
  );
  const { told, people } = await house.database.row(
    z.object({ told: z.number(), people: z.number() }),
    `select count(*) as told, count(distinct user_id) as people from notifications where title = 'Crowded: Hello all'`,
  );
  expect([told, people]).toEqual([230, 230]);
});

test('helpers are told, find the event among theirs, and go with their account', async () => {
  const id = await make({ title: 'With helpers' });
  const person = await makeUser(house);
  const add = (username: string, role: 'organizer' | 'check_in' = 'check_in') => ({
    as: organizer.code,
    params: { id },
    body: { username, role },
  });
  expect((await refused(house.url, addToCrew, add('nobody-of-this-name'))).status).toBe(400);
  expect((await refused(house.url, addToCrew, add(organizer.user.username))).status).toBe(400);
  await call(house.url, addToCrew, add(person.user.username.toUpperCase()));
  const { body } = await call(house.url, addToCrew, add(person.user.username, 'organizer'));
  expect(body.crew).toMatchObject([{ username: person.user.username, role: 'organizer' }]);
  expect(await newsOf(person)).toContain('You’re now an organizer of an event: With helpers');
  const mine = await call(house.url, listEvents, { as: person.code, query: { mine: 'created' } });
  expect(mine.body.map((event) => event.id)).toEqual([id]);
  expect(await actsOf(id)).toEqual(['event.crew.add', 'event.crew.add']);
  await house.database.transaction((tx) => eraseTraces(tx, person.user.id));
  expect((await call(house.url, listCrew, { as: organizer.code, params: { id } })).body.crew).toEqual([]);
});

test('a copy of an event of one’s own keeps its picture; nobody else may use it', async () => {
  const digest = 'ab'.repeat(32);
  await house.database.run(`insert into blobs (digest, size, stored_at) values ($1, 1, now())`, [digest]);
  const id = await make({ title: 'Original' });
  await house.database.run('update events set image = $2 where id = $1', [id, digest]);
  const { body: event } = await call(house.url, showEvent, { as: organizer.code, params: { id } });
  const body = { ...event, title: 'Copy', image: digest, organizerLogo: null };
  expect((await call(house.url, createEvent, { as: organizer.code, body })).status).toBe(201);
  const other = await makeUser(house);
  expect((await refused(house.url, createEvent, { as: other.code, body })).status).toBe(400);
});

import { randomUUID } from 'node:crypto';
import { announceToGuests } from '@devorbit/contract/events/announcements.ts';
import {
  checkInSelf,
  countArrivals,
  listGuests,
  showSelfCode,
  syncCheckIns,
} from '@devorbit/contract/events/check-ins.ts';
import { addToCrew, removeFromCrew } from '@devorbit/contract/events/crew.ts';
import { cancelEvent, editEvent, showEvent } from '@devorbit/contract/events/events.ts';
import { listAttendees, registerForEvent, showDashboard } from '@devorbit/contract/events/registrations.ts';
import { reissueTicket, showTicket } from '@devorbit/contract/events/tickets.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insertTestEvent } from '../events/_event.ts';
import { purgeScans } from './jobs.ts';
import { settle } from './policy.ts';

let house: House;
/** Another server of the same database. */
let beside: House;
let organizer: SignedIn;
let helper: SignedIn;
let now: Date;
const clock = { now: () => now };
beforeAll(async () => {
  now = new Date();
  house = await openHouse({ clock });
  const { databaseUrl, env } = house;
  beside = await openHouse({ clock, databaseUrl, env: { DATA_DIR: env.DATA_DIR } });
  [organizer, helper] = await Promise.all([makeUser(house), makeUser(house)]);
});
afterAll(async () => {
  await beside.close();
  await house.close();
});

const make = async (starts = 1): Promise<number> => {
  const id = await insertTestEvent(house.database, organizer.user.id, { starts });
  const body = { username: helper.user.username, role: 'check_in' } as const;
  await call(house.url, addToCrew, { as: organizer.code, params: { id }, body });
  return id;
};
async function guest(id: number, seats = 1) {
  const person = await makeUser(house);
  const { body } = await call(house.url, registerForEvent, { as: person.code, params: { id }, body: { seats } });
  const ticket = (await call(house.url, showTicket, { as: person.code, params: { id } })).body;
  return { person, ticket, registration: body.registration?.id ?? 0 };
}
type Scan = { number: number; at: string; act?: 'in' | 'undo'; ticket?: string; code?: string; registration?: number };
const send = async (
  id: number,
  scans: Scan[],
  { as = helper, device = randomUUID(), at = house, sentAt = now.toISOString() } = {},
) => (await call(at.url, syncCheckIns, { as: as.code, params: { id }, body: { device, sentAt, scans } })).body;
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

test('who is in is on the list, with when and by whom; undoing lets them in again', async () => {
  const id = await make();
  const [a, b] = [await guest(id, 2), await guest(id)];
  const device = randomUUID();
  const list = async () => (await call(house.url, listGuests, { as: helper.code, params: { id } })).body;
  const before = await list();
  expect([before.guests.length, before.complete, before.arrived, before.expected]).toEqual([2, true, 0, 3]);
  expect(before.guests.find(({ id: one }) => one === a.registration)?.code).toBe(a.ticket.code);
  expect(JSON.stringify(before)).not.toContain(a.person.user.email);
  const first = await send(id, [{ number: 1, at: now.toISOString(), ticket: a.ticket.text }], { device });
  expect(first.results[0]).toMatchObject({ outcome: 'in', by: helper.user.username, at: now.toISOString() });
  expect([first.arrived, first.expected]).toEqual([2, 3]);
  const second = await send(id, [{ number: 2, at: now.toISOString(), code: a.ticket.code }], { as: organizer });
  expect(second.results[0]).toMatchObject({ outcome: 'already', by: helper.user.username });
  const after = await list();
  expect(after.stamp).not.toBe(before.stamp);
  expect(after.guests.find(({ id: one }) => one === a.registration)?.checkedInBy).toBe(helper.user.username);
  const undone = await send(id, [{ number: 3, at: now.toISOString(), act: 'undo', registration: a.registration }], {
    device,
  });
  expect([undone.results[0]?.outcome, undone.arrived]).toEqual(['undone', 0]);
  const again = await send(id, [{ number: 4, at: now.toISOString(), registration: a.registration }], { device });
  expect(again.results[0]?.outcome).toBe('in');
  expect(
    (await send(id, [{ number: 5, at: now.toISOString(), registration: b.registration }], { device })).arrived,
  ).toBe(3);
});

test('a scan that is sent twice counts once, whatever else it says the second time', async () => {
  const id = await make();
  const [a, b] = [await guest(id), await guest(id)];
  const device = randomUUID();
  const scans = [{ number: 1, at: now.toISOString(), ticket: a.ticket.text }];
  for (let times = 0; times < 3; times++) expect((await send(id, scans, { device })).results[0]?.outcome).toBe('in');
  // The number is another person’s now: it lets nobody in.
  const replayed = await send(id, [{ number: 1, at: now.toISOString(), ticket: b.ticket.text }], { device });
  expect([replayed.results[0]?.outcome, replayed.arrived]).toEqual(['unknown', 1]);
  const { count } = await house.database.row(
    z.object({ count: z.number() }),
    'select count(*) as count from check_ins where event_id = $1',
    [id],
  );
  expect(count).toBe(1);
});

test('two servers scan the same ticket at once: one lets in', async () => {
  const id = await make();
  for (let round = 0; round < 8; round++) {
    const { ticket } = await guest(id);
    const answers = await Promise.all(
      [house, beside, house, beside].map((at) =>
        send(id, [{ number: 1, at: now.toISOString(), ticket: ticket.text }], { at }),
      ),
    );
    const outcomes = answers.map(({ results }) => results[0]?.outcome);
    expect(outcomes.toSorted()).toEqual(['already', 'already', 'already', 'in']);
  }
  expect((await call(house.url, countArrivals, { as: helper.code, params: { id } })).body.arrived).toBe(8);
});

test('without network: the earliest scan wins, whichever device sends first; a wrong clock changes nothing', async () => {
  const id = await make();
  const { ticket, registration } = await guest(id);
  const late = await send(id, [{ number: 1, at: ago(5), ticket: ticket.text }], { as: organizer });
  expect(late.results[0]).toMatchObject({ outcome: 'in', by: organizer.user.username, at: ago(5) });
  // Its clock is a day ahead, and says so: it scanned eight minutes ago.
  const ahead = (minutes: number) => new Date(now.getTime() + 86_400_000 - minutes * 60_000).toISOString();
  const early = await send(id, [{ number: 1, at: ahead(8), ticket: ticket.text }], { sentAt: ahead(0) });
  expect(early.results[0]).toMatchObject({ outcome: 'in', by: helper.user.username, at: ago(8) });
  const third = await send(id, [{ number: 1, at: ago(2), registration }]);
  expect(third.results[0]).toMatchObject({ outcome: 'already', at: ago(8), by: helper.user.username });
  // From the future comes nothing: it counts as made now.
  const future = await send(id, [{ number: 1, at: ahead(0), registration }]);
  expect(future.results[0]).toMatchObject({ outcome: 'already', at: ago(8) });
  expect(future.arrived).toBe(1);
});

test('a queue of scans is sent in parts, in order, and part of it again', async () => {
  const id = await make();
  const guests = [await guest(id), await guest(id), await guest(id)];
  const device = randomUUID();
  const queue = guests.flatMap(({ ticket, registration }, at): Scan[] => [
    { number: at * 3 + 1, at: ago(30 - at), ticket: ticket.text },
    { number: at * 3 + 2, at: ago(20 - at), act: 'undo', registration },
    { number: at * 3 + 3, at: ago(10 - at), code: ticket.code },
  ]);
  await send(id, queue.slice(0, 4), { device });
  const rest = await send(id, queue.slice(2), { device });
  expect(rest.results.map(({ outcome }) => outcome)).toEqual(['in', 'in', 'undone', 'in', 'in', 'undone', 'in']);
  expect(rest.arrived).toBe(3);
});

test('in whatever order scans come, they come to the same', () => {
  const scan = fc.record({
    device: fc.constantFrom('a', 'b', 'c'),
    number: fc.integer({ min: 1, max: 1_000_000 }),
    act: fc.constantFrom('in' as const, 'undo' as const),
    minute: fc.integer({ min: 0, max: 59 }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(scan, { selector: ({ minute }) => minute, maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      (scans, keys) => {
        const rowOf = ({ device, number, act, minute }: (typeof scans)[number], id: number) => ({
          id,
          registration_id: 1,
          device,
          number,
          act,
          at: `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`,
          by_id: 1,
          by: device,
        });
        // As the table answers them: by their times, whenever they came.
        const settled = (order: typeof scans) =>
          settle(order.map(rowOf).toSorted((x, y) => x.at.localeCompare(y.at) || x.id - y.id)).inside?.at ?? null;
        const shuffled = scans
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .toSorted((x, y) => x.key - y.key)
          .map(({ one }) => one);
        expect(settled(shuffled)).toBe(settled(scans));
      },
    ),
  );
});

test('who may not: guests, strangers, organizers of other events, and helpers beyond the entrance', async () => {
  const id = await make();
  const { person, ticket, registration } = await guest(id);
  const [stranger, rival] = [await makeUser(house), await makeUser(house)];
  const other = await insertTestEvent(house.database, rival.user.id, { starts: 1 });
  const scans = [{ number: 1, at: now.toISOString(), ticket: ticket.text }];
  const body = { device: randomUUID(), sentAt: now.toISOString(), scans };
  for (const as of [person.code, stranger.code, rival.code]) {
    for (const endpoint of [listGuests, countArrivals, showSelfCode])
      expect((await refused(house.url, endpoint, { as, params: { id } })).status).toBe(403);
    expect((await refused(house.url, syncCheckIns, { as, params: { id }, body })).status).toBe(403);
  }
  expect((await refused(house.url, syncCheckIns, { params: { id }, body })).status).toBe(401);
  // In their own event the ticket of another is foreign, and its guest unknown.
  const there = await send(other, [...scans, { number: 2, at: now.toISOString(), registration }], { as: rival });
  expect(there.results.map(({ outcome, guest: found }) => [outcome, found])).toEqual([
    ['foreign', null],
    ['unknown', null],
  ]);
  // A helper at the entrance is no organizer.
  const as = helper.code;
  const { body: event } = await call(house.url, showEvent, { as, params: { id } });
  expect([event.canCheckIn, event.canEdit, event.canDelete]).toEqual([true, false, false]);
  const news = { title: 'Hello', body: 'From the door' };
  const form = { ...event, organizerLogo: null, image: null };
  const refusals = [
    await refused(house.url, listAttendees, { as, params: { id }, query: {} }),
    await refused(house.url, showDashboard, { as, params: { id } }),
    await refused(house.url, announceToGuests, { as, params: { id }, body: news }),
    await refused(house.url, reissueTicket, { as, params: { id, registration } }),
    await refused(house.url, editEvent, { as, params: { id }, body: form }),
    await refused(house.url, cancelEvent, { as, params: { id }, body: { reason: 'No' } }),
    await refused(house.url, addToCrew, {
      as,
      params: { id },
      body: { username: stranger.user.username, role: 'organizer' },
    }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
  // Nor a helper any more.
  await call(house.url, removeFromCrew, { as, params: { id, username: helper.user.username } });
  expect((await refused(house.url, listGuests, { as, params: { id } })).status).toBe(403);
});

test('an organizer among the helpers does all but delete, cancel and choose helpers', async () => {
  const id = await make();
  const second = await makeUser(house);
  const body = { username: second.user.username, role: 'organizer' } as const;
  await call(house.url, addToCrew, { as: organizer.code, params: { id }, body });
  const as = second.code;
  const { body: event } = await call(house.url, showEvent, { as, params: { id } });
  expect([event.canCheckIn, event.canEdit, event.canDelete]).toEqual([true, true, false]);
  expect((await call(house.url, listAttendees, { as, params: { id }, query: {} })).status).toBe(200);
  expect((await call(house.url, listGuests, { as, params: { id } })).status).toBe(200);
  expect((await refused(house.url, cancelEvent, { as, params: { id }, body: { reason: 'Mine' } })).status).toBe(403);
  expect(
    (await refused(house.url, addToCrew, { as, params: { id }, body: { ...body, role: 'check_in' } })).status,
  ).toBe(403);
});

test('a cancelled event lets nobody in, and one that is long over takes no scans any more', async () => {
  const id = await make();
  const { ticket, person } = await guest(id);
  const code = (await call(house.url, showSelfCode, { as: helper.code, params: { id } })).body.code;
  await call(house.url, cancelEvent, { as: organizer.code, params: { id }, body: { reason: 'Rain' } });
  const body = {
    device: randomUUID(),
    sentAt: now.toISOString(),
    scans: [{ number: 1, at: now.toISOString(), ticket: ticket.text }],
  };
  expect((await refused(house.url, syncCheckIns, { as: helper.code, params: { id }, body })).status).toBe(409);
  expect((await refused(house.url, checkInSelf, { as: person.code, params: { id }, body: { code } })).status).toBe(409);
  const past = await make(-8 - 24 * 8);
  expect((await refused(house.url, syncCheckIns, { as: helper.code, params: { id: past }, body })).body['error']).toBe(
    'Check-in for this event has ended',
  );
});

test('people check in by the code on the screen, which changes; an older one is none', async () => {
  const id = await make();
  const [{ person }, stranger] = [await guest(id), await makeUser(house)];
  const shown = async () => (await call(house.url, showSelfCode, { as: helper.code, params: { id } })).body;
  const { code, address, validForMs } = await shown();
  expect(address).toContain(`/events-hackathons/${id}?here=${code}`);
  expect(validForMs).toBeLessThanOrEqual(30_000);
  const arrive = (typed: string, as = person) => ({ as: as.code, params: { id }, body: { code: typed } });
  expect((await refused(house.url, checkInSelf, arrive('222222'))).status).toBe(400);
  expect((await refused(house.url, checkInSelf, arrive(code, stranger))).status).toBe(409);
  now = new Date(now.getTime() + 61_000);
  expect((await refused(house.url, checkInSelf, arrive(code))).status).toBe(400);
  const next = (await shown()).code;
  expect(next).not.toBe(code);
  now = new Date(now.getTime() + 29_000);
  expect((await call(house.url, checkInSelf, arrive(` ${next.toLowerCase()} `))).body.already).toBe(false);
  expect((await call(house.url, checkInSelf, arrive(next))).body.already).toBe(true);
});

test('after 90 days who scanned is forgotten; that somebody came is not', async () => {
  const id = await make();
  const { ticket, registration } = await guest(id);
  await send(id, [{ number: 1, at: now.toISOString(), ticket: ticket.text }]);
  await purgeScans({ database: house.database, clock });
  const left = () =>
    house.database.row(
      z.object({ scans: z.number(), at: z.string().nullable(), by: z.number().nullable() }),
      `select (select count(*) from check_ins where registration_id = r.id) as scans, checked_in_at as at, checked_in_by as by
       from registrations r where id = $1`,
      [registration],
    );
  expect(await left()).toEqual({ scans: 1, at: now.toISOString(), by: helper.user.id });
  const later = new Date(now.getTime() + 91 * 86_400_000);
  await purgeScans({ database: house.database, clock: { now: () => later } });
  expect(await left()).toEqual({ scans: 0, at: now.toISOString(), by: null });
});

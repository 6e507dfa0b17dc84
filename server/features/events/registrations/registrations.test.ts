import { OFFER_MS } from '@devorbit/contract/events/events-limits.ts';
import { cancelEvent, decideEvent, deleteEvent, editEvent, showEvent } from '@devorbit/contract/events/events.ts';
import {
  acceptOffer,
  cancelRegistration,
  decideRegistration,
  listAttendees,
  listOwnRegistrations,
  registerForEvent,
  showRegistration,
} from '@devorbit/contract/events/registrations.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { emailsTo, emailTo } from '@devorbit/testkit/outbox.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insertTestEvent } from '../events/_event.ts';

let house: House;
let organizer: SignedIn;
let staff: SignedIn;
let now = new Date();
const clock = { now: () => now };
beforeAll(async () => {
  house = await openHouse({ clock });
  organizer = await makeUser(house);
  staff = await makeUser(house, { role: 'staff' });
});
afterAll(() => house.close());

const verified = async (person: SignedIn): Promise<SignedIn> => {
  await house.database.run('update users set email_verified_at = now() where id = $1', [person.user.id]);
  return person;
};
const people = async (count: number): Promise<SignedIn[]> =>
  Promise.all(Array.from({ length: count }, () => makeUser(house)));
const register = async (id: number, { code }: SignedIn, body: object = {}) =>
  (await call(house.url, registerForEvent, { as: code, params: { id }, body })).body.registration;
const own = async (id: number, { code }: SignedIn) =>
  (await call(house.url, showRegistration, { as: code, params: { id } })).body.registration;
const cancel = (id: number, { code }: SignedIn) => call(house.url, cancelRegistration, { as: code, params: { id } });
const make = (given: Parameters<typeof insertTestEvent>[2] = {}) =>
  insertTestEvent(house.database, organizer.user.id, given);
const newsOf = async ({ code }: SignedIn) =>
  (await call(house.url, listNotifications, { as: code, query: {} })).body.notifications.map(({ title }) => title);

test('a place, then the waitlist; whoever is first moves up when somebody leaves, and is told', async () => {
  const id = await make({ capacity: 1, title: 'Moving up' });
  const [first, second, third] = (await people(3)) as [SignedIn, SignedIn, SignedIn];
  await verified(second);
  expect(await register(id, first)).toMatchObject({ state: 'confirmed', waitlist: null });
  expect(await register(id, second)).toMatchObject({
    state: 'waiting',
    waitlist: { position: 1, waiting: 1, free: 0, reason: 'full' },
  });
  expect(await register(id, third)).toMatchObject({ state: 'waiting', waitlist: { position: 2, waiting: 2 } });
  await cancel(id, first);
  expect(await own(id, second)).toMatchObject({ state: 'confirmed' });
  expect(await own(id, third)).toMatchObject({ state: 'waiting', waitlist: { position: 1 } });
  expect(await newsOf(second)).toContain('You moved up and have a place: Moving up');
  const email = await emailTo(house, second.user.email, 'You have a place: Moving up');
  expect(email.headers['content-type']).toContain('multipart');
  // Who gave up and comes back stands at the end.
  expect(await register(id, first)).toMatchObject({ state: 'waiting', waitlist: { position: 2 } });
});

test('registering twice is registering once', async () => {
  const id = await make({ capacity: 5 });
  const [person] = (await people(1)) as [SignedIn];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(house.url, registerForEvent, { as: person.code, params: { id }, body: {} })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
  expect((await call(house.url, showEvent, { params: { id } })).body.registered).toBe(1);
});

test('a group has all its places or none, nobody passes it, and all see why', async () => {
  const id = await make({ capacity: 4 });
  const [a, b, c, d] = (await people(4)) as [SignedIn, SignedIn, SignedIn, SignedIn];
  expect(await register(id, a, { seats: 3, guests: ['Bo', ''] })).toMatchObject({
    state: 'confirmed',
    seats: 3,
    guests: ['Bo'],
  });
  expect(await register(id, b, { seats: 2 })).toMatchObject({
    state: 'waiting',
    waitlist: { position: 1, free: 1, reason: 'group', needed: 2 },
  });
  expect(await register(id, c)).toMatchObject({ state: 'waiting', waitlist: { position: 2, reason: 'group_ahead' } });
  const large = await refused(house.url, registerForEvent, { as: d.code, params: { id }, body: { seats: 5 } });
  expect([large.status, large.body['error']]).toEqual([400, 'This event has 4 places in total']);
  await cancel(id, a);
  expect([(await own(id, b))?.state, (await own(id, c))?.state]).toEqual(['confirmed', 'confirmed']);
  const names = await refused(house.url, registerForEvent, { as: d.code, params: { id }, body: { guests: ['One'] } });
  expect(names.status).toBe(400);
});

test('near the start a place is offered: taken, or given to the next when its time is over', async () => {
  now = new Date();
  const id = await make({ capacity: 1, starts: 1 });
  const [a, b, c] = (await people(3)) as [SignedIn, SignedIn, SignedIn];
  for (const person of [a, b, c]) await register(id, person);
  await cancel(id, a);
  const offer = await own(id, b);
  expect(offer?.state).toBe('offered');
  expect(Date.parse(offer?.offeredUntil ?? '') - now.getTime()).toBe(30 * 60 * 1000);
  expect(await own(id, c)).toMatchObject({ waitlist: { reason: 'offered', position: 1 } });
  expect((await refused(house.url, acceptOffer, { as: c.code, params: { id } })).status).toBe(409);
  now = new Date(now.getTime() + 31 * 60 * 1000);
  expect((await refused(house.url, acceptOffer, { as: b.code, params: { id } })).status).toBe(409);
  await sweep();
  expect((await own(id, b))?.state).toBe('expired');
  expect((await own(id, c))?.state).toBe('offered');
  const taken = await call(house.url, acceptOffer, { as: c.code, params: { id } });
  expect(taken.body.registration?.state).toBe('confirmed');
  now = new Date();
});

test('an organizer may choose offers for all', async () => {
  const id = await make({ capacity: 1, promotion: 'offer' });
  const [a, b] = (await people(2)) as [SignedIn, SignedIn];
  await register(id, a);
  await register(id, b);
  await cancel(id, a);
  expect(Date.parse((await own(id, b))?.offeredUntil ?? '') - now.getTime()).toBe(OFFER_MS);
});

test('an organizer decides who has a place where they wish to, and nobody else does', async () => {
  const id = await make({ capacity: 1, title: 'By request' });
  await house.database.run('update events set approval = true where id = $1', [id]);
  const [a, b, c] = (await people(3)) as [SignedIn, SignedIn, SignedIn];
  for (const person of [a, b, c]) expect(await register(id, person)).toMatchObject({ state: 'pending' });
  const list = await call(house.url, listAttendees, { as: organizer.code, params: { id }, query: {} });
  expect([list.headers.get('x-total-count'), list.body.map(({ username }) => username)]).toEqual([
    '3',
    [a, b, c].map(({ user }) => user.username),
  ]);
  const decide = (registration: number, decision: 'confirm' | 'decline', as = organizer.code) => ({
    as,
    params: { id, registration },
    body: { decision, reason: decision === 'decline' ? 'Only for members' : '' },
  });
  const [one, two, three] = list.body.map((attendee) => attendee.id) as [number, number, number];
  expect((await refused(house.url, decideRegistration, decide(one, 'confirm', a.code))).status).toBe(403);
  expect((await call(house.url, decideRegistration, decide(one, 'confirm'))).body.state).toBe('confirmed');
  expect((await call(house.url, decideRegistration, decide(two, 'confirm'))).body.state).toBe('waiting');
  expect((await call(house.url, decideRegistration, decide(three, 'decline', staff.code))).body.state).toBe('declined');
  expect((await refused(house.url, decideRegistration, decide(one, 'decline'))).status).toBe(409);
  expect(await newsOf(c)).toContain('The organizer can’t give you a place: By request');
  expect((await refused(house.url, registerForEvent, { as: c.code, params: { id }, body: {} })).status).toBe(409);
});

test('questions are answered as they were asked', async () => {
  const id = await make();
  const questions = [
    { id: 'shirt', text: 'Which size?', kind: 'choice', choices: ['S', 'M'], required: true },
    { id: 'veg', text: 'Vegetarian?', kind: 'yes_no', choices: [], required: false },
    { id: 'why', text: 'Why do you come?', kind: 'text', choices: [], required: false },
  ];
  await house.database.run('update events set questions = $2 where id = $1', [id, JSON.stringify(questions)]);
  const [person] = (await people(1)) as [SignedIn];
  const tried = (answers: object) =>
    refused(house.url, registerForEvent, { as: person.code, params: { id }, body: { answers: answers as never } });
  for (const answers of [{}, { shirt: 'XXL' }, { shirt: 'S', veg: 'maybe' }, { shirt: 'S', why: 'x'.repeat(501) }])
    expect((await tried(answers)).status).toBe(400);
  const made = await register(id, person, { answers: { shirt: 'M', why: '<b>Because</b>', unasked: 'x' } });
  expect(made?.answers).toEqual({ shirt: 'M', why: '<b>Because</b>' });
});

test('one cannot register before it opens, after it closes, when it is over, cancelled or not approved', async () => {
  const [person] = (await people(1)) as [SignedIn];
  const tried = async (id: number) => {
    const { status, body } = await refused(house.url, registerForEvent, { as: person.code, params: { id }, body: {} });
    return [status, body['error']];
  };
  const set = async (id: number, column: string) => {
    await house.database.run(`update events set ${column} where id = $1`, [id]);
    return id;
  };
  expect(await tried(await set(await make(), `opens_at = now() + interval '1 hour'`))).toEqual([
    409,
    'Registration has not opened yet',
  ]);
  expect(await tried(await set(await make(), `closes_at = now() - interval '1 hour'`))).toEqual([
    409,
    'Registration has closed',
  ]);
  expect(await tried(await make({ starts: -20 }))).toEqual([409, 'This event is over']);
  expect(await tried(await set(await make(), 'cancelled_at = now()'))).toEqual([409, 'This event is cancelled']);
  expect(await tried(await make({ state: 'pending' }))).toEqual([404, 'Event not found']);
});

test('a cancelled event tells everybody, with the end for their calendars; one that people are registered for is not deleted', async () => {
  const id = await make({ title: 'Flooded' });
  const [person, waiting] = (await people(2)) as [SignedIn, SignedIn];
  await verified(person);
  await register(id, person);
  await register(id, waiting);
  const kept = await refused(house.url, deleteEvent, { as: organizer.code, params: { id } });
  expect([kept.status, kept.body['error']]).toEqual([
    409,
    '2 people are registered. Cancel the event instead, and we’ll notify them.',
  ]);
  const reason = 'The hall is flooded';
  expect((await refused(house.url, cancelEvent, { as: person.code, params: { id }, body: { reason } })).status).toBe(
    403,
  );
  const { body } = await call(house.url, cancelEvent, { as: organizer.code, params: { id }, body: { reason } });
  expect([body.status, body.reason]).toEqual(['cancelled', reason]);
  const email = await emailTo(house, person.user.email, 'Cancelled: Flooded');
  expect(email.text).toContain(reason);
  await eventually(async () => (await newsOf(waiting)).includes('Cancelled: Flooded'));
  expect((await emailsTo(house, waiting.user.email)).filter(({ subject }) => subject.startsWith('Cancelled'))).toEqual(
    [],
  );
});

test('an event that staff decline or take down tells everybody, with nothing of what was declined; and when it is back', async () => {
  const id = await make({ title: 'Old name' });
  const [person, pending] = (await people(2)) as [SignedIn, SignedIn];
  await verified(person);
  await register(id, person);
  await register(id, pending);
  await house.database.run(`update registrations set state = 'pending' where user_id = $1`, [pending.user.id]);
  // A change that waits for approval.
  await house.database.run(
    `update events set state = 'pending', title = 'BUY NOW', location = 'BUY NOW', description = 'BUY NOW', organizer = 'BUY NOW'
     where id = $1`,
    [id],
  );
  const decide = (decision: 'approve' | 'decline') =>
    call(house.url, decideEvent, { as: staff.code, params: { id }, body: { decision, reason: 'It is spam' } });
  await decide('decline');
  const email = await emailTo(house, person.user.email, 'No longer on DevOrbit: Old name');
  expect(JSON.stringify(email)).not.toMatch(/BUY NOW|It is spam/);
  expect(email.headers['list-unsubscribe']).toBeUndefined();
  await eventually(async () => (await newsOf(pending)).includes('No longer on DevOrbit: Old name'));
  expect((await own(id, person))?.state).toBe('confirmed');
  await house.database.run(
    `update events set title = 'Old name', location = 'Pune', description = 'Talks', organizer = 'Club' where id = $1`,
    [id],
  );
  await decide('approve');
  expect((await emailTo(house, person.user.email, 'Back on DevOrbit: Old name')).text).toContain('Where: Pune');
  await eventually(async () => (await newsOf(pending)).includes('Back on DevOrbit: Old name'));
  // Nobody hears it of an event that is here again, or over.
  const { tellRegistered } = await import('./commands/tell-registered.ts');
  await tellRegistered(await deps(), { event: id, what: 'removed', after: 0 });
  const past = await make({ title: 'Long over', starts: -20, state: 'declined' });
  await house.database.run(
    `insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
     values ($1, $2, 'confirmed', 1, now(), now())`,
    [past, person.user.id],
  );
  await tellRegistered(await deps(), { event: past, what: 'removed', after: 0 });
  expect((await newsOf(person)).filter((title) => title.startsWith('No longer'))).toEqual([
    'No longer on DevOrbit: Old name',
  ]);
});

test('emails about offers and changes end with one click; a ticket comes all the same', async () => {
  now = new Date();
  const id = await make({ capacity: 1, starts: 1, title: 'One click' });
  const [first, person] = (await people(2)) as [SignedIn, SignedIn];
  await verified(person);
  await register(id, first);
  await register(id, person);
  await cancel(id, first);
  const offer = await emailTo(house, person.user.email, 'You’ve been offered a place: One click');
  expect(offer.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  await call(house.url, acceptOffer, { as: person.code, params: { id } });
  const ticket = await emailTo(house, person.user.email, 'You have a place: One click');
  expect(ticket.headers['list-unsubscribe']).toBeUndefined();
  const move = async (location: string) => {
    const { body: event } = await call(house.url, showEvent, { as: staff.code, params: { id } });
    const body = { ...event, location, organizerLogo: null, image: null };
    await call(house.url, editEvent, { as: staff.code, params: { id }, body });
  };
  await move('Nashik');
  const changed = await emailTo(house, person.user.email, 'Changed: One click');
  expect(changed.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, url = ''] = /^<(.+)>$/.exec(changed.headers['list-unsubscribe'] ?? '') ?? [];
  const done = await fetch(house.url + new URL(url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(done.status).toBe(200);
  await move('Mumbai');
  await eventually(async () => (await newsOf(person)).filter((title) => title === 'Changed: One click').length === 2);
  const written = await house.database.row(
    z.object({ count: z.number() }),
    `select count(*) as count from emails where to_address = $1 and subject = 'Changed: One click'`,
    [person.user.email],
  );
  expect(written.count).toBe(1);
});

test('fewer places than are taken are refused with both numbers; more move the waitlist up', async () => {
  const id = await make({ capacity: 2 });
  const five = await people(5);
  for (const person of five) await register(id, person);
  const { body: event } = await call(house.url, showEvent, { as: organizer.code, params: { id } });
  const edit = (capacity: number, revision: number) => ({
    as: staff.code,
    params: { id },
    body: { ...event, capacity, revision, organizerLogo: null, image: null },
  });
  const low = await refused(house.url, editEvent, edit(1, 1));
  expect([low.status, low.body['error']]).toEqual([409, '2 places are taken, so there can’t be 1. Choose at least 2.']);
  await call(house.url, editEvent, edit(4, 1));
  const states = await Promise.all(five.map(async (person) => (await own(id, person))?.state));
  expect(states).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed', 'waiting']);
  expect((await refused(house.url, editEvent, edit(9, 1))).status).toBe(409);
});

test('an account that goes frees its places; the next moves up with the sweep, and nothing of a name is left', async () => {
  const id = await make({ capacity: 1 });
  const past = await make({ capacity: 1, starts: -20 });
  const [a, b] = (await people(2)) as [SignedIn, SignedIn];
  await register(id, a);
  await register(id, b);
  await house.database.run(
    `insert into registrations (event_id, user_id, state, guests, queue, registered_at, updated_at)
     values ($1, $2, 'confirmed', '{Somebody}', 1, now(), now())`,
    [past, a.user.id],
  );
  await house.database.transaction((tx) => eraseTraces(tx, a.user.id));
  await sweep();
  expect((await own(id, b))?.state).toBe('confirmed');
  const left = await house.database.rows(
    z.object({ user_id: z.number().nullable(), guests: z.array(z.string()), taken: z.number() }),
    'select r.user_id, r.guests, p.taken from registrations r join event_places p using (event_id) where r.event_id = $1',
    [past],
  );
  expect(left).toEqual([{ user_id: null, guests: [], taken: 1 }]);
});

test('one’s own list has what is to come first, and of an event under review the approved title alone', async () => {
  const [person] = (await people(1)) as [SignedIn];
  const later = await make({ title: 'Later' });
  const sooner = await make({ title: 'Sooner', starts: 5 });
  await register(later, person);
  await register(sooner, person);
  await house.database.run(`update events set state = 'pending', title = 'BUY NOW' where id = $1`, [later]);
  const { body } = await call(house.url, listOwnRegistrations, { as: person.code });
  expect(body.map(({ title, event }) => [title, event?.title ?? null])).toEqual([
    ['Sooner', 'Sooner'],
    ['Later', null],
  ]);
  expect(JSON.stringify(body)).not.toContain('BUY NOW');
  // And can still give the place back.
  expect((await cancel(later, person)).body.registration?.state).toBe('cancelled');
});

test('the database itself gives no place twice, whoever writes', async () => {
  const id = await make({ capacity: 1 });
  const [a, b] = (await people(2)) as [SignedIn, SignedIn];
  await register(id, a);
  await expect(
    house.database.run(
      `insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
       values ($1, $2, 'confirmed', 1, now(), now())`,
      [id, b.user.id],
    ),
  ).rejects.toThrow('event_places');
});

const sweep = async () => {
  const { moveWaitlists } = await import('./commands/move-waitlists.ts');
  await moveWaitlists(await deps());
};
/** What a server gives the command; emails are not looked at here. */
const deps = async () => {
  const { createSeal } = await import('../../../platform/sealed.ts');
  const queue = { send: async () => undefined } as never;
  return {
    database: house.database,
    clock,
    queue,
    seal: createSeal('x'.repeat(40), 'mail'),
    site: () => 'http://site.test',
    sender: 'a@b.test',
    secret: house.env.SECRET,
  };
};

type Step =
  | { does: 'register'; who: number; seats: number }
  | { does: 'cancel'; who: number }
  | { does: 'capacity'; to: number }
  | { does: 'accept'; who: number }
  | { does: 'expire' };

/** What must hold after every step: what the rows say, the places say; nobody waits where the first of them fits. */
async function soundness(id: number): Promise<void> {
  const rows = await house.database.rows(
    z.object({ state: z.string(), seats: z.number(), queue: z.number() }),
    'select state, seats, queue from registrations where event_id = $1 order by queue',
    [id],
  );
  const { capacity, taken } = await house.database.row(
    z.object({ capacity: z.number(), taken: z.number() }),
    'select capacity, taken from event_places where event_id = $1',
    [id],
  );
  const counted = rows
    .filter(({ state }) => state === 'confirmed' || state === 'offered')
    .reduce((sum, { seats }) => sum + seats, 0);
  expect(taken).toBe(counted);
  if (capacity > 0) expect(taken).toBeLessThanOrEqual(capacity);
  const first = rows.find(({ state }) => state === 'waiting');
  if (first !== undefined) expect(capacity > 0 && capacity - taken < first.seats).toBe(true);
  // Queue numbers are given in the order of arrival, each once.
  expect(new Set(rows.map(({ queue }) => queue)).size).toBe(rows.length);
}

test('whatever people do, no more places are taken than there are, and nobody is passed', async () => {
  const crowd = await people(6);
  const who = fc.integer({ min: 0, max: crowd.length - 1 });
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ does: fc.constant('register' as const), who, seats: fc.integer({ min: 1, max: 3 }) }),
    },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('cancel' as const), who }) },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('capacity' as const), to: fc.integer({ min: 0, max: 7 }) }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('accept' as const), who }) },
    { weight: 1, arbitrary: fc.constant({ does: 'expire' as const }) },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 25 }),
      fc.constantFrom('automatic' as const, 'offer' as const),
      async (steps, promotion) => {
        const id = await make({ capacity: 3, promotion });
        const { body: event } = await call(house.url, showEvent, { as: staff.code, params: { id } });
        for (const one of steps) {
          const person = 'who' in one ? crowd[one.who] : undefined;
          const path = `${house.url}/api/events/${id}/registration/`;
          const headers = { 'x-session-code': person?.code ?? '', 'content-type': 'application/json' };
          if (one.does === 'register')
            await fetch(path, { method: 'POST', headers, body: JSON.stringify({ seats: one.seats }) });
          if (one.does === 'cancel')
            await fetch(path, { method: 'DELETE', headers: { 'x-session-code': headers['x-session-code'] } });
          if (one.does === 'accept')
            await fetch(`${path}accept/`, {
              method: 'POST',
              headers: { 'x-session-code': headers['x-session-code'] },
            });
          if (one.does === 'expire') {
            await house.database.run(
              `update registrations set offered_until = $2 where event_id = $1 and state = 'offered'`,
              [id, now],
            );
            await sweep();
          }
          if (one.does === 'capacity') {
            const { revision } = (await call(house.url, showEvent, { as: staff.code, params: { id } })).body;
            const body = { ...event, capacity: one.to, revision, organizerLogo: null, image: null };
            const answer = await fetch(`${house.url}/api/events/${id}/`, {
              method: 'PUT',
              headers: { 'x-session-code': staff.code, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            });
            expect([200, 409]).toContain(answer.status);
          }
          await soundness(id);
        }
      },
    ),
    { numRuns: 25, seed: 16 },
  );
});

test('a hundred at once on ten places: ten have one, ninety wait in an order without a gap', async () => {
  const id = await make({ capacity: 10 });
  const crowd = await people(100);
  const answers = await Promise.all(
    crowd.map(({ code }) => call(house.url, registerForEvent, { as: code, params: { id }, body: {} })),
  );
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  const states = await Promise.all(crowd.map((person) => own(id, person)));
  expect(states.filter((one) => one?.state === 'confirmed')).toHaveLength(10);
  const positions = states.flatMap((one) => one?.waitlist?.position ?? []).toSorted((x, y) => x - y);
  expect(positions).toEqual(Array.from({ length: 90 }, (_, at) => at + 1));
});

test('of those who come at once, who is refused is refused alone and for their own reason', async () => {
  const id = await make({ capacity: 3 });
  const questions = [{ id: 'shirt', text: 'Which size?', kind: 'choice', choices: ['S', 'M'], required: true }];
  await house.database.run('update events set questions = $2 where id = $1', [id, JSON.stringify(questions)]);
  const crowd = await people(10);
  await house.database.run(
    `insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
     values ($1, $2, 'declined', nextval('registration_queue'), now(), now())`,
    [id, crowd[9]?.user.id],
  );
  const fine = { answers: { shirt: 'M' } };
  const bodies = [fine, {}, fine, { ...fine, seats: 5 }, fine, {}, fine, { answers: { shirt: 'XXL' } }, fine, fine];
  const statuses = await Promise.all(
    crowd.map(async ({ code }, place) => {
      const { status } = await fetch(`${house.url}/api/events/${id}/registration/`, {
        method: 'POST',
        headers: { 'x-session-code': code, 'content-type': 'application/json' },
        body: JSON.stringify(bodies[place]),
      });
      return status;
    }),
  );
  expect(statuses).toEqual([201, 400, 201, 400, 201, 400, 201, 400, 201, 409]);
  const states = await house.database.rows(
    z.object({ state: z.string(), count: z.number() }),
    'select state, count(*) from registrations where event_id = $1 group by state order by state',
    [id],
  );
  expect(states).toEqual([
    { state: 'confirmed', count: 3 },
    { state: 'declined', count: 1 },
    { state: 'waiting', count: 2 },
  ]);
});

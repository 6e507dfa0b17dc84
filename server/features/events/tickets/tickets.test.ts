import { randomUUID } from 'node:crypto';
import { syncCheckIns } from '@devorbit/contract/events/check-ins.ts';
import { cancelEvent } from '@devorbit/contract/events/events.ts';
import { cancelRegistration, registerForEvent } from '@devorbit/contract/events/registrations.ts';
import { joinTicket, packTicket, readCode, splitTicket } from '@devorbit/contract/events/ticket-format.ts';
import { reissueTicket, renewTicket, showTicket } from '@devorbit/contract/events/tickets.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { emailTo } from '@devorbit/testkit/outbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insertTestEvent } from '../events/_event.ts';

let house: House;
let organizer: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  organizer = await makeUser(house);
});
afterAll(() => house.close());

const make = (title = 'With tickets') => insertTestEvent(house.database, organizer.user.id, { title });
async function guest(id: number): Promise<SignedIn> {
  const person = await makeUser(house);
  await house.database.run('update users set email_verified_at = now() where id = $1', [person.user.id]);
  await call(house.url, registerForEvent, { as: person.code, params: { id }, body: {} });
  return person;
}
const ticketOf = async (id: number, { code }: SignedIn) =>
  (await call(house.url, showTicket, { as: code, params: { id } })).body;
const device = randomUUID();
let number = 0;
async function scan(id: number, ticket: string, as = organizer) {
  const at = new Date().toISOString();
  number += 1;
  const { body } = await call(house.url, syncCheckIns, {
    as: as.code,
    params: { id },
    body: { device, sentAt: at, scans: [{ number, at, ticket }] },
  });
  return body.results[0]?.outcome;
}
const typed = async (id: number, code: string) => {
  const at = new Date().toISOString();
  number += 1;
  const scans = [{ number, at, code }];
  const sent = { as: organizer.code, params: { id }, body: { device, sentAt: at, scans } };
  return (await call(house.url, syncCheckIns, sent)).body.results[0]?.outcome;
};

test('a ticket is 118 characters, the same each time, on the page and in the email', async () => {
  const id = await make('Emailed');
  const person = await guest(id);
  const ticket = await ticketOf(id, person);
  expect([ticket.text.length, ticket.issue, ticket.seats, ticket.checkedInAt]).toEqual([118, 1, 1, null]);
  expect(await ticketOf(id, person)).toEqual(ticket);
  expect(splitTicket(ticket.text)).toMatchObject({ event: id, issue: 1 });
  expect(readCode(ticket.code.toLowerCase().replace('-', ' '))?.code).toBe(ticket.code);
  const email = await emailTo(house, person.user.email, 'You have a place: Emailed');
  expect(email.text).toContain(`Ticket: ${ticket.code}`);
  expect(email.html).toContain('cid:ticket.png');
  expect(email.headers['list-unsubscribe']).toBeUndefined();
});

test('the private key is sealed, and one pair signs an event’s tickets though many ask at once', async () => {
  const id = await make();
  const people = [await makeUser(house), await makeUser(house), await makeUser(house)];
  for (const { user } of people)
    await house.database.run(
      `insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
       values ($1, $2, 'confirmed', nextval('registration_queue'), now(), now())`,
      [id, user.id],
    );
  const tickets = await Promise.all(people.map((person) => ticketOf(id, person)));
  const keys = await house.database.rows(
    z.object({ public_key: z.string(), sealed: z.string() }),
    'select public_key, sealed from ticket_keys where event_id = $1',
    [id],
  );
  expect(keys).toHaveLength(1);
  expect(Buffer.from(keys[0]?.public_key ?? '', 'base64url')).toHaveLength(32);
  expect(Buffer.from(keys[0]?.sealed ?? '', 'base64url').toString('latin1')).not.toContain(keys[0]?.public_key);
  for (const { text } of tickets) expect(await scan(id, text)).toBe('in');
});

test('forged, changed and foreign tickets are refused, and so are signatures that were swapped', async () => {
  const [id, elsewhere] = [await make(), await make('Elsewhere')];
  const [a, b] = [await ticketOf(id, await guest(id)), await ticketOf(id, await guest(id))];
  const foreign = await ticketOf(elsewhere, await guest(elsewhere));
  const [one, two] = [splitTicket(a.text), splitTicket(b.text)];
  if (one === null || two === null) throw new Error('no tickets');
  const last = a.text.at(-1) === 'A' ? 'B' : 'A';
  const table: [string, string, string][] = [
    ['no ticket at all', 'https://example.com/', 'forged'],
    ['nothing', '', 'forged'],
    ['cut off', a.text.slice(0, -1), 'forged'],
    ['longer', `${a.text}A`, 'forged'],
    ['spelled otherwise', a.text.slice(0, -1) + last, 'forged'],
    ['the signature of another guest', joinTicket(one.payload, two.signature), 'forged'],
    [
      'the numbers of another guest',
      joinTicket(packTicket({ ...one, registration: two.registration }), one.signature),
      'forged',
    ],
    ['a higher issue', joinTicket(packTicket({ ...one, issue: 2 }), one.signature), 'forged'],
    ['no signature', joinTicket(one.payload, new Uint8Array(64)), 'forged'],
    [
      'of this event, signed for another',
      joinTicket(one.payload, splitTicket(foreign.text)?.signature ?? new Uint8Array(64)),
      'forged',
    ],
    ['of another event', foreign.text, 'foreign'],
    [
      'of an event that there is not',
      joinTicket(packTicket({ ...one, event: 2_147_483_647 }), one.signature),
      'forged',
    ],
    ['of numbers that no table holds', joinTicket(packTicket({ ...one, event: 2 ** 40 }), one.signature), 'forged'],
    ['a true one', a.text, 'in'],
    ['the same again', a.text, 'already'],
    ['the other true one', b.text, 'in'],
  ];
  for (const [what, text, outcome] of table) expect([what, await scan(id, text)]).toEqual([what, outcome]);
  for (const code of ['', 'x', '1-AAAAAA', `${a.code}A`, '!!!', '0'.repeat(40), foreign.code])
    expect(await typed(id, code)).toBe('unknown');
  expect(await typed(id, a.code)).toBe('already');
});

test('a new ticket ends the old one, whoever asks for it; by mail it comes to its owner', async () => {
  const id = await make('Anew');
  const [person, other] = [await guest(id), await guest(id)];
  const old = await ticketOf(id, person);
  const { body: own } = await call(house.url, renewTicket, { as: person.code, params: { id } });
  expect([own.issue, own.text === old.text, own.code === old.code]).toEqual([2, false, false]);
  expect([await scan(id, old.text), await typed(id, old.code)]).toEqual(['reissued', 'reissued']);
  const registration = splitTicket(old.text)?.registration ?? 0;
  const as = (who: SignedIn) => ({ as: who.code, params: { id, registration } });
  expect((await refused(house.url, reissueTicket, as(other))).status).toBe(403);
  expect((await refused(house.url, reissueTicket, as(person))).status).toBe(403);
  expect((await call(house.url, reissueTicket, as(organizer))).body).toEqual({ issue: 3 });
  expect(await scan(id, own.text)).toBe('reissued');
  const latest = await ticketOf(id, person);
  // Each new ticket comes by mail: the one before may come first.
  await eventually(async () => {
    const { text } = await emailTo(house, person.user.email, 'Your new ticket: Anew');
    return text.includes(latest.code);
  });
  expect(await scan(id, latest.text)).toBe('in');
  const acts = await house.database.rows(
    z.object({ act: z.string(), actor_name: z.string() }),
    'select act, actor_name from audit_log where subject = $1',
    [`event ${id}`],
  );
  expect(acts).toEqual([{ act: 'event.reissue', actor_name: organizer.user.username }]);
});

test('who gave a place back has no ticket; coming again is a new one', async () => {
  const id = await make();
  const person = await guest(id);
  const old = await ticketOf(id, person);
  await call(house.url, cancelRegistration, { as: person.code, params: { id } });
  expect((await refused(house.url, showTicket, { as: person.code, params: { id } })).status).toBe(404);
  expect((await refused(house.url, renewTicket, { as: person.code, params: { id } })).status).toBe(404);
  expect(await scan(id, old.text)).toBe('no_place');
  await call(house.url, registerForEvent, { as: person.code, params: { id }, body: {} });
  expect(await scan(id, old.text)).toBe('reissued');
  expect(await scan(id, (await ticketOf(id, person)).text)).toBe('in');
});

test('without a place, and of a cancelled event, there is no ticket', async () => {
  const id = await make();
  const person = await guest(id);
  const [stranger] = [await makeUser(house)];
  expect((await refused(house.url, showTicket, { params: { id } })).status).toBe(401);
  expect((await refused(house.url, showTicket, { as: stranger.code, params: { id } })).status).toBe(404);
  expect((await refused(house.url, showTicket, { as: organizer.code, params: { id } })).status).toBe(404);
  await call(house.url, cancelEvent, { as: organizer.code, params: { id }, body: { reason: 'Rain' } });
  expect((await refused(house.url, showTicket, { as: person.code, params: { id } })).status).toBe(404);
});

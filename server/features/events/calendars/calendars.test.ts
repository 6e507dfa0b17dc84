import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFeed, removeFeed, showOwnFeed } from '@devorbit/contract/events/calendars.ts';
import { cancelEvent, decideEvent, editEvent, showEvent } from '@devorbit/contract/events/events.ts';
import { cancelRegistration, registerForEvent } from '@devorbit/contract/events/registrations.ts';
import { decideReport, listReports, report } from '@devorbit/contract/operations/reports.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestEvent } from '../events/_event.ts';

let house: House;
let maker: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  [maker, person] = await Promise.all([makeUser(house), makeUser(house)]);
  await house.database.run('update users set email_verified_at = now() where id = $1', [person.user.id]);
});
afterAll(() => house.close());

const get = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(address, { headers });
  return { status: answer.status, headers: answer.headers, text: (await answer.text()).replaceAll('\r\n ', '') };
};
const make = (title: string, more: object = {}) => insertTestEvent(house.database, maker.user.id, { title, ...more });

test('an event is a file, and a feed has those that are asked for; who has it already hears so', async () => {
  const id = await make('In the feed');
  await make('Not yet', { state: 'pending' });
  const file = await get(`${house.url}/api/events/${id}/calendar.ics`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(file.text).toContain('SUMMARY:In the feed');
  const feed = await get(`${house.url}/api/events/calendar.ics`);
  expect(feed.text).toContain('In the feed');
  expect(feed.text).not.toContain('Not yet');
  expect(feed.headers.get('cache-control')).toBe('public, max-age=900');
  const again = await get(`${house.url}/api/events/calendar.ics`, { 'if-none-match': feed.headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  const narrowed = async (query: string) => (await get(`${house.url}/api/events/calendar.ics?${query}`)).text;
  expect(await narrowed('type=workshop&category=AI')).toContain('In the feed');
  expect(await narrowed(`by=${maker.user.username}`)).toContain('In the feed');
  expect(await narrowed('type=webinar')).not.toContain('In the feed');
  expect(await narrowed(`by=${person.user.username}`)).not.toContain('In the feed');
});

test('a personal calendar has what one is registered for; a new address ends the old one', async () => {
  const id = await make('Mine alone', { capacity: 1 });
  const full = await make('Waiting for it', { capacity: 1 });
  await call(house.url, registerForEvent, { as: maker.code, params: { id: full }, body: {} });
  for (const event of [id, full])
    await call(house.url, registerForEvent, { as: person.code, params: { id: event }, body: {} });
  expect((await call(house.url, showOwnFeed, { as: person.code })).body.madeAt).toBeNull();
  const first = (await call(house.url, makeFeed, { as: person.code })).body.address;
  const path = (address: string) => house.url + new URL(address).pathname;
  const { text } = await get(path(first));
  expect(text).toContain('SUMMARY:Mine alone');
  expect(/SUMMARY:Waiting for it[^]*?STATUS:(\w+)/.exec(text)?.[1]).toBe('TENTATIVE');
  const second = (await call(house.url, makeFeed, { as: person.code })).body.address;
  expect([(await get(path(first))).status, (await get(path(second))).status]).toEqual([404, 200]);
  const kept = JSON.stringify((await house.database.raw('select * from calendar_feeds')).rows);
  expect(kept).not.toContain(new URL(second).pathname.split('/')[3]);
  await call(house.url, cancelEvent, { as: maker.code, params: { id }, body: { reason: 'Rain' } });
  expect(/SUMMARY:Mine alone[^]*?STATUS:(\w+)/.exec((await get(path(second))).text)?.[1]).toBe('CANCELLED');
  await call(house.url, removeFeed, { as: person.code });
  expect((await get(path(second))).status).toBe(404);
});

/** What calendars were sent about an event, in that order, once there are so many. */
const sent = async (title: string, count: number) => {
  const emails = await eventually(async () => {
    const folder = house.env.MAIL_DIR ?? '';
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted();
    const raw = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const about = raw.filter((one) => one.includes(title));
    return about.length >= count ? about : undefined;
  });
  return emails.map((raw) => {
    const method = /text\/calendar;[^]*?method=(\w+)/i.exec(raw)?.[1];
    const encoded = /text\/calendar;[^]*?base64\r?\n[^]*?\r?\n\r?\n([A-Za-z\d+/=\r\n]+)/.exec(raw)?.[1] ?? '';
    const file = Buffer.from(encoded, 'base64').toString('utf8').replaceAll('\r\n ', '');
    return { method, file: file === '' ? raw.replaceAll('\r\n ', '') : file };
  });
};

test('the email about a place invites the calendar, and its end takes it back, for the same event', async () => {
  const id = await make('By email');
  await call(house.url, registerForEvent, { as: person.code, params: { id }, body: {} });
  await call(house.url, cancelRegistration, { as: person.code, params: { id } });
  const parts = await sent('By email', 2);
  expect(parts.map(({ method }) => method).toSorted()).toEqual(['CANCEL', 'REQUEST']);
  for (const { method, file } of parts) {
    expect(file).toContain(`METHOD:${method}`);
    expect(file).toContain(`mailto:${person.user.email}`);
    expect(file).toContain('RSVP=FALSE');
  }
  const uids = parts.map(({ file }) => /UID:(\S+)/.exec(file)?.[1]);
  expect(uids[0]).toBe(uids[1]);
});

test('whatever happens to a place and its event, calendars get something newer each time', async () => {
  const title = 'Back and forth';
  const id = await make(title);
  const staff = await makeUser(house, { role: 'staff' });
  const register = () => call(house.url, registerForEvent, { as: person.code, params: { id }, body: {} });
  const decide = (decision: 'approve' | 'decline') =>
    call(house.url, decideEvent, { as: staff.code, params: { id }, body: { decision, reason: 'Not now' } });
  const steps: [method: 'REQUEST' | 'CANCEL', act: () => Promise<unknown>][] = [
    ['REQUEST', register],
    ['CANCEL', () => call(house.url, cancelRegistration, { as: person.code, params: { id } })],
    ['REQUEST', register],
    [
      'REQUEST',
      async () => {
        const { body: event } = await call(house.url, showEvent, { as: staff.code, params: { id } });
        const body = { ...event, way: 'hybrid' as const, organizerLogo: null, image: null };
        await call(house.url, editEvent, { as: staff.code, params: { id }, body });
      },
    ],
    ['CANCEL', () => decide('decline')],
    ['REQUEST', () => decide('approve')],
    [
      'CANCEL',
      async () => {
        const about = { kind: 'event', id: String(id), reason: 'spam' } as const;
        await call(house.url, report, { as: person.code, body: about });
        const { body: open } = await call(house.url, listReports, { as: staff.code });
        const found = open.find(({ kind, name }) => kind === 'event' && name === title);
        const params = { id: found?.id ?? 0 };
        await call(house.url, decideReport, { as: staff.code, params, body: { decision: 'hide', note: '' } });
      },
    ],
  ];
  const seen: { method: string | undefined; sequence: number; stamp: string }[] = [];
  const uids = new Set<string | undefined>();
  for (const [place, [, act]] of steps.entries()) {
    await act();
    const all = await sent(title, place + 1);
    const fresh = all.filter(({ file }) => !seen.some((one) => file.includes(`SEQUENCE:${one.sequence}\r`)));
    for (const { method, file } of fresh) {
      uids.add(/UID:(\S+)/.exec(file)?.[1]);
      const stamp = /DTSTAMP:(\S+)/.exec(file)?.[1] ?? '';
      seen.push({ method, sequence: Number(/SEQUENCE:(\d+)/.exec(file)?.[1]), stamp });
    }
    // A sequence that was there before would be no fresh one.
    expect(seen).toHaveLength(place + 1);
  }
  expect(seen.map(({ method }) => method)).toEqual(steps.map(([method]) => method));
  expect(uids.size).toBe(1);
  const numbers = seen.map(({ sequence }) => sequence);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  const stamps = seen.map(({ stamp }) => stamp);
  expect(stamps).toEqual(stamps.toSorted());
  // A calendar that is subscribed to is not behind the emails.
  const other = await make('Also in the feed');
  for (const act of [registerForEvent, cancelRegistration, registerForEvent] as const)
    await (act === cancelRegistration
      ? call(house.url, cancelRegistration, { as: person.code, params: { id: other } })
      : call(house.url, registerForEvent, { as: person.code, params: { id: other }, body: {} }));
  const { address } = (await call(house.url, makeFeed, { as: person.code })).body;
  const feed = (await get(house.url + new URL(address).pathname)).text;
  expect(/SEQUENCE:(\d+)[^]*?SUMMARY:Also in the feed/.exec(feed.slice(feed.lastIndexOf('BEGIN:VEVENT')))?.[1]).toBe(
    '2',
  );
});

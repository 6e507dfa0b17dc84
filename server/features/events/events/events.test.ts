import { readFileSync } from 'node:fs';
import { showFeed } from '@devorbit/contract/events/calendars.ts';
import { addToCrew, removeFromCrew } from '@devorbit/contract/events/crew.ts';
import {
  createEvent,
  decideEvent,
  deleteEvent,
  editEvent,
  type EventDetail,
  joinMarks,
  listEvents,
  listMonth,
  listPending,
  markEvent,
  showEvent,
} from '@devorbit/contract/events/events.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { decideReport, listReports, report as fileReport } from '@devorbit/contract/operations/reports.ts';
import { searchSite } from '@devorbit/contract/site/search.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signAddress } from '../../../platform/http/signed-address.ts';
import { findSitemap } from '../../site/findability/commands/find-sitemap.ts';
import { form } from './_access.ts';
import { insertTestEvent } from './_event.ts';
import { heads } from './head.ts';
import { dateText, statusOf } from './present.ts';

let house: House;
let member: SignedIn;
let other: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  [member, other, staff] = await Promise.all([makeUser(house), makeUser(house), makeUser(house, { role: 'staff' })]);
});
afterAll(() => house.close());

const sponsor = { tier: 'gold', name: 'Kestrel', url: 'https://example.org/a', logo: null };
const create = async (as: SignedIn, more: object = {}): Promise<EventDetail> =>
  (await call(house.url, createEvent, { as: as.code, body: { ...form, ...more } })).body;
const show = async (id: number, as?: SignedIn) =>
  (await call(house.url, showEvent, { params: { id }, ...(as ? { as: as.code } : {}) })).body;
const edit = (as: SignedIn, event: EventDetail, more: object) => ({
  as: as.code,
  params: { id: event.id },
  body: { ...form, ...event, organizerLogo: null, image: null, ...more },
});
const titles = async (query: object, as?: SignedIn) =>
  (await call(house.url, listEvents, { query: query as never, ...(as ? { as: as.code } : {}) })).body.map(
    ({ title }) => title,
  );
const newsOf = async ({ code }: SignedIn) =>
  (await call(house.url, listNotifications, { as: code, query: {} })).body.notifications;

test.each([
  ['2026-03-14', '2026-03-16', 'Mar 14-16, 2026'],
  ['2026-03-30', '2026-04-02', 'Mar 30-Apr 2, 2026'],
  ['2026-03-14', '2026-03-14', 'Mar 14, 2026'],
  ['2026-12-30', '2027-01-02', 'Dec 30, 2026-Jan 2, 2027'],
])('%s to %s is %s', (start, end, text) => expect(dateText(start, end)).toBe(text));

test('the state of an event is that of its moments, wherever it is', () => {
  const event = { starts_at: '2026-03-14T04:30:00Z', ends_at: '2026-03-14T12:30:00Z', cancelled_at: null };
  const at = (moment: string) => statusOf(event, new Date(moment));
  expect([at('2026-03-14T04:29:59Z'), at('2026-03-14T04:30:00Z'), at('2026-03-14T12:29:59Z')]).toEqual([
    'upcoming',
    'live',
    'live',
  ]);
  expect(at('2026-03-14T12:30:00Z')).toBe('ended');
  expect(statusOf({ ...event, cancelled_at: '2026-03-01T00:00:00Z' }, new Date('2026-03-14T05:00:00Z'))).toBe(
    'cancelled',
  );
});

describe('what a form means', () => {
  test('a member’s event waits for approval whatever is sent; staff’s does not', async () => {
    const more = { isApproved: true, isFeatured: true, registered: 99, createdBy: 'somebody', status: 'live', id: 7 };
    const mine = await create(member, more);
    expect(mine).toMatchObject({
      isApproved: false,
      isFeatured: false,
      registered: 0,
      createdBy: member.user.username,
      status: 'upcoming',
      state: 'pending',
      date: 'Mar 14-16, 2027',
      timeZone: 'Asia/Kolkata',
      startsAt: '2027-03-14T04:30:00.000Z',
      endsAt: '2027-03-16T12:30:00.000Z',
      capacity: 0,
      price: 0,
      socialLinks: { website: '', twitter: '', linkedin: '', discord: '' },
    });
    expect(await create(staff, more)).toMatchObject({ isApproved: true, isFeatured: true, registered: 0 });
    expect((await newsOf(staff)).map(({ title }) => title)).toContain(
      'An event is waiting for your approval: Ship it in a weekend',
    );
  });

  test.each(['title', 'type', 'category', 'location', 'startDate', 'endDate', 'time', 'description', 'organizer'])(
    '%s is required',
    async (name) => {
      const { [name as 'title']: _, ...rest } = form;
      const answer = await refused(house.url, createEvent, { as: member.code, body: rest as never });
      expect(answer.status).toBe(400);
    },
  );

  test.each([
    ['an end before the start', { endDate: '2027-03-13' }, 'The end must be after the start'],
    ['an end at the start', { endDate: '2027-03-14', startTime: '10:00', endTime: '10:00' }, 'The end must be after'],
    ['61 days', { endDate: '2027-05-14' }, 'An event lasts at most 60 days'],
    ['a day that is none', { startDate: '2027-02-30' }, 'Choose a date'],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'Unknown time zone'],
    ['a fixed offset', { timeZone: '+05:30' }, 'Unknown time zone'],
    ['a short name of a zone', { timeZone: 'EST' }, 'Unknown time zone'],
    ['places below none', { capacity: -1 }, ''],
    ['half a place', { capacity: 1.5 }, 'Must be a whole number'],
    ['a price below nothing', { price: -1 }, ''],
    ['a script as a link', { socialLinks: { website: 'javascript:alert(1)' } }, 'Must be an http or https address'],
    ['a script as the way in', { onlineUrl: 'javascript:alert(1)' }, 'Must be an http or https address'],
    ['a title of a megabyte', { title: 'x'.repeat(1_000_000) }, 'Must be at most 120 characters'],
    ['a picture that was never sent', { image: 'a'.repeat(64) }, 'Upload the picture again'],
    [
      'a sponsor’s logo that was never sent',
      { sponsors: [{ ...sponsor, logo: 'a'.repeat(64) }] },
      'Upload the picture',
    ],
    ['a sponsor at an http address', { sponsors: [{ ...sponsor, url: 'http://example.org' }] }, 'starts with https'],
    ['a sponsor without a name', { sponsors: [{ ...sponsor, name: ' ' }] }, 'Name is required'],
    ['a tier that is none', { sponsors: [{ ...sponsor, tier: 'platinum' }] }, 'Choose a tier'],
    ['41 sponsors', { sponsors: Array.from({ length: 41 }, () => sponsor) }, 'At most 40 sponsors'],
    ['a choice without choices', { questions: [{ id: 'a', text: 'Which?', kind: 'choice' }] }, 'Give at least two'],
    [
      'sixteen questions',
      { questions: Array.from({ length: 16 }, (_, at) => ({ id: `q${at}`, text: 'Why?', kind: 'text' })) },
      '',
    ],
  ])('%s is refused', async (_, more, says) => {
    const answer = await refused(house.url, createEvent, { as: member.code, body: { ...form, ...more } as never });
    expect([400, 413]).toContain(answer.status);
    expect(JSON.stringify(answer.body)).toContain(says);
  });

  test.each([
    ['Europe/Berlin', '2027-03-28', '02:30', null],
    ['Europe/Berlin', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    // Twice that night: the first is meant.
    ['Europe/Berlin', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
    ['America/New_York', '2027-03-14', '02:30', null],
    ['America/New_York', '2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
    ['Australia/Lord_Howe', '2027-04-04', '01:45', '2027-04-03T14:45:00.000Z'],
    ['Asia/Kolkata', '2027-03-28', '02:30', '2027-03-27T21:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-03-28', '09:00', '2027-03-27T19:00:00.000Z'],
    ['Pacific/Pago_Pago', '2027-03-28', '09:00', '2027-03-28T20:00:00.000Z'],
  ])('in %s %s %s is %s', async (timeZone, day, startTime, startsAt) => {
    const body = { ...form, timeZone, startDate: day, startTime, endDate: day, endTime: '22:00' };
    if (startsAt === null) {
      const answer = await refused(house.url, createEvent, { as: member.code, body });
      expect([answer.status, answer.body['error']]).toEqual([
        400,
        'The clocks go forward then, so this time doesn’t exist there. Choose another one.',
      ]);
    } else expect(await create(member, body)).toMatchObject({ startsAt, startDate: day, startTime });
  });
});

describe('approval', () => {
  test('an approved event is there for all and its maker is told; a declined one with the reason', async () => {
    const event = await create(member, { title: 'Approve me' });
    const decide = (decision: 'approve' | 'decline', reason = '') => ({
      as: staff.code,
      params: { id: event.id },
      body: { decision, reason },
    });
    expect((await call(house.url, listPending, { as: staff.code })).body.map(({ id }) => id)).toContain(event.id);
    expect((await refused(house.url, decideEvent, { ...decide('approve'), as: member.code })).status).toBe(403);
    expect((await refused(house.url, decideEvent, decide('decline'))).status).toBe(400);
    await call(house.url, decideEvent, decide('decline', 'Say where it is'));
    expect(await show(event.id, member)).toMatchObject({ state: 'declined', reason: 'Say where it is' });
    expect(await newsOf(member)).toContainEqual(
      expect.objectContaining({ title: 'Your event was not approved: Approve me', body: 'Say where it is' }),
    );
    expect((await call(house.url, decideEvent, decide('approve'))).body).toMatchObject({
      isApproved: true,
      reason: '',
    });
    expect((await refused(house.url, decideEvent, decide('approve'))).status).toBe(409);
    expect((await newsOf(member)).map(({ title }) => title)).toContain('Your event is approved: Approve me');
    expect((await show(event.id)).title).toBe('Approve me');
  });

  test.each([
    ['title', { title: 'Another title' }, 'pending'],
    ['dates', { endDate: '2027-03-15' }, 'pending'],
    ['zone', { timeZone: 'Europe/Berlin' }, 'pending'],
    ['place', { location: 'Mumbai' }, 'pending'],
    ['price', { price: 100 }, 'pending'],
    ['capacity', { capacity: 10 }, 'pending'],
    ['description', { description: 'Something else entirely' }, 'pending'],
    ['tags', { tags: ['more'] }, 'approved'],
    ['schedule', { schedule: [{ time: '10:00', title: 'Hello' }] }, 'approved'],
  ])('a new %s by its maker leaves it %s', async (_, more, state) => {
    const event = await create(member);
    await call(house.url, decideEvent, { as: staff.code, params: { id: event.id }, body: { decision: 'approve' } });
    const before = await show(event.id, member);
    expect((await call(house.url, editEvent, edit(member, before, more))).body.state).toBe(state);
  });

  test('a change by staff keeps the approval; two editors do not overwrite each other', async () => {
    const event = await create(staff);
    const { body } = await call(house.url, editEvent, edit(staff, event, { title: 'By staff' }));
    expect(body).toMatchObject({ title: 'By staff', isApproved: true, revision: 2 });
    expect((await refused(house.url, editEvent, edit(staff, event, { title: 'Late' }))).status).toBe(409);
    expect((await refused(house.url, editEvent, edit(other, body, { title: 'Not mine' }))).status).toBe(403);
  });

  test('only staff feature an event', async () => {
    const event = await create(member);
    const { body } = await call(house.url, editEvent, edit(member, event, { isFeatured: true }));
    expect(body.isFeatured).toBe(false);
  });

  test('a number is never given twice', async () => {
    const event = await create(member);
    await call(house.url, deleteEvent, { as: member.code, params: { id: event.id } });
    expect((await create(member)).id).toBeGreaterThan(event.id);
    expect((await refused(house.url, showEvent, { as: member.code, params: { id: event.id } })).status).toBe(404);
  });
});

test('nothing that is not approved leaks by any door', async () => {
  const word = 'Xylophonics';
  for (const state of ['pending', 'declined'] as const)
    await insertTestEvent(house.database, member.user.id, { state, title: `${word} ${state}` });
  const ids = (await call(house.url, listEvents, { as: member.code, query: { mine: 'created' } })).body
    .filter(({ title }) => title.startsWith(word))
    .map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const month = new Date(Date.now() + 240 * 3_600_000).toISOString().slice(0, 7);
  for (const as of [undefined, other]) {
    const who = as === undefined ? {} : { as: as.code };
    const doors = await Promise.all([
      call(house.url, listEvents, { ...who, query: { search: word } }),
      call(house.url, listEvents, { ...who, query: { by: member.user.username } }),
      call(house.url, listEvents, { ...who, query: { mine: 'created', search: word } }),
      call(house.url, listMonth, { ...who, query: { month } }),
      call(house.url, searchSite, { ...who, query: { q: word } }),
    ]);
    expect(JSON.stringify(doors.map(({ body }) => body))).not.toContain(`${word} `);
  }
  const feed = await (await fetch(house.url + showFeed.path)).text();
  expect(feed).not.toContain(word);
  for (const id of ids) {
    expect(await findSitemap({ database: house.database, origin: () => '', pages: [] }, 'sitemap')).not.toContain(
      `/events-hackathons/${id}<`,
    );
    await expect(heads[0]?.describe({ ...house, env: house.env } as never, { id: String(id) })).rejects.toThrow(
      'Event not found',
    );
    for (const path of [`/api/events/${id}/`, `/api/events/${id}/calendar.ics`])
      expect((await fetch(house.url + path)).status).toBe(404);
    const as = { as: other.code, params: { id } };
    expect((await refused(house.url, showEvent, as)).status).toBe(404);
    expect((await refused(house.url, markEvent, { ...as, body: { saved: true } })).status).toBe(404);
    const told = { kind: 'event', id: String(id), reason: 'spam' } as const;
    expect((await refused(house.url, fileReport, { as: other.code, body: told })).status).toBe(404);
    expect(
      (await call(house.url, joinMarks, { as: other.code, body: { interested: [id], saved: [id] } })).body.joined,
    ).toBe(0);
  }
});

describe('the list', () => {
  const by = () => ({ by: maker.user.username });
  let maker: SignedIn;
  beforeAll(async () => {
    maker = await makeUser(house);
    const make = async (title: string, starts: number, more: string, capacity = 0, taken = 0) => {
      const id = await insertTestEvent(house.database, maker.user.id, { title, starts, capacity });
      await house.database.run(`update events set ${more} where id = $1`, [id]);
      await house.database.run('update event_places set taken = $2 where event_id = $1', [id, taken]);
    };
    await make('Past one', -100, `type = 'webinar'`);
    await make('Older one', -300, `type = 'webinar'`);
    await make('Live one', -2, `category = 'Cloud'`, 10, 5);
    await make('Soon one', 3, `tags = '{Rust, 100%}'`, 10, 9);
    await make('Far one', 24 * 80, `category = 'UI/UX'`, 0, 50);
  });

  test('has what goes on or is to come first, then the past, the latest on top', async () => {
    expect(await titles(by())).toEqual(['Live one', 'Soon one', 'Far one', 'Past one', 'Older one']);
  });
  test('by popularity has the fullest first; without a limit none is full', async () => {
    expect(await titles({ ...by(), sort: 'popularity', date: 'upcoming' })).toEqual([
      'Soon one',
      'Live one',
      'Far one',
    ]);
  });
  test('combines its filters', async () => {
    expect(await titles({ ...by(), type: 'webinar' })).toEqual(['Past one', 'Older one']);
    expect(await titles({ ...by(), categories: 'Cloud,UI/UX' })).toEqual(['Live one', 'Far one']);
    expect(await titles({ ...by(), categories: 'Cloud,UI/UX', search: 'FAR' })).toEqual(['Far one']);
    expect(await titles({ ...by(), type: 'webinar', search: 'far' })).toEqual([]);
    expect(await titles({ ...by(), date: 'past' })).toEqual(['Past one', 'Older one']);
  });
  test('searches titles, descriptions and tags, whatever the case, and takes signs as they are', async () => {
    expect(await titles({ ...by(), search: 'rUST' })).toEqual(['Soon one']);
    expect(await titles({ ...by(), search: '100%' })).toEqual(['Soon one']);
    expect(await titles({ ...by(), search: '_' })).toEqual([]);
    expect((await titles({ ...by(), search: 'TALKS AND' })).length).toBe(5);
  });
  test('a live event is not hidden by Upcoming, nor by this week and month', async () => {
    for (const date of ['upcoming', 'this-week', 'this-month'])
      expect(await titles({ ...by(), date })).toContain('Live one');
    expect(await titles({ ...by(), date: 'this-month' })).not.toContain('Far one');
  });
  test('refuses what no filter means', async () => {
    for (const query of [
      'type=party',
      'categories=AI,Nothing',
      'date=someday',
      'sort=random',
      'timeZone=Mars',
      'page=0',
    ])
      expect((await fetch(`${house.url}/api/events/?${query}`)).status).toBe(400);
  });
});

test('hearts count in public, bookmarks do not; a guest’s join the account', async () => {
  const { id } = await create(staff, { title: 'Marked' });
  const mark = (as: SignedIn, body: object) => call(house.url, markEvent, { as: as.code, params: { id }, body });
  await mark(member, { interested: true, saved: true });
  await mark(member, { interested: true });
  expect((await mark(other, { interested: true })).body).toEqual({ interested: 2, isInterested: true, isSaved: false });
  expect(await show(id)).toMatchObject({ interested: 2, isInterested: false, isSaved: false });
  expect(await titles({ mine: 'saved' }, member)).toEqual(['Marked']);
  expect(await titles({ mine: 'saved' }, other)).toEqual([]);
  await mark(member, { interested: false });
  expect((await show(id)).interested).toBe(1);
  const guest = await makeUser(house);
  const joined = await call(house.url, joinMarks, {
    as: guest.code,
    body: { interested: [id, 2_000_000], saved: [id] },
  });
  expect(joined.body.joined).toBe(2);
  expect(await titles({ mine: 'interested' }, guest)).toEqual(['Marked']);
});

test('a picture is drawn anew, is seen by nobody before the approval, and cannot be another’s', async () => {
  const file = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#345' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();
  const send = (as: SignedIn, kind: string, bytes: Buffer) => {
    const body = new FormData();
    body.set('kind', kind);
    body.set('picture', new Blob([new Uint8Array(bytes)]), 'a.jpg');
    return fetch(`${house.url}/api/events/pictures/`, { method: 'POST', headers: { 'x-session-code': as.code }, body });
  };
  const answer = await send(member, 'image', file);
  expect(answer.status).toBe(201);
  const { digest, address } = (await answer.json()) as { digest: string; address: string };
  const shown = await fetch(house.url + address);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 675 });
  expect(bytes.includes('Somebody')).toBe(false);
  const bare = `${house.url}/api/events/pictures/${digest}`;
  expect((await fetch(bare)).status).toBe(404);
  expect((await fetch(`${bare}?for=1.2.3`)).status).toBe(403);
  expect((await refused(house.url, createEvent, { as: other.code, body: { ...form, image: digest } })).status).toBe(
    400,
  );
  const event = await create(member, { image: digest });
  expect(event.image).toContain('?for=');
  expect((await fetch(bare)).status).toBe(404);
  await call(house.url, decideEvent, { as: staff.code, params: { id: event.id }, body: { decision: 'approve' } });
  expect((await show(event.id)).image).toBe(`/api/events/pictures/${digest}`);
  expect((await fetch(bare)).status).toBe(200);
  expect((await send(member, 'image', readFileSync(import.meta.filename))).status).toBe(400);
  expect((await send(member, 'portrait', file)).status).toBe(400);
});

test('an address of a picture is good while its holder may see it', async () => {
  const [maker, helper, stranger] = [await makeUser(house), await makeUser(house), await makeUser(house)];
  const file = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#543' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('kind', 'image');
  body.set('picture', new Blob([new Uint8Array(file)]), 'a.png');
  const headers = { 'x-session-code': maker.code };
  const answer = await fetch(`${house.url}/api/events/pictures/`, { method: 'POST', headers, body });
  const { digest } = (await answer.json()) as { digest: string };
  const { id } = await create(maker, { image: digest });
  const path = `/api/events/pictures/${digest}`;
  /** Signed as the server signs, also for whom it would give none. */
  const asked = async ({ user }: SignedIn) =>
    (await fetch(house.url + signAddress(house.env.SECRET, path, user.id, new Date()))).status;
  const { username } = helper.user;
  await call(house.url, addToCrew, { as: maker.code, params: { id }, body: { username, role: 'reviewer' } });
  expect([await asked(maker), await asked(helper), await asked(staff), await asked(stranger)]).toEqual([
    200, 200, 200, 404,
  ]);
  await call(house.url, removeFromCrew, { as: maker.code, params: { id, username } });
  expect(await asked(helper)).toBe(404);
  await house.database.run('delete from event_pictures where digest = $1', [digest]);
  expect(await asked(maker)).toBe(200);
  await house.database.run("update users set suspended_at = now(), suspended_reason = 'Spam' where id = $1", [
    maker.user.id,
  ]);
  expect(await asked(maker)).toBe(404);
});

test('sponsors stand by tier in the organizer’s order; a logo keeps its proportions, and a new one is looked at again', async () => {
  const file = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  const send = async (as: SignedIn) => {
    const body = new FormData();
    body.set('kind', 'sponsor');
    body.set('picture', new Blob([new Uint8Array(file)]), 'a.png');
    const headers = { 'x-session-code': as.code };
    const answer = await fetch(`${house.url}/api/events/pictures/`, { method: 'POST', headers, body });
    return (await answer.json()) as { digest: string; address: string };
  };
  const { digest } = await send(member);
  const sponsors = [
    { tier: 'partner', name: 'Hall', url: '', logo: null },
    { tier: 'gold', name: 'Second gold', url: 'https://example.org/2', logo: digest },
    { tier: 'bronze', name: 'Bronze', url: 'https://example.org/3', logo: null },
    { tier: 'gold', name: 'First by name', url: 'https://example.org/1', logo: null },
  ];
  expect((await refused(house.url, createEvent, { as: other.code, body: { ...form, sponsors } as never })).status).toBe(
    400,
  );
  const event = await create(member, { sponsors });
  expect(event.sponsors.map(({ name }) => name)).toEqual(['Second gold', 'First by name', 'Bronze', 'Hall']);
  const bare = `${house.url}/api/events/pictures/${digest}`;
  expect((await fetch(bare)).status).toBe(404);
  await call(house.url, decideEvent, { as: staff.code, params: { id: event.id }, body: { decision: 'approve' } });
  const seen = await show(event.id);
  expect(seen.sponsors[0]).toEqual({
    tier: 'gold',
    name: 'Second gold',
    url: 'https://example.org/2',
    picture: `/api/events/pictures/${digest}`,
    logo: null,
  });
  const shown = await fetch(bare);
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 400, height: 133 });
  const { body: renamed } = await call(
    house.url,
    editEvent,
    edit(member, await show(event.id, member), { sponsors: sponsors.slice(1, 2) }),
  );
  expect([renamed.state, renamed.sponsors.length]).toEqual(['approved', 1]);
  await house.database.run('delete from event_pictures');
  const kept = await call(house.url, editEvent, edit(member, renamed, {}));
  expect([kept.body.state, kept.body.sponsors[0]?.logo]).toEqual(['approved', digest]);
  const image = await send(member);
  expect(image.digest).toBe(digest);
  const { body: again } = await call(house.url, editEvent, edit(member, kept.body, { sponsors: [] }));
  const back = await call(house.url, editEvent, edit(member, again, { sponsors: sponsors.slice(1, 2) }));
  expect(back.body.state).toBe('pending');
});

test('who reports an event has it taken out of sight by the moderators’ decision', async () => {
  const event = await create(member, { title: 'Reported one' });
  await call(house.url, decideEvent, { as: staff.code, params: { id: event.id }, body: { decision: 'approve' } });
  const told = { kind: 'event', id: String(event.id), reason: 'spam' } as const;
  expect((await call(house.url, fileReport, { as: other.code, body: told })).status).toBe(201);
  const { reportableEvent } = await import('./reportable.ts');
  const found = await reportableEvent.find(house.database, other.user as never, String(event.id));
  expect(found).toMatchObject({ subject_name: 'Reported one', owner_id: member.user.id });
  const { body: open } = await call(house.url, listReports, { as: staff.code });
  const params = { id: open.find(({ name }) => name === 'Reported one')?.id ?? 0 };
  await call(house.url, decideReport, { as: staff.code, params, body: { decision: 'hide', note: '' } });
  expect((await refused(house.url, showEvent, { params: { id: event.id } })).status).toBe(404);
  expect(await reportableEvent.find(house.database, other.user as never, 'x; drop table events')).toBeNull();
});

test('an approved event says what it is to search engines, and stands in the sitemap', async () => {
  const event = await create(staff, { title: 'For <b>engines</b>', capacity: 20, price: 99 });
  const said = await heads[0]?.describe({ ...house } as never, { id: String(event.id) });
  expect(said).toMatchObject({
    found: true,
    words: {
      title: 'For <b>engines</b> · DevOrbit',
      data: [
        {
          '@type': 'Event',
          startDate: event.startsAt,
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          offers: { price: 99, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
        },
      ],
    },
  });
  expect(JSON.stringify(said)).toContain('<h1>For &lt;b&gt;engines&lt;/b&gt;</h1>');
  const map = await findSitemap({ database: house.database, origin: () => '', pages: [] }, 'sitemap');
  expect(map).toContain(`/events-hackathons/${event.id}<`);
});

test('an event is found while it is approved', async () => {
  const event = await create(staff, { title: 'Quizzical Gathering' });
  const found = async () =>
    (await call(house.url, searchSite, { query: { q: 'quizzical gathering', kind: 'event' } })).body.results.map(
      ({ link }) => link,
    );
  expect(await found()).toEqual([`/events-hackathons/${event.id}`]);
  await house.database.run('update events set cancelled_at = now() where id = $1', [event.id]);
  expect(await found()).toEqual([]);
});

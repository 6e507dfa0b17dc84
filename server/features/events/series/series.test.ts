import { addToCrew, listCrew } from '@devorbit/contract/events/crew.ts';
import {
  cancelEvent,
  createEvent,
  decideEvent,
  editEvent,
  type EventDetail,
  showEvent,
} from '@devorbit/contract/events/events.ts';
import { registerForEvent } from '@devorbit/contract/events/registrations.ts';
import { cancelSeries, editSeries, makeSeries, type Series, showSeries } from '@devorbit/contract/events/series.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form } from '../events/_access.ts';

let house: House;
let staff: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  [staff, member] = await Promise.all([makeUser(house, { role: 'staff' }), makeUser(house)]);
});
afterAll(() => house.close());

const create = async (more: object = {}, as = staff): Promise<EventDetail> =>
  (
    await call(house.url, createEvent, {
      as: as.code,
      body: { ...form, type: 'workshop', startDate: '2027-10-17', endDate: '2027-10-17', ...more } as never,
    })
  ).body;
const repeat = async (id: number, body: object = { every: 'week', count: 4 }, as = staff): Promise<Series> =>
  (await call(house.url, makeSeries, { as: as.code, params: { id }, body: body as never })).body;
const show = async (id: number, as?: SignedIn): Promise<EventDetail> =>
  (await call(house.url, showEvent, { params: { id }, ...(as ? { as: as.code } : {}) })).body;
const datesOf = async (id: number, as?: SignedIn) =>
  (await call(house.url, showSeries, { params: { id }, ...(as ? { as: as.code } : {}) })).body.dates;
const said = async (answer: ReturnType<typeof refused>): Promise<string> => {
  const { status, body } = await answer;
  return `${status} ${JSON.stringify(body)}`;
};

test.each([
  // The clocks go back on 31 October 2027 in Europe, on 7 November in America.
  ['Europe/Berlin', '2027-10-17', ['08:00', '08:00', '09:00', '09:00', '09:00']],
  ['America/New_York', '2027-10-24', ['14:00', '14:00', '15:00', '15:00', '15:00']],
  // They go forward on 28 March, and on 14 March.
  ['Europe/Berlin', '2027-03-14', ['09:00', '09:00', '08:00', '08:00', '08:00']],
  ['America/New_York', '2027-02-28', ['15:00', '15:00', '14:00', '14:00', '14:00']],
])('in %s from %s the time on the wall stays as the clocks change', async (timeZone, startDate, hours) => {
  const event = await create({ timeZone, startDate, endDate: startDate, startTime: '10:00', endTime: '12:30' });
  const { dates } = await repeat(event.id, { every: 'week', count: 5 });
  expect(dates.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(hours);
  for (const { id } of dates)
    expect(await show(id)).toMatchObject({ startTime: '10:00', endTime: '12:30', timeZone, repeats: true });
});

test('an hour that the clocks skip on one of the dates: nothing is made', async () => {
  const event = await create({
    timeZone: 'Europe/Berlin',
    startDate: '2027-03-21',
    endDate: '2027-03-21',
    startTime: '02:30',
    endTime: '05:00',
  });
  const input = { as: staff.code, params: { id: event.id }, body: { every: 'week' as const, count: 3 } };
  expect(await said(refused(house.url, makeSeries, input))).toMatch(/^400 .*On Mar 28, 2027 the clocks/);
  expect((await show(event.id)).repeats).toBe(false);
});

test('each date is an event of its own: its places, its registration, its questions and helpers', async () => {
  const event = await create({
    capacity: 1,
    startDate: '2027-10-30',
    endDate: '2027-10-31',
    registrationOpens: '2026-01-01T09:00',
    registrationCloses: '2027-10-29T18:00',
    questions: [{ id: 'why', text: 'Why?', kind: 'text' }],
    sponsors: [{ tier: 'gold', name: 'Kestrel', url: 'https://example.org' }],
  });
  const helper = await makeUser(house);
  await call(house.url, addToCrew, {
    as: staff.code,
    params: { id: event.id },
    body: { username: helper.user.username, role: 'check_in' },
  });
  const { every, dates } = await repeat(event.id, { every: 'month', count: 3 });
  expect([every, dates.map(({ date }) => date)]).toEqual([
    'month',
    ['Oct 30-31, 2027', 'Nov 27-28, 2027', 'Dec 25-26, 2027'],
  ]);
  const [first = 0, second = 0] = dates.map(({ id }) => id);
  expect(await show(second)).toMatchObject({
    capacity: 1,
    registrationCloses: '2027-11-26T18:00',
    questions: [{ id: 'why' }],
    sponsors: [{ name: 'Kestrel' }],
    state: 'approved',
  });
  const crew = await call(house.url, listCrew, { as: staff.code, params: { id: second } });
  expect(crew.body.crew).toMatchObject([{ username: helper.user.username, role: 'check_in' }]);
  for (const id of [first, second])
    await call(house.url, registerForEvent, { as: member.code, params: { id }, body: { seats: 1 } });
  expect([(await show(first)).registered, (await show(second)).registered]).toEqual([1, 1]);
});

test('a member’s dates wait for approval, each by itself, and staff are told once', async () => {
  const event = await create({ title: 'Weekly code' }, member);
  await call(house.url, decideEvent, { as: staff.code, params: { id: event.id }, body: { decision: 'approve' } });
  await repeat(event.id, { every: 'two_weeks', count: 3 }, member);
  expect((await datesOf(event.id)).map(({ state }) => state)).toEqual(['approved']);
  const own = await datesOf(event.id, member);
  expect(own.map(({ state }) => state)).toEqual(['approved', 'pending', 'pending']);
  const { body } = await call(house.url, listNotifications, { as: staff.code });
  const told = body.notifications.filter(({ title }) => title.includes('Weekly code'));
  expect(told.map(({ title }) => title)).toEqual([
    'An event is waiting for your approval: Weekly code (2 dates)',
    'An event is waiting for your approval: Weekly code',
  ]);
  await call(house.url, decideEvent, {
    as: staff.code,
    params: { id: own[2]?.id ?? 0 },
    body: { decision: 'approve' },
  });
  expect(await datesOf(event.id)).toHaveLength(2);
});

const changeOf = ({ title, location, description, longDescription, revision }: EventDetail) => ({
  title,
  location,
  description,
  longDescription,
  startTime: '19:00',
  endTime: '21:00',
  time: '7 PM',
  revision,
});

test('this one and all later ones change together; one alone by its form; days stay', async () => {
  const event = await create({ timeZone: 'Europe/Berlin', startTime: '10:00', endTime: '12:00' });
  const ids = (await repeat(event.id)).dates.map(({ id }) => id);
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  await call(house.url, registerForEvent, { as: member.code, params: { id: fourth }, body: { seats: 1 } });
  // One alone.
  const third1 = await show(third, staff);
  await call(house.url, editEvent, {
    as: staff.code,
    params: { id: third },
    body: { ...third1, organizerLogo: null, image: null, startDate: '2027-11-01', endDate: '2027-11-01' },
  });
  const { body } = await call(house.url, editSeries, {
    as: staff.code,
    params: { id: second },
    body: { ...changeOf(await show(second)), title: 'Evenings' },
  });
  expect(body.changed).toBe(3);
  const after = await Promise.all(ids.map((id) => show(id)));
  expect(after.map((one) => [one.title, one.startDate, one.startTime])).toEqual([
    ['Ship it in a weekend', '2027-10-17', '10:00'],
    ['Evenings', '2027-10-24', '19:00'],
    ['Evenings', '2027-11-01', '19:00'],
    ['Evenings', '2027-11-07', '19:00'],
  ]);
  await eventually(async () => {
    const { body: news } = await call(house.url, listNotifications, { as: member.code });
    return news.notifications.some(({ title }) => title.includes('Evenings'));
  });
  // An edit that began from an older revision changes none of them.
  const stale = { ...changeOf(await show(first)), title: 'Nights', revision: 99 };
  expect(await said(refused(house.url, editSeries, { as: staff.code, params: { id: first }, body: stale }))).toMatch(
    /^409 .*Reload it/,
  );
  const wrong = { ...changeOf(await show(first)), endTime: '18:00' };
  expect(await said(refused(house.url, editSeries, { as: staff.code, params: { id: first }, body: wrong }))).toMatch(
    /^400 .*end must be after/,
  );
  expect((await Promise.all(ids.map((id) => show(id)))).map(({ title }) => title)).not.toContain('Nights');
});

test('a material change of later dates by a member waits for approval, as that of one does', async () => {
  const event = await create({ title: 'Own weeks' }, member);
  const ids = (await repeat(event.id, { every: 'week', count: 3 }, member)).dates.map(({ id }) => id);
  for (const id of ids)
    await call(house.url, decideEvent, { as: staff.code, params: { id }, body: { decision: 'approve' } });
  const [, second = 0] = ids;
  await call(house.url, editSeries, {
    as: member.code,
    params: { id: second },
    body: changeOf(await show(second, member)),
  });
  expect((await datesOf(event.id, member)).map(({ state }) => state)).toEqual(['approved', 'pending', 'pending']);
});

test('this one and all later ones are cancelled, and who is registered is told; one that was before stays so', async () => {
  const event = await create({ title: 'Called off' });
  const ids = (await repeat(event.id)).dates.map(({ id }) => id);
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  const guest = await makeUser(house);
  await call(house.url, registerForEvent, { as: guest.code, params: { id: fourth }, body: { seats: 1 } });
  await call(house.url, cancelEvent, { as: staff.code, params: { id: third }, body: { reason: 'Only this one' } });
  const { body } = await call(house.url, cancelSeries, {
    as: staff.code,
    params: { id: second },
    body: { reason: 'The hall closed' },
  });
  expect(body.cancelled).toBe(2);
  expect((await datesOf(first)).map(({ status }) => status)).toEqual([
    'upcoming',
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
  expect((await show(third)).reason).toBe('Only this one');
  await eventually(async () => {
    const { body: news } = await call(house.url, listNotifications, { as: guest.code });
    return news.notifications.some(({ title }) => title.includes('Called off'));
  });
  const again = { as: staff.code, params: { id: second }, body: { reason: 'Again' } };
  expect(await said(refused(house.url, cancelSeries, again))).toMatch(/^409 .*cancelled/);
});

test('who may not, and what is none', async () => {
  const event = await create();
  const params = { id: event.id };
  const week = { every: 'week' as const, count: 2 };
  const stranger = await makeUser(house);
  expect(await said(refused(house.url, showSeries, { params }))).toMatch(/^404 .*repeat/);
  expect(await said(refused(house.url, makeSeries, { as: stranger.code, params, body: week }))).toMatch(/^403 /);
  for (const body of [
    { every: 'week' },
    { every: 'week', count: 1 },
    { every: 'week', count: 53 },
    { every: 'day', count: 3 },
    { every: 'week', count: 3, until: '2027-12-01' },
    { every: 'week', until: '2127-12-01' },
    { every: 'week', until: '2027-10-18' },
  ])
    expect(await said(refused(house.url, makeSeries, { as: staff.code, params, body: body as never }))).toMatch(
      /^400 /,
    );
  const edit = { as: staff.code, params, body: changeOf(event) };
  expect(await said(refused(house.url, editSeries, edit))).toMatch(/^404 /);
  await repeat(event.id, week);
  expect(await said(refused(house.url, makeSeries, { as: staff.code, params, body: week }))).toMatch(/^409 .*already/);
  expect(await said(refused(house.url, editSeries, { ...edit, as: stranger.code }))).toMatch(/^403 /);
  // An organizer edits, and does not cancel or repeat.
  await call(house.url, addToCrew, {
    as: staff.code,
    params,
    body: { username: stranger.user.username, role: 'organizer' },
  });
  const cancel = { as: stranger.code, params, body: { reason: 'Mine now' } };
  expect(await said(refused(house.url, cancelSeries, cancel))).toMatch(/^403 /);
});

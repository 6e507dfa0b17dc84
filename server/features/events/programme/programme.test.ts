import { makeFeed } from '@devorbit/contract/events/calendars.ts';
import { cancelEvent, editEvent, showEvent } from '@devorbit/contract/events/events.ts';
import {
  addSession,
  addSpeaker,
  editSession,
  editSpeaker,
  type Programme,
  removeSession,
  removeSpeaker,
  showProgramme,
  starSession,
} from '@devorbit/contract/events/programme.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestEvent } from '../events/_event.ts';
import { tellMoves } from './commands/tell-moves.ts';

let house: House;
let organizer: SignedIn;
let visitor: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  organizer = await makeUser(house);
  visitor = await makeUser(house);
});
afterAll(() => house.close());

/** A day in Berlin on which the clocks go back, from ten to six. */
async function make(title = 'Orbit Conf', by = organizer): Promise<number> {
  const id = await insertTestEvent(house.database, by.user.id, { title });
  await house.database.run(
    `update events set time_zone = 'Europe/Berlin', starts_at = '2027-10-30T08:00Z', ends_at = '2027-11-01T17:00Z'
     where id = $1`,
    [id],
  );
  return id;
}
type Given = {
  title?: string;
  date?: string;
  startTime?: string;
  minutes?: number;
  room?: string;
  speakers?: number[];
};
const bodyOf = (given: Given = {}) => ({
  title: 'Orbits by hand',
  date: '2027-10-30',
  startTime: '10:00',
  minutes: 45,
  room: 'Hall',
  ...given,
});
const add = async (id: number, given: Given = {}, as = organizer): Promise<Programme> =>
  (await call(house.url, addSession, { as: as.code, params: { id }, body: bodyOf(given) })).body;
const show = async (id: number, as?: SignedIn): Promise<Programme> =>
  (await call(house.url, showProgramme, { params: { id }, ...(as ? { as: as.code } : {}) })).body;
const star = (id: number, session: number, as = visitor, starred = true) =>
  call(house.url, starSession, { as: as.code, params: { id, session }, body: { starred } });
const textOf = async (answer: ReturnType<typeof refused>) => {
  const { status, body } = await answer;
  return `${status} ${JSON.stringify(body)}`;
};
const refusedAdd = (id: number, given: Given, as = organizer) =>
  textOf(refused(house.url, addSession, { as: as.code, params: { id }, body: bodyOf(given) }));
const news = async ({ code }: SignedIn): Promise<{ title: string; body: string }[]> =>
  (await call(house.url, listNotifications, { as: code })).body.notifications;
/** As if minutes had passed. */
const tellAfter = (minutes: number) =>
  tellMoves({ database: house.database, clock: { now: () => new Date(Date.now() + minutes * 60_000) } });

test('organizers write a programme of speakers and sessions, which everybody reads in its order', async () => {
  const id = await make();
  const ada = await call(house.url, addSpeaker, {
    as: organizer.code,
    params: { id },
    body: { name: 'Ada Example', title: 'Engineer', bio: 'Writes\nloops' },
  });
  const speaker = ada.body.speakers[0]?.id ?? 0;
  await add(id, { title: 'Second', startTime: '11:00', speakers: [speaker, speaker] });
  await add(id, { title: 'Beside it', startTime: '11:00', room: 'Loft' });
  await add(id, { title: 'First' });
  const read = await show(id);
  expect(read.timeZone).toBe('Europe/Berlin');
  expect(read.speakers).toEqual([
    { id: speaker, name: 'Ada Example', title: 'Engineer', company: '', bio: 'Writes\nloops' },
  ]);
  expect(read.sessions.map(({ title, room, startTime, endTime }) => [title, room, startTime, endTime])).toEqual([
    ['First', 'Hall', '10:00', '10:45'],
    ['Second', 'Hall', '11:00', '11:45'],
    ['Beside it', 'Loft', '11:00', '11:45'],
  ]);
  expect(read.sessions[1]).toMatchObject({ speakers: [speaker], startsAt: '2027-10-30T09:00:00.000Z', minutes: 45 });
  expect((await call(house.url, showEvent, { params: { id } })).body.sessions).toBe(3);
  await call(house.url, editSpeaker, { as: organizer.code, params: { id, speaker }, body: { name: 'Ada Lane' } });
  expect((await show(id)).speakers).toMatchObject([{ name: 'Ada Lane', title: '' }]);
  await call(house.url, removeSpeaker, { as: organizer.code, params: { id, speaker } });
  const without = await show(id);
  expect([without.speakers, without.sessions.map(({ speakers }) => speakers.length)]).toEqual([[], [0, 0, 0]]);
});

test('a room has one session at a time; times are the wall’s there, also when the clocks go back', async () => {
  const id = await make();
  const { sessions } = await add(id);
  const first = sessions[0]?.id ?? 0;
  const taken = /^409 .*Hall has another session at that time: Orbits by hand/;
  expect(await refusedAdd(id, { startTime: '10:44' })).toMatch(taken);
  expect(await refusedAdd(id, { startTime: '10:15', minutes: 5, room: 'hall' })).toMatch(taken);
  await add(id, { title: 'Right after', startTime: '10:45' });
  // Where it stands itself is no other.
  await call(house.url, editSession, {
    as: organizer.code,
    params: { id, session: first },
    body: bodyOf({ minutes: 30 }),
  });
  const { sessions: night } = await add(id, { title: 'Night', date: '2027-10-31', startTime: '01:30', minutes: 120 });
  expect(night.find(({ title }) => title === 'Night')).toMatchObject({
    startsAt: '2027-10-30T23:30:00.000Z',
    endsAt: '2027-10-31T01:30:00.000Z',
    endTime: '02:30',
  });
  const at = await Promise.allSettled(
    Array.from({ length: 6 }, () =>
      call(house.url, addSession, {
        as: organizer.code,
        params: { id },
        body: bodyOf({ startTime: '15:00', room: 'Loft' }),
      }),
    ),
  );
  expect(at.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('outside the event, with strangers, too long or without a name: refused', async () => {
  const [id, other] = [await make(), await make('Another')];
  const { body } = await call(house.url, addSpeaker, {
    as: organizer.code,
    params: { id: other },
    body: { name: 'Bo' },
  });
  const cases: [Given, string][] = [
    [{ startTime: '09:59' }, 'within the dates of the event'],
    [{ date: '2027-11-01', startTime: '17:30' }, 'within the dates of the event'],
    [{ speakers: [body.speakers[0]?.id ?? 0] }, 'Choose speakers of this event'],
    [{ speakers: [2_147_483_647] }, 'Choose speakers of this event'],
    [{ minutes: 4 }, 'at least 5'],
    [{ minutes: 1441 }, 'at most 1440'],
    [{ room: ' ' }, 'Room is required'],
    [{ startTime: '25:00' }, 'Choose a time'],
    [{ date: '2027-02-30' }, 'Choose a date'],
    [{ title: 'x'.repeat(1_000_000) }, ''],
  ];
  for (const [given, said] of cases) {
    const answer = await refusedAdd(id, given);
    expect(answer).toMatch(/^4\d\d /);
    expect(answer).toMatch(new RegExp(said));
  }
  expect((await show(id)).sessions).toEqual([]);
  const spring = await make('Spring');
  await house.database.run(
    `update events set starts_at = '2027-03-27T08:00Z', ends_at = '2027-03-29T08:00Z' where id = $1`,
    [spring],
  );
  expect(await refusedAdd(spring, { date: '2027-03-28', startTime: '02:30' })).toMatch(/clocks go forward/);
});

test('who may not: strangers change nothing, nobody sees that of an event they may not see', async () => {
  const id = await make();
  const session = (await add(id)).sessions[0]?.id ?? 0;
  const [mine, theirs] = [await make('Mine', visitor), { as: visitor.code }];
  const status = async (answer: ReturnType<typeof refused>) => (await answer).status;
  const body = bodyOf({ title: 'Taken over' });
  expect(await status(refused(house.url, editSession, { ...theirs, params: { id, session }, body }))).toBe(403);
  expect(await status(refused(house.url, removeSession, { ...theirs, params: { id, session } }))).toBe(403);
  // Somebody else's session by way of one's own event.
  expect(await status(refused(house.url, editSession, { ...theirs, params: { id: mine, session }, body }))).toBe(404);
  expect(await status(refused(house.url, removeSession, { ...theirs, params: { id: mine, session } }))).toBe(404);
  const starred = { ...theirs, params: { id: mine, session }, body: { starred: true } };
  expect(await status(refused(house.url, starSession, starred))).toBe(404);
  await house.database.run(`update events set state = 'pending' where id = $1`, [id]);
  expect(await status(refused(house.url, showProgramme, { params: { id } }))).toBe(404);
  expect(await status(refused(house.url, starSession, { ...starred, params: { id, session } }))).toBe(404);
  expect((await fetch(`${house.url}/api/events/${id}/sessions/${session}/calendar.ics`)).status).toBe(404);
  expect((await show(id, organizer)).sessions[0]?.title).toBe('Orbits by hand');
});

test('what one starred is one’s own programme: marked for oneself, in the secret feed, and as a file', async () => {
  const id = await make();
  expect(await refusedAdd(id, { title: 'Beside\r\nATTENDEE:mailto:x@example.org' })).toMatch(/^400 /);
  await add(id, { title: 'Chosen; by me' });
  const { sessions } = await add(id, { title: 'Not chosen', startTime: '12:00' });
  const chosen = sessions.find(({ title }) => title === 'Chosen; by me')?.id ?? 0;
  const reader = await makeUser(house);
  await star(id, chosen, reader);
  await star(id, chosen, reader);
  const marks = async (as?: SignedIn) => (await show(id, as)).sessions.map(({ starred }) => starred);
  expect([await marks(reader), await marks(organizer), await marks()]).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
  const { address } = (await call(house.url, makeFeed, { as: reader.code })).body;
  const feed = async () => (await (await fetch(house.url + new URL(address).pathname)).text()).replaceAll('\r\n ', '');
  const before = await feed();
  expect(before).toContain('SUMMARY:Chosen\\; by me');
  expect(before).toContain('DTSTART;TZID=Europe/Berlin:20271030T100000');
  expect(before).toContain('LOCATION:Hall\\, Pune');
  expect(before).not.toContain('Not chosen');
  const file = await (await fetch(`${house.url}/api/events/${id}/sessions/${chosen}/calendar.ics`)).text();
  const uidOf = (text: string) => /UID:(\S+)/.exec(text)?.[1];
  const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  expect(uidOf(file)).toBe(uidOf(before));
  const moved = bodyOf({ title: 'Chosen; by me', startTime: '11:00' });
  await call(house.url, editSession, { as: organizer.code, params: { id, session: chosen }, body: moved });
  const after = await feed();
  expect([uidOf(after), sequenceOf(after) > sequenceOf(before)]).toEqual([uidOf(before), true]);
  expect(after).toContain('DTSTART;TZID=Europe/Berlin:20271030T110000');
  await call(house.url, cancelEvent, { as: organizer.code, params: { id }, body: { reason: 'Rain' } });
  expect(await feed()).toContain('STATUS:CANCELLED');
  await star(id, chosen, reader, false);
  expect(await feed()).not.toContain('Chosen');
});

test('who starred sessions that moved is told of all of them at once, when the programme is quiet', async () => {
  const id = await make('Moving Conf');
  await add(id, { title: 'Opening' });
  await add(id, { title: 'Compilers', startTime: '12:00' });
  const { sessions } = await add(id, { title: 'Closing', startTime: '14:00' });
  const [opening, compilers, closing] = sessions.map((one) => one.id);
  const [both, one, none] = [await makeUser(house), await makeUser(house), await makeUser(house)];
  for (const session of [opening, compilers]) await star(id, session ?? 0, both);
  await star(id, compilers ?? 0, one);
  await star(id, closing ?? 0, none);
  const move = (session: number | undefined, given: Given) =>
    call(house.url, editSession, {
      as: organizer.code,
      params: { id, session: session ?? 0 },
      body: bodyOf(given),
    });
  await move(opening, { title: 'Opening', startTime: '10:30' });
  await move(compilers, { title: 'Compilers', startTime: '12:30', room: 'Loft' });
  await move(compilers, { title: 'Compilers', startTime: '13:00', room: 'Loft' });
  // Neither time nor place.
  await move(closing, { title: 'Closing words', startTime: '14:00' });
  await tellAfter(5);
  expect(await news(both)).toEqual([]);
  await Promise.all([tellAfter(11), tellAfter(11)]);
  await tellAfter(12);
  expect(await news(both)).toMatchObject([
    {
      title: '2 sessions you starred moved: Moving Conf',
      body: 'Opening: 30 Oct, 10:30, Hall\nCompilers: 30 Oct, 13:00, Loft',
    },
  ]);
  expect(await news(one)).toMatchObject([
    { title: 'A session you starred moved: Compilers', body: 'Moving Conf\nCompilers: 30 Oct, 13:00, Loft' },
  ]);
  expect(await news(none)).toEqual([]);
  await call(house.url, removeSession, { as: organizer.code, params: { id, session: closing ?? 0 } });
  expect(await news(none)).toMatchObject([{ title: 'A session you starred was cancelled: Closing words' }]);
});

test('an event that moves by days takes its sessions along, at their time of the day', async () => {
  const id = await make();
  await add(id, { startTime: '10:15' });
  const { body: event } = await call(house.url, showEvent, { as: organizer.code, params: { id } });
  // Over the change of the clock.
  const later = { ...event, startDate: '2027-11-02', endDate: '2027-11-04', image: null, organizerLogo: null };
  await call(house.url, editEvent, { as: organizer.code, params: { id }, body: later });
  expect((await show(id, organizer)).sessions[0]).toMatchObject({
    date: '2027-11-02',
    startTime: '10:15',
    endTime: '11:00',
    startsAt: '2027-11-02T09:15:00.000Z',
  });
});

test('an account that is erased leaves no stars', async () => {
  const id = await make();
  const session = (await add(id)).sessions[0]?.id ?? 0;
  const gone = await makeUser(house);
  await star(id, session, gone);
  await eraseTraces(house.database, gone.user.id);
  const left = await house.database.raw(`select user_id from event_session_stars where session_id = ${session}`);
  expect(left.rows).toEqual([]);
});

import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { isCalendarZone } from './time-zone.ts';
import { type CalendarEntry, writeCalendar } from './write-calendar.ts';

const entry: CalendarEntry = {
  uid: '7d9f3a2e-0000-4000-8000-000000000000@devorbit',
  sequence: 3,
  title: 'Launch night',
  description: 'Talks',
  location: 'Pune',
  url: 'https://orbit.example/events-hackathons/7',
  startsAt: new Date('2026-03-14T04:30:00Z'),
  endsAt: new Date('2026-03-14T12:30:00Z'),
  timeZone: 'Asia/Kolkata',
  status: 'CONFIRMED',
  createdAt: new Date('2026-01-01T10:00:00.789Z'),
  updatedAt: new Date('2026-01-02T10:00:00Z'),
};
const write = (more: Partial<CalendarEntry> = {}) =>
  writeCalendar({ name: 'Events', entries: [{ ...entry, ...more }] });
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('moments of the file are in UTC, those of the event as the wall says them with the rules of its zone', () => {
  const lines = linesOf(write());
  for (const line of [
    'UID:7d9f3a2e-0000-4000-8000-000000000000@devorbit',
    'SEQUENCE:3',
    'DTSTAMP:20260102T100000Z',
    'CREATED:20260101T100000Z',
    'LAST-MODIFIED:20260102T100000Z',
    'DTSTART;TZID=Asia/Kolkata:20260314T100000',
    'DTEND;TZID=Asia/Kolkata:20260314T180000',
    'TZID:Asia/Kolkata',
    'STATUS:CONFIRMED',
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
  expect(lines).not.toContain('METHOD:REQUEST');
});

test.each([
  // Both changes of the clock, an hour before and after, and the hour that comes twice.
  ['Europe/Berlin', '2026-03-29T00:30:00Z', '20260329T013000'],
  ['Europe/Berlin', '2026-03-29T01:30:00Z', '20260329T033000'],
  ['Europe/Berlin', '2026-10-24T23:30:00Z', '20261025T013000'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '20261025T023000'],
  ['Europe/Berlin', '2026-10-25T02:30:00Z', '20261025T033000'],
  ['America/New_York', '2026-03-08T06:30:00Z', '20260308T013000'],
  ['America/New_York', '2026-03-08T07:30:00Z', '20260308T033000'],
  ['America/New_York', '2026-11-01T04:30:00Z', '20261101T003000'],
  ['America/New_York', '2026-11-01T07:30:00Z', '20261101T023000'],
  ['Asia/Kolkata', '2026-03-29T00:30:00Z', '20260329T060000'],
  ['Asia/Kolkata', '2026-11-01T07:30:00Z', '20261101T130000'],
])('in %s %s is %s, and a reader finds the same moment', (timeZone, moment, wall) => {
  const startsAt = new Date(moment);
  const text = write({ timeZone, startsAt, endsAt: new Date(startsAt.getTime() + 6 * 3_600_000) });
  expect(linesOf(text)).toContain(`DTSTART;TZID=${timeZone}:${wall}`);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const rules = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  const start = event.startDate;
  start.zone = rules;
  const twice = moment === '2026-10-25T01:30:00Z';
  // A wall that comes twice names its first moment: no file can say the second.
  expect(start.toJSDate().toISOString()).toBe(
    new Date(startsAt.getTime() - (twice && start.toJSDate() < startsAt ? 3_600_000 : 0)).toISOString(),
  );
});

test('no text breaks out of its line, whatever it holds; lines are of at most 75 octets', () => {
  const hostile = 'नमस्ते, "x"; \\n\r\nATTENDEE:mailto:a@b.c\r\u0007\u0000BEGIN:VALARM '.repeat(4);
  const text = writeCalendar({
    name: hostile,
    method: 'REQUEST',
    entries: [
      {
        ...entry,
        title: hostile,
        description: hostile,
        location: hostile,
        categories: [hostile],
        organizer: { name: hostile, email: 'no-reply@orbit.example' },
        attendee: { name: hostile, email: 'ada@example.com' },
      },
    ],
  });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}]/u);
  const lines = linesOf(text);
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
    'BEGIN:VEVENT',
  ]);
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') as ICAL.Component);
  expect(event.summary).toBe(hostile.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Cc}/gu, ' '));
});

test('the same entries give the same bytes; an invitation and its end name their method', () => {
  expect(write()).toBe(write());
  for (const method of ['REQUEST', 'CANCEL'] as const)
    expect(linesOf(writeCalendar({ name: 'x', method, entries: [entry] }))).toContain(`METHOD:${method}`);
  const writtenAt = new Date('2026-02-03T04:05:06Z');
  const lines = linesOf(writeCalendar({ name: 'x', method: 'CANCEL', writtenAt, entries: [entry] }));
  expect(lines).toContain('DTSTAMP:20260203T040506Z');
  expect(lines).toContain('LAST-MODIFIED:20260102T100000Z');
  const feed = linesOf(writeCalendar({ name: 'x', entries: [], refreshMinutes: 60 }));
  expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT60M');
});

test('a zone without rules is refused', () => {
  expect([isCalendarZone('Asia/Kolkata'), isCalendarZone('UTC'), isCalendarZone('Mars/Olympus')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(() => write({ timeZone: 'Mars/Olympus' })).toThrow(RangeError);
  expect(linesOf(write({ timeZone: 'UTC' }))).toContain('DTSTART:20260314T043000Z');
});

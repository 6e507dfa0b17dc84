import type { ProgrammeSession } from '@devorbit/contract/events/programme.ts';
import { expect, test } from 'vitest';
import { daysOf, filtered, isNow, overlapping, tracksOf } from './model.ts';

let last = 0;
const session = (date: string, from: string, to: string, more: Partial<ProgrammeSession> = {}): ProgrammeSession => ({
  id: ++last,
  title: 'Orbits',
  abstract: '',
  startsAt: `${date}T${from}:00.000Z`,
  endsAt: `${date}T${to}:00.000Z`,
  date,
  startTime: from,
  endTime: to,
  minutes: 30,
  room: 'Hall',
  track: '',
  speakers: [],
  starred: false,
  ...more,
});

test('a day has a column a room, by name and number, and a row a moment', () => {
  const days = daysOf([
    session('2027-10-30', '10:00', '11:00', { room: 'Room 10' }),
    session('2027-10-30', '10:30', '11:00', { room: 'Room 2' }),
    session('2027-10-31', '09:00', '10:00'),
  ]);
  expect(days.map(({ date, rooms }) => [date, rooms])).toEqual([
    ['2027-10-30', ['Room 2', 'Room 10']],
    ['2027-10-31', ['Hall']],
  ]);
  expect(days[0]?.placed.map(({ column, from, to }) => [column, from, to])).toEqual([
    [2, 2, 4],
    [1, 3, 4],
  ]);
});

test('a track and one’s own choice narrow it together', () => {
  const all = [
    session('2027-10-30', '10:00', '11:00', { track: 'Web', starred: true }),
    session('2027-10-30', '11:00', '12:00', { track: 'Web' }),
    session('2027-10-30', '12:00', '13:00', { track: 'AI', starred: true }),
    session('2027-10-30', '13:00', '14:00'),
  ];
  expect(tracksOf(all)).toEqual(['AI', 'Web']);
  expect(filtered(all, { track: '', mine: false })).toHaveLength(4);
  expect(filtered(all, { track: 'Web', mine: true })).toEqual([all[0]]);
});

test('chosen sessions overlap when they share time: not one after another, not with what is not chosen', () => {
  const [first, second, third, other] = [
    session('2027-10-30', '10:00', '11:00', { starred: true }),
    session('2027-10-30', '10:59', '11:30', { starred: true }),
    session('2027-10-30', '11:30', '12:00', { starred: true }),
    session('2027-10-30', '11:30', '12:00'),
  ];
  expect(overlapping([first, second, third, other])).toEqual(new Set([first.id, second.id]));
});

test('a session goes on from its start to before its end', () => {
  const one = session('2027-10-30', '10:00', '11:00');
  const at = (time: string) => isNow(one, Date.parse(`2027-10-30T${time}Z`));
  expect([at('09:59:59'), at('10:00:00'), at('10:59:59'), at('11:00:00'), isNow(one, null)]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

import { describe, expect, test } from 'vitest';
import {
  agoText,
  clockText,
  dayNameText,
  dayOf,
  durationText,
  longDateText,
  longDayText,
  momentText,
  monthText,
  shortDateText,
} from './dates.ts';
import { zoneText } from './zones.ts';

test('moments are told in the time zone of the reader', () => {
  expect(momentText('2026-11-21T23:43:00Z', 'Asia/Tokyo')).toBe('22 Nov 2026, 08:43');
  expect(longDateText('2026-12-06T23:30:00Z', 'UTC')).toBe('6 December 2026');
  expect(longDateText('2026-12-06T23:30:00Z', 'Europe/Berlin')).toBe('7 December 2026');
  expect(monthText('2025-08-31T23:30:00Z', 'Europe/Berlin')).toBe('September 2025');
  expect(clockText('2026-11-21T23:43:00Z', 'Asia/Tokyo')).toBe('08:43');
  expect(shortDateText('2026-11-21T23:43:00Z', 'Asia/Tokyo')).toBe('22 Nov');
  const moment = Date.UTC(2026, 10, 21, 23, 30);
  expect([dayOf(moment, 'UTC'), dayOf(moment, 'Asia/Tokyo')]).toEqual(['2026-11-21', '2026-11-22']);
});

test('a time zone has the name that its own part of the world knows', () => {
  const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Africa/Nairobi'];
  expect(zones.map((zone) => zoneText('2026-11-21T12:00:00Z', zone))).toEqual(['IST', 'CET', 'EST', 'GMT+3']);
});

test('a day is the same in every time zone', () => {
  expect(longDayText('2026-11-21')).toBe('Saturday, 21 November 2026');
  expect(dayNameText('2026-11-21')).toMatch(/^Saturday,? 21 November$/);
});

describe('how long ago', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  test.each([
    ['2026-03-10T11:59:30Z', 'just now'],
    ['2026-03-10T12:00:09Z', 'just now'],
    ['2026-03-10T11:55:00Z', '5 minutes ago'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T09:00:00Z', '3 hours ago'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-03-05T11:00:00Z', '5 days ago'],
    ['2026-03-02T23:30:00Z', '3 Mar 2026'],
  ])('%s is %s', (moment, words) => expect(agoText(moment, now, 'Asia/Tokyo')).toBe(words));
});

test.each([
  [-5, '0 minutes'],
  [60_000, '1 minute'],
  [2.5 * 3_600_000, '2 hours'],
  [11 * 86_400_000, '11 days'],
])('%i ms are %s', (ms, text) => expect(durationText(ms)).toBe(text));

import { expect, test } from 'vitest';
import { announcement, datesText, fieldOf, hostOf, leftText, momentOf, nextChange, sizeText } from './model.ts';

test('a moment survives the field of a form; what is none is told to the server', () => {
  for (const moment of ['2026-03-14T10:05:00.000Z', '2026-11-01T23:59:00.000Z'])
    expect(momentOf(fieldOf(moment))).toBe(moment);
  expect(fieldOf('2026-03-04T10:05:00.000Z')).toMatch(/^2026-03-0[345]T\d\d:\d\d$/);
  expect(momentOf('')).toBe('');
});

test('the dates are told as what they are by now', () => {
  const dates = {
    submissionsCloseAt: '2026-11-03T12:00:00.000Z',
    judgingClosesAt: '2026-11-07T12:00:00.000Z',
    leastMembers: 1,
    mostMembers: 4,
  };
  const on = (day: string, open: boolean) => datesText({ dates, open, now: `${day}T00:00:00.000Z` });
  expect(on('2026-11-01', true)).toMatch(/^Submissions close on 3 Nov.*\. Judges score until 7 Nov/);
  expect(on('2026-11-05', false)).toMatch(/^Submissions closed on 3 Nov.*\. Judges score until 7 Nov/);
  expect(on('2026-11-08', false)).toMatch(/^Submissions closed on 3 Nov.*\. Judging closed on 7 Nov/);
  expect(datesText({ dates: null, open: false, now: '2026-11-01T00:00:00.000Z' })).toBe(
    'The organizers have not set the dates yet.',
  );
});

test('how large a team is stands there in words', () => {
  const text = (leastMembers: number, mostMembers: number) =>
    sizeText({ submissionsCloseAt: '', judgingClosesAt: '', leastMembers, mostMembers });
  expect([text(1, 4), text(2, 4), text(3, 3), text(1, 1)]).toEqual([
    'Up to 4 people. Working alone? Make a team of one.',
    'Teams of 2 to 4 people.',
    'Teams of 3 people.',
    'Everybody works alone here: make a team of one.',
  ]);
});

test('a video is named by where it is', () => {
  expect(hostOf('https://www.youtube.com/watch?v=1')).toBe('youtube.com');
  expect(hostOf('https://video.example.org:8443/a')).toBe('video.example.org');
});

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

test('the time that is left stands there in two units, in the last hour by the second', () => {
  const text = (ms: number) => [leftText(ms, false), leftText(ms, true)];
  expect(text(2 * DAY + 5 * HOUR + 59 * MINUTE)).toEqual(['2 days 5 hours', '2 days 5 hours']);
  expect(text(DAY)).toEqual(['1 day', '1 day']);
  expect(text(DAY - 1)).toEqual(['23 hours 59 minutes', '23 hours 59 minutes']);
  expect(text(HOUR)).toEqual(['1 hour', '1 hour']);
  expect(text(HOUR - 1)).toEqual(['59:59', '59 minutes']);
  expect(text(9 * SECOND)).toEqual(['0:09', 'less than a minute']);
  expect(text(-5 * SECOND)).toEqual(['0:00', 'less than a minute']);
});

test('the text is renewed when another one is due, and not before', () => {
  for (const calm of [true, false])
    for (const left of [3 * DAY + 1_234, 2 * HOUR + MINUTE, HOUR, 59 * MINUTE + 1, 30 * SECOND, 1]) {
      const wait = nextChange(left, calm);
      expect(wait).toBeGreaterThan(0);
      expect(leftText(left - wait + 1, calm)).toBe(leftText(left, calm));
    }
  expect(leftText(30 * SECOND - nextChange(30 * SECOND, false), false)).toBe('0:29');
  expect(nextChange(30 * SECOND, true)).toBe(30 * SECOND + 1);
});

test('a day, an hour and ten minutes before, and at no other time, it is announced', () => {
  expect(announcement(DAY + 1, DAY)).toBe('Submissions close in a day');
  expect(announcement(HOUR + SECOND, HOUR - SECOND)).toBe('Submissions close in an hour');
  expect(announcement(11 * MINUTE, 10 * MINUTE)).toBe('Submissions close in ten minutes');
  // A computer that slept: what is nearest.
  expect(announcement(2 * DAY, 5 * MINUTE)).toBe('Submissions close in ten minutes');
  expect(announcement(2 * DAY, DAY + MINUTE)).toBeNull();
  expect(announcement(10 * MINUTE, 9 * MINUTE)).toBeNull();
  expect(announcement(2 * DAY, 0)).toBeNull();
});

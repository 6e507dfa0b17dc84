import { expect, test } from 'vitest';
import { datesText, fieldOf, hostOf, momentOf, sizeText } from './model.ts';

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
  const on = (day: string, open: boolean) => datesText({ dates, open }, Date.parse(day));
  expect(on('2026-11-01', true)).toMatch(/^Submissions close on 3 Nov.*\. Judges score until 7 Nov/);
  expect(on('2026-11-05', false)).toMatch(/^Submissions closed on 3 Nov.*\. Judges score until 7 Nov/);
  expect(on('2026-11-08', false)).toMatch(/^Submissions closed on 3 Nov.*\. Judging closed on 7 Nov/);
  expect(datesText({ dates: null, open: false }, 0)).toBe('The organizers have not set the dates yet.');
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

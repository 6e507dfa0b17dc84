import type { PublicVote } from '@devorbit/contract/events/entry-votes.ts';
import { expect, test } from 'vitest';
import { placesOf, voteText } from './model.ts';

const period = { opensAt: '2026-03-14T10:00:00.000Z', closesAt: '2026-03-15T10:00:00.000Z' };
const BEFORE = Date.parse('2026-03-14T09:00:00.000Z');
const vote: PublicVote = { period, open: false, own: null, team: null, counts: null };
const count = (entry: number, votes: number) => ({ entry, votes, title: `Entry ${entry}`, team: 'Team' });

test('a vote says when it is, and afterwards what an entry has of it', () => {
  expect(voteText({ ...vote, period: null }, 1, BEFORE)).toBeNull();
  expect(voteText(vote, 1, BEFORE)).toMatch(/^The public vote opens on .*2026/);
  expect(voteText(vote, 1, Date.parse(period.opensAt))).toBe('The public vote isn’t open at the moment.');
  expect(voteText({ ...vote, open: true }, 1, Date.parse(period.opensAt))).toMatch(
    /^The public vote is open until .*2026/,
  );
  const counts = [count(1, 1), count(2, 0)];
  expect([1, 2, 3].map((entry) => voteText({ ...vote, counts }, entry, Date.parse(period.closesAt)))).toEqual([
    '1 vote in the public vote',
    '0 votes in the public vote',
    null,
  ]);
});

test('as many votes are the same place', () => {
  expect(placesOf([count(1, 5), count(2, 3), count(3, 3), count(4, 0)]).map(({ place }) => place)).toEqual([
    1, 2, 2, 4,
  ]);
});

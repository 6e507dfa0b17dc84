import { describe, expect, test } from 'vitest';
import { agoText, tokenOf } from './model.ts';

describe('times of notifications', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  test.each([
    ['2026-03-10T12:00:05Z', 'just now'],
    ['2026-03-10T11:59:10Z', 'just now'],
    ['2026-03-10T11:58:30Z', '1 minute ago'],
    ['2026-03-10T09:30:00Z', '2 hours ago'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-03-05T11:00:00Z', '5 days ago'],
    ['2026-03-02T23:30:00Z', '3 Mar 2026'],
  ])('%s is %s', (moment, words) => expect(agoText(moment, now, 'Asia/Tokyo')).toBe(words));
});

describe('an unsubscribe link', () => {
  const token = 'a-_9'.repeat(12);
  test('has its token behind the hash', () => expect(tokenOf(`#token=${token}`)).toBe(token));
  test.each(['', '#', '#token=', `#token=${token.slice(0, 30)}`, `#token=${token}%2F..`, `#other=${token}`])(
    '%j has none',
    (hash) => expect(tokenOf(hash)).toBeNull(),
  );
});

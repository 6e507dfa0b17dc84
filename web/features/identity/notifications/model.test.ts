import type { Notification } from '@devorbit/contract/identity/notifications.ts';
import { describe, expect, test } from 'vitest';
import { groupsOf, SHOWN, tokenOf, unreadFirst } from './model.ts';

describe('an unsubscribe link', () => {
  const token = 'a-_9'.repeat(12);
  test('has its token behind the hash', () => expect(tokenOf(`#token=${token}`)).toBe(token));
  test.each(['', '#', '#token=', `#token=${token.slice(0, 30)}`, `#token=${token}%2F..`, `#other=${token}`])(
    '%j has none',
    (hash) => expect(tokenOf(hash)).toBeNull(),
  );
});

const notification = (id: number, at: string, read: boolean): Notification => ({
  id,
  kind: 'community',
  at,
  title: `n${id}`,
  body: '',
  link: null,
  read,
});

describe('the bell', () => {
  test('has what is unread first, however old, and no more than it has room for', () => {
    const old = notification(1, '2026-01-01T00:00:00Z', false);
    const latest = Array.from({ length: 20 }, (_, at) => notification(30 - at, '2026-03-10T10:00:00Z', at !== 0));
    const shown = unreadFirst([latest[0] ?? old, old], latest);
    expect(shown.map(({ id }) => id).slice(0, 4)).toEqual([30, 1, 29, 28]);
    expect(shown).toHaveLength(SHOWN);
  });

  test('groups by the days of the reader', () => {
    const now = Date.parse('2026-03-10T12:00:00Z');
    const rows = [
      notification(4, '2026-03-10T11:00:00Z', false),
      notification(3, '2026-03-09T19:00:00Z', true),
      notification(2, '2026-03-09T10:00:00Z', true),
      notification(1, '2026-03-07T10:00:00Z', true),
    ];
    const grouped = (zone: string) =>
      groupsOf(rows, now, zone).map(
        ({ label, notifications }) => `${label}: ${notifications.map(({ id }) => id).join()}`,
      );
    expect(grouped('UTC')).toEqual([
      'New · Today: 4',
      'Yesterday: 3,2',
      expect.stringMatching(/^Saturday.* 7 March: 1$/),
    ]);
    expect(grouped('Asia/Kolkata').slice(0, 3)).toEqual(['New · Today: 4', 'Today: 3', 'Yesterday: 2']);
  });
});

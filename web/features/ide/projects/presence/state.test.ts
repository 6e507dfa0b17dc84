import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const told = vi.fn(async (_: number, body: { asks: boolean }) => ({ told: body.asks }));
vi.mock('../api.ts', () => ({ tellPresence: told }));
const { Presence } = await import('./state.ts');

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = { file: 1, version: 0, anchor: 0, head: 0 };
const make = () => new Presence({ page: 'mine', project: 7, where: () => at });
const of = (username: string, page = `9-${username}`, asks = false) =>
  ({ type: 'presence', username, page, at, asks }) as const;

test('who is alone asks once who is there, and then tells nothing', async () => {
  const presence = make();
  presence.joined();
  for (let n = 0; n < 50; n++) presence.moved();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told.mock.calls).toEqual([[7, { page: 'mine', at, asks: true }]]);
});

test('while somebody is there, it is told at most five times a second, and now and then where nothing moves', async () => {
  const presence = make();
  presence.hear(of('bob'));
  await vi.advanceTimersByTimeAsync(1_000);
  told.mockClear();
  for (let n = 0; n < 200; n++) {
    presence.moved();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(told.mock.calls.length).toBeGreaterThan(5);
  expect(told.mock.calls.length).toBeLessThanOrEqual(11);
  told.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.mock.calls.length).toBeGreaterThanOrEqual(1);
  expect(told.mock.calls.length).toBeLessThanOrEqual(3);
  // A page that is silent for long, as its server is gone, is gone as well.
  await vi.advanceTimersByTimeAsync(120_000);
  expect(presence.read().others).toEqual([]);
  told.mockClear();
  presence.moved();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).not.toHaveBeenCalled();
});

test('who comes, goes and is followed is said in words; who has gone is followed no more', async () => {
  const presence = make();
  presence.hear(of('bob'));
  expect(presence.read().said).toBe('bob joined');
  presence.follow('9-bob');
  expect(presence.read()).toMatchObject({ following: '9-bob', said: 'Following bob. Press Escape to stop.' });
  presence.hear(of('bob'));
  expect(presence.read().following).toBe('9-bob');
  expect(presence.unfollow()).toBe(true);
  expect(presence.unfollow()).toBe(false);
  presence.follow('9-bob');
  presence.hear({ type: 'left', page: '9-bob' });
  expect(presence.read()).toMatchObject({ following: null, others: [], said: 'bob left' });
  presence.close();
});

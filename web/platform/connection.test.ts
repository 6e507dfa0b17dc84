// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

// Whether the server answers is known to this module; other tests' failed calls would tell of it here.
vi.resetModules();
const { readConnection, tellUnreached } = await import('./connection.ts');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one failed call is looked into before it is believed, and the end of the trouble is found', async () => {
  vi.useFakeTimers();
  const answers: boolean[] = [true];
  const looked = vi.fn(() =>
    (answers.shift() ?? true) ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('no network')),
  );
  vi.stubGlobal('fetch', looked);
  tellUnreached();
  await vi.advanceTimersByTimeAsync(10);
  expect([readConnection(), looked.mock.calls.length]).toEqual(['online', 1]);

  answers.push(false, false, true);
  tellUnreached();
  tellUnreached();
  await vi.advanceTimersByTimeAsync(10);
  expect([readConnection(), looked.mock.calls.length]).toEqual(['unreachable', 2]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readConnection()).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([readConnection(), looked.mock.calls.length]).toEqual(['online', 4]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).toHaveBeenCalledTimes(4);
});

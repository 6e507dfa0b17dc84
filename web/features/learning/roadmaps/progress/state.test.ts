// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSession, keepSession } from '../../../../platform/session.ts';
import { mark } from './state.ts';

let sent: string[] = [];
const isOnline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    sent.push(String(init.body));
    return Promise.resolve(Response.json({ revision: 1, marks: [], now: new Date().toISOString() }));
  });
  keepSession({
    session_code: 'a code',
    expires_at: '2100-01-01T00:00:00.000Z',
    user: { id: 7, username: 'ada', is_staff: false, is_superuser: false },
  } as unknown as Parameters<typeof keepSession>[0]);
});
afterEach(() => {
  dropSession();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a mark that is made offline goes when the line is back, on whatever page that is', async () => {
  isOnline(false);
  mark('concept/dns', 'done');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  isOnline(true);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('concept/dns');
});

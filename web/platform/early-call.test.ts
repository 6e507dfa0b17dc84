import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarly } from './early-call.ts';
import { SESSION_KEY } from './session.ts';

const ADDRESS = '/api/things/?page=1';
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  asked.mockReset().mockImplementation(async () => new Response('[]'));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  localStorage.clear();
});
afterEach(() => {
  takeEarly(ADDRESS, undefined);
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** As the built page does. */
const open = (search = '') => {
  history.replaceState(null, '', `/${search}`);
  new Function(askEarly(ADDRESS, ['view']))();
};
const signIn = (expires: number) =>
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ session_code: 'abc', expires_at: new Date(Date.now() + expires).toISOString() }),
  );

test('a visitor’s call is begun once and taken once, by the same call alone', async () => {
  open('?view=table');
  expect(asked.mock.calls).toEqual([[ADDRESS, { headers: { Accept: 'application/json' } }]]);
  expect(await takeEarly(ADDRESS, undefined)?.then((answer) => answer.text())).toBe('[]');
  expect(takeEarly(ADDRESS, undefined)).toBeUndefined();
});

test('it is that of who is signed in, and of nobody else', () => {
  signIn(60_000);
  open();
  expect(asked.mock.calls[0]?.[1].headers).toEqual({ Accept: 'application/json', 'X-Session-Code': 'abc' });
  expect(takeEarly(ADDRESS, 'another')).toBeUndefined();
  open();
  expect(takeEarly(ADDRESS, 'abc')).toBeDefined();
  signIn(-1);
  open();
  expect(asked.mock.lastCall?.[1].headers).toEqual({ Accept: 'application/json' });
});

test('another address takes nothing, and one with filters begins nothing', () => {
  open();
  expect(takeEarly('/api/others/', undefined)).toBeUndefined();
  expect(takeEarly(ADDRESS, undefined)).toBeDefined();
  asked.mockClear();
  open('?tag=Graph');
  expect(asked).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { driveTerminals, type Rooms } from './drive-terminals.ts';

let rooms: Rooms;
beforeEach(() => {
  vi.useFakeTimers();
  rooms = new Map();
});
afterEach(() => {
  vi.useRealTimers();
});

const STREAM = 3;
const resize = (columns: number) => ({ type: 'resize' as const, stream: STREAM, rows: 24, columns });
/** A page at the workspace: of this server where it does not say. */
function enter(at: Rooms = rooms) {
  const over = new AbortController();
  const own = driveTerminals(at, 'w', over.signal);
  return {
    leave: () => over.abort(),
    wants: (columns: number) => own.passed(resize(columns)),
    types: () => own.typed(STREAM),
    orders: (order: Parameters<typeof own.passed>[0]) => own.passed(order),
    hears: (frame: object) => own.told(JSON.stringify(frame)),
    opens: (columns: number) =>
      own.told(
        JSON.stringify({
          type: 'opened',
          request: 1,
          stream: STREAM,
          kind: 'terminal',
          errors: null,
          terminal: { rows: 24, columns },
        }),
      ),
  };
}
const resized = (columns: number) => ({ ...resize(columns), type: 'resized' });

test('who has opened a terminal decides its size until somebody else types', () => {
  const [ada, bob] = [enter(), enter()];
  ada.opens(80);
  expect(bob.wants(60)).toEqual([]);
  expect(ada.wants(90)).toEqual([resize(90)]);
  expect(ada.types()).toEqual([]);
  // Before the key comes the size of who pressed it, and from then on it is theirs.
  expect(bob.types()).toEqual([resize(60)]);
  expect(bob.types()).toEqual([]);
  expect(ada.wants(100)).toEqual([]);
  expect(bob.wants(70)).toEqual([resize(70)]);
  // Ctrl+C and Ctrl+D by a button are keys as well.
  const signal = { type: 'signal' as const, stream: STREAM, signal: 'SIGINT' };
  expect(ada.orders(signal)).toEqual([resize(100), signal]);
  expect(bob.orders({ type: 'eof', stream: STREAM })).toEqual([resize(70), { type: 'eof', stream: STREAM }]);
  const credit = { type: 'credit' as const, stream: STREAM, bytes: 1 };
  expect(ada.orders(credit)).toEqual([credit]);
  expect(bob.wants(71)).toEqual([resize(71)]);
});

test('when the driver leaves, the size stays until somebody types, or the only one left resizes; who only looks is nobody', () => {
  const [ada, bob, eve] = [enter(), enter(), enter()];
  enter();
  ada.opens(80);
  expect([bob.wants(60), eve.wants(50)]).toEqual([[], []]);
  ada.leave();
  expect([bob.wants(61), eve.wants(51)]).toEqual([[], []]);
  eve.leave();
  expect(bob.wants(62)).toEqual([resize(62)]);
});

test('who loads the page anew goes on; after a while nothing is kept of a workspace', () => {
  const first = enter();
  first.opens(80);
  first.leave();
  const again = enter();
  expect(again.wants(70)).toEqual([resize(70)]);
  again.leave();
  vi.advanceTimersByTime(60_000);
  expect(rooms.size).toBe(0);
});

test('pages of another server: whose size comes from there drives, until somebody types here', () => {
  const beside: Rooms = new Map();
  const [ada, bob] = [enter(), enter(beside)];
  ada.opens(80);
  // Nobody of that server has opened it.
  expect(bob.wants(60)).toEqual([]);
  expect(bob.types()).toEqual([resize(60)]);
  for (const page of [ada, bob]) page.hears(resized(60));
  expect(ada.wants(90)).toEqual([]);
  expect(bob.wants(61)).toEqual([resize(61)]);
  for (const page of [ada, bob]) page.hears(resized(61));
  expect(ada.types()).toEqual([resize(90)]);
  for (const page of [ada, bob]) page.hears(resized(90));
  expect(bob.wants(62)).toEqual([]);
  // What one's own server has asked for is no other's, in whatever order it is told.
  expect([ada.wants(91), ada.wants(92)]).toEqual([[resize(91)], [resize(92)]]);
  ada.hears(resized(91));
  expect(ada.wants(93)).toEqual([resize(93)]);
});

test('a page that has not said its size changes none', () => {
  const [ada, bob] = [enter(), enter()];
  ada.opens(80);
  expect(bob.types()).toEqual([]);
  expect(ada.wants(81)).toEqual([resize(81)]);
});

test('a page that names every stream in every size takes no more room than others', () => {
  const page = enter();
  for (let stream = 1; stream <= 5_000; stream++) {
    page.orders({ type: 'resize', stream, rows: 24, columns: 80 });
    page.orders({ type: 'eof', stream });
  }
  page.opens(80);
  for (let columns = 1; columns <= 1_000; columns++) page.wants(columns);
  const room = rooms.get('w');
  expect(room?.driven.size).toBeLessThan(100);
  expect([...(room?.pages ?? [])][0]?.size).toBeLessThan(100);
  expect(room?.driven.get(STREAM)?.sent.length).toBeLessThan(100);
});

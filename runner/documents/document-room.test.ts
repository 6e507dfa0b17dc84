import { afterEach, beforeEach, expect, it } from 'vitest';
import { laneOf } from '../_lanes.ts';
import { createLog } from '../platform/log.ts';
import { createDocumentRoom, type DocumentRoom } from './document-room.ts';
import type { GentleLane } from './gentle-lane.ts';
import { type FileServer, noting, openFileServer } from './samples/document-desk.ts';

const laneOfNothing: GentleLane = {
  ...laneOf({}),
  uid: 0,
  renew: async () => {},
  abandon: () => {},
  close: async () => void closed++,
};
let closed = 0;
let opening: Promise<unknown> = Promise.resolve();
/** A document has come so far that it wants the lane. */
let wanted = Promise.withResolvers<void>();
let room: DocumentRoom;
let server: FileServer;
beforeEach(async () => {
  closed = 0;
  opening = Promise.resolve();
  wanted = Promise.withResolvers();
  server = await openFileServer();
  room = createDocumentRoom(
    () => {
      wanted.resolve();
      return opening.then(() => laneOfNothing);
    },
    createLog('silent'),
    3,
  );
});
afterEach(async () => {
  await room.close();
  await server.close();
});

/** Texts need no box, and OCR of one is refused at once: so the order shows without any program. */
function give(
  kind: 'prepare' | 'ocr',
  over: (ended: string) => void = () => {},
  signal = new AbortController().signal,
) {
  const task = kind === 'ocr' ? { kind, pages: [1] } : { kind };
  const { taken, telling } = noting();
  const accepted = room.accept({ request: server.request('txt', Buffer.from('a text'), task), telling, signal });
  void accepted?.over.then((finished) => over(`${kind} ${finished?.outcome ?? 'failed'}`));
  return accepted && { position: accepted.position, over: accepted.over, taken };
}

it('takes one at a time, OCR last, and no more than may wait', async () => {
  const gate = Promise.withResolvers<void>();
  opening = gate.promise;
  const order: string[] = [];
  const note = (ended: string) => order.push(ended);
  const given = [give('prepare', note), give('ocr', note), give('prepare', note), give('ocr', note)];
  expect(given.map((each) => each?.position)).toEqual([0, 1, 1, 3]);
  expect(give('prepare')).toBeNull();
  gate.resolve();
  await Promise.all(given.map((each) => each?.over));
  expect(order).toEqual(['prepare ready', 'prepare ready', 'ocr refused', 'ocr refused']);
  expect(given[0]?.taken.pages[0]?.text).toBe('a text');
});

it('drops what waits and is given up, and everything when it closes', async () => {
  const gate = Promise.withResolvers<void>();
  opening = gate.promise;
  const stop = new AbortController();
  const first = give('prepare');
  const second = give('prepare', undefined, stop.signal);
  stop.abort();
  expect(await second?.over).toBeNull();
  const third = give('prepare');
  await wanted.promise;
  const closing = room.close();
  gate.resolve();
  await closing;
  expect(await third?.over).toBeNull();
  expect(await first?.over).not.toBe('never ended');
  expect(give('prepare')).toBeNull();
  expect(closed).toBe(1);
});

it('fails by its own fault where the bytes are others, do not come, or no lane opens; and goes on', async () => {
  const request = server.request('txt', Buffer.from('a text'));
  const outcome = async (change: Partial<typeof request.file>) => {
    const { telling } = noting();
    const file = { ...request.file, ...change };
    const accepted = room.accept({ request: { ...request, file }, telling, signal: new AbortController().signal });
    return (await accepted?.over)?.outcome ?? 'failed';
  };
  expect(await outcome({})).toBe('ready');
  expect(await outcome({ size: 5 })).toBe('failed');
  expect(await outcome({ size: 7 })).toBe('failed');
  expect(await outcome({ digest: 'a'.repeat(64) })).toBe('failed');
  expect(await outcome({ url: request.file.url.slice(0, -1) })).toBe('failed');
  expect(await outcome({ url: 'file:///etc/passwd' })).toBe('failed');
  expect(await outcome({})).toBe('ready');
  const other = createDocumentRoom(() => Promise.reject(new Error('no control groups')), createLog('silent'));
  const { telling } = noting();
  expect(await other.accept({ request, telling, signal: new AbortController().signal })?.over).toBeNull();
  await other.close();
});

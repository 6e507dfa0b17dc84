import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange } from '../blobs/blob-store.ts';

/** The bytes of a file, to be looked at in places. */
export type ByteSource = {
  size: number;
  /** Bytes from `start` up to, not including, `end`; fewer where the file is shorter. */
  read(start: number, end: number): Promise<Buffer>;
  /** All of it, piece by piece. */
  stream(): Promise<Readable>;
};

/** Read ahead, so that many small readings beside each other are one of the store. */
const WINDOW_BYTES = 256 * 1024;

export function byteSource(size: number, open: (range?: ByteRange) => Promise<Readable>): ByteSource {
  let window: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  const fetch = async (start: number, end: number): Promise<Buffer> =>
    start >= end ? Buffer.alloc(0) : buffer(await open({ start, end: end - 1 }));
  return {
    size,
    async read(start, end) {
      const last = Math.min(end, size);
      if (start >= last) return Buffer.alloc(0);
      if (last - start > WINDOW_BYTES) return fetch(start, last);
      if (start < window.start || last > window.start + window.bytes.length)
        window = { start, bytes: await fetch(start, Math.min(start + WINDOW_BYTES, size)) };
      return window.bytes.subarray(start - window.start, last - window.start);
    },
    stream: () => open(),
  };
}

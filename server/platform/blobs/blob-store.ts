import type { Readable } from 'node:stream';
import { Refusal } from '../errors.ts';
import type { Parts } from './parts.ts';

/** Content and its name: the SHA-256 of its bytes in hex. */
export type Blob = { digest: string; size: number };

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Keeps bytes under the digest of their content. A digest that is none is a fault of the caller's, and throws. */
export type BlobStore = {
  /** What an operator knows it by: a folder, or an address without credentials. */
  place: string;
  /**
   * Takes all of the stream, never more of it in memory than a piece, and answers when it would outlive a power cut.
   * Nothing can be had under the digest before that. `admit` is told what came before it gets its name; what it throws
   * leaves nothing. Throws FileTooLarge for more than `max` bytes.
   */
  put(stream: Readable, options: { max: number; admit?: (blob: Blob) => Promise<void> }): Promise<Blob>;
  /** The bytes, or those of the range, which must lie within; null where there are none. */
  open(digest: string, range?: ByteRange): Promise<Readable | null>;
  has(digest: string): Promise<boolean>;
  /** Does nothing where there is none. */
  delete(digest: string): Promise<void>;
  list(): AsyncIterable<Blob>;
  /** Bytes that it has room for; null where nobody knows. */
  room(): Promise<number | null>;
  /** The id that the store was given; null before that. */
  readId(): Promise<string | null>;
  writeId(id: string): Promise<void>;
  /** For files that come in parts. */
  parts: Parts;
  /** Removes from this machine what was half received before that moment; answers how many. */
  removeUnfinished(before: Date): Promise<number>;
};

export class FileTooLarge extends Refusal {
  override name = 'FileTooLarge';
  constructor(max: number) {
    super('too_large', `The file must be at most ${max} bytes`);
  }
}

export const isDigest = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

/** Throws for what is no digest, so that nothing else becomes part of a path. */
export function checkDigest(digest: string): string {
  if (!isDigest(digest)) throw new Error('A blob is named by a SHA-256 in hex');
  return digest;
}

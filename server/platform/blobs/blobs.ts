import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { announceBlob, markStored } from './blob-rows.ts';
import type { Blob, BlobStore, ByteRange } from './blob-store.ts';

/** The files of the house. */
export type Blobs = {
  /**
   * Keeps the stream and answers its name, which a row must refer to within a day: what no row refers to is swept. Throws
   * FileTooLarge.
   */
  put(stream: Parameters<BlobStore['put']>[0], options: { max: number }): Promise<Blob>;
  /** The bytes of what a row refers to. Throws where they are missing, which is our fault. */
  open(digest: string, range?: ByteRange): Promise<NonNullable<Awaited<ReturnType<BlobStore['open']>>>>;
};

/** A store together with the table that knows what is in it: the row stands before the bytes. */
export const createBlobs = (
  { database, clock }: { database: Database; clock: Clock },
  store: Pick<BlobStore, 'put' | 'open' | 'place'>,
): Blobs => ({
  async put(stream, { max }) {
    const admit = async (blob: Blob) => void (await announceBlob(database, blob, clock.now()));
    const blob = await store.put(stream, { max, admit });
    await markStored(database, blob.digest, clock.now());
    return blob;
  },
  async open(digest, range) {
    const bytes = await store.open(digest, range);
    if (bytes === null) throw new Error(`The bytes of ${digest} are not in ${store.place}`);
    return bytes;
  },
});

import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive: its path, and its bytes as they come. */
export type ZippedFile = { path: string; bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/** A zip archive that is made while it is read: no more of it is in memory than one piece of one file. */
export function zipStream(files: AsyncIterable<ZippedFile>): Readable {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  return Readable.from(
    (async function* () {
      for await (const { path, bytes } of files) {
        const file = new ZipDeflate(path, { level: 6 });
        zip.add(file);
        for await (const piece of bytes) {
          file.push(piece);
          yield* made.splice(0);
        }
        file.push(new Uint8Array(), true);
        yield* made.splice(0);
      }
      zip.end();
      yield* made.splice(0);
    })(),
    { objectMode: false },
  );
}

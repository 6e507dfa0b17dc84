import { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { Refusal } from '../errors.ts';
import type { ByteSource } from './byte-source.ts';
import { brokenFile, crowdedArchive, encryptedFile, hugeArchive } from './errors.ts';

/** An entry as its archive names it: any text, never to be used as a path. */
export type ZipEntry = { name: string; size: number; folder: boolean };

export const MAX_ENTRIES = 10_000;
/** All entries unpacked, in bytes. */
const MAX_UNPACKED = 1024 ** 3;
/** Before the bytes of an entry stands its name, and these. */
const LOCAL_HEADER = 30;
/** Characters of a name that are kept. */
const NAME_CHARS = 300;

class SourceReader extends yauzl.RandomAccessReader {
  readonly #source: ByteSource;
  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    const { read } = this.#source;
    return Readable.from(
      (async function* () {
        yield await read(start, end);
      })(),
      { objectMode: false },
    );
  }
  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    told: (error: Error | null) => void,
  ): void {
    this.#source.read(position, position + length).then((bytes) => {
      if (bytes.length < length) return told(new Error('The file ends too early'));
      bytes.copy(into, offset);
      told(null);
    }, told);
  }
  override close(told: (error: Error | null) => void): void {
    told(null);
  }
}

const tidy = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
    .slice(0, NAME_CHARS);

/**
 * What the central directory of an archive names; nothing is unpacked. Throws a Refusal for what is no whole archive, is
 * locked, has too many entries or too much in them, or entries whose bytes overlap.
 */
export async function readZipDirectory(source: ByteSource): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  const taken: { from: number; to: number }[] = [];
  let unpacked = 0;
  try {
    const zip = await yauzl.fromRandomAccessReaderPromise(new SourceReader(source), source.size, {
      lazyEntries: true,
      // Names are looked at as texts here, and are no paths.
      decodeStrings: false,
      autoClose: false,
    });
    if (zip.entryCount > MAX_ENTRIES) throw crowdedArchive(MAX_ENTRIES);
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= MAX_ENTRIES) throw crowdedArchive(MAX_ENTRIES);
      if (entry.isEncrypted()) throw encryptedFile();
      unpacked += entry.uncompressedSize;
      if (unpacked > MAX_UNPACKED) throw hugeArchive();
      const from = entry.relativeOffsetOfLocalHeader;
      taken.push({ from, to: from + LOCAL_HEADER + entry.fileNameLength + entry.compressedSize });
      const name = tidy(
        yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false),
      );
      entries.push({ name, size: entry.uncompressedSize, folder: /[/\\]$/.test(name) });
    }
  } catch (error) {
    throw error instanceof Refusal ? error : brokenFile();
  }
  taken.sort((a, b) => a.from - b.from);
  for (const [at, { to }] of taken.entries()) {
    const next = taken[at + 1]?.from ?? source.size;
    if (to > next) throw brokenFile();
  }
  return entries;
}

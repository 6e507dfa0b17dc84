import { crc32, inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { FileCollector, checkPath, isScript } from './archive-limits.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
/** The end record is 22 bytes, followed by a comment of at most 65,535. */
const END_BYTES = 22;
const MAX_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const FILE_TYPE = 0o170000;
const SYMLINK = 0o120000;
const MADE_BY_UNIX = 3;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

const damaged = (what: string) => new PackageError(`the archive is damaged: ${what}`);

type Entry = { path: string; method: number; crc: number; packed: number; offset: number; isFolder: boolean };

function findDirectory(zip: Buffer): { entries: number; offset: number } {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - MAX_COMMENT); at--) {
    if (zip.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    const entries = zip.readUInt16LE(at + 10);
    const offset = zip.readUInt32LE(at + 16);
    if (entries === 0xffff || offset === 0xffffffff) throw new PackageError('the archive is of the kind zip64');
    return { entries, offset };
  }
  throw damaged('it has no directory');
}

function readName(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new PackageError(`the file name ${JSON.stringify(bytes.toString('latin1'))} is not UTF-8`, { cause: error });
  }
}

function readEntry(zip: Buffer, at: number): { entry: Entry; next: number } {
  if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged('its directory is cut short');
  const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
  const path = readName(zip.subarray(at + 46, nameEnd));
  checkPath(path);
  const mode = zip.readUInt8(at + 5) === MADE_BY_UNIX ? zip.readUInt32LE(at + 38) >>> 16 : 0;
  if ((mode & FILE_TYPE) === SYMLINK) throw new PackageError(`${path} is a symbolic link`);
  if ((zip.readUInt16LE(at + 8) & 1) !== 0) throw new PackageError(`${path} is encrypted`);
  const entry = {
    path: path.replace(/\/$/, ''),
    method: zip.readUInt16LE(at + 10),
    crc: zip.readUInt32LE(at + 16),
    packed: zip.readUInt32LE(at + 20),
    offset: zip.readUInt32LE(at + 42),
    isFolder: path.endsWith('/'),
  };
  return { entry, next: nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32) };
}

/** What the entry holds: at most `room` bytes, whatever its header says. */
function unpack(zip: Buffer, { path, method, crc, packed, offset }: Entry, room: number): Uint8Array | 'too large' {
  if (zip.readUInt32LE(offset) !== LOCAL_ENTRY) throw damaged(`${path} is not where its directory says`);
  const from = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const data = zip.subarray(from, from + packed);
  if (data.length < packed) throw damaged(`${path} is cut short`);
  if (method !== STORED && method !== DEFLATED)
    throw new PackageError(`${path} is packed by a method other than deflate`);
  try {
    const bytes = method === STORED ? data : inflateRawSync(data, { maxOutputLength: room + 1 });
    if (bytes.length > room) return 'too large';
    if (crc32(bytes) !== crc) throw damaged(`${path} has a wrong checksum`);
    return bytes;
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return 'too large';
    if (error instanceof PackageError) throw error;
    throw damaged(`${path} does not unpack`);
  }
}

/** The files of a zip archive. Throws PackageError where it is damaged, hostile or too large. */
export function readZip(bytes: Uint8Array): PackageFiles {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const collector = new FileCollector();
  try {
    const { entries, offset } = findDirectory(zip);
    for (let read = 0, at = offset; read < entries; read++) {
      const { entry, next } = readEntry(zip, at);
      at = next;
      collector.count();
      if (entry.isFolder) continue;
      const content = unpack(zip, entry, collector.room);
      if (content === 'too large') throw collector.tooLarge();
      collector.add(entry.path, content);
    }
  } catch (error) {
    // A position beyond the end.
    if (error instanceof RangeError) throw damaged('it is cut short');
    throw error;
  }
  return collector.files;
}

/** Packs files, the same ones always into the same bytes. `folder` is put before every path. Throws PackageError for a path that leaves it. */
export function writeZip(files: PackageFiles, folder: string): Uint8Array {
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const packed = entries.map(([path, bytes]): [string, [Uint8Array, { os: number; attrs: number }]] => {
    checkPath(path);
    const mode = 0o100000 | (isScript(path) ? 0o755 : 0o644);
    return [`${folder}/${path}`, [bytes, { os: MADE_BY_UNIX, attrs: mode * 0x10000 }]];
  });
  return zipSync(Object.fromEntries(packed), { mtime: '1980-01-01T00:00:00' });
}

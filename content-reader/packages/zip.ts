import { crc32, inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import {
  type ArchiveLimits,
  FileCollector,
  checkPath,
  isIgnored,
  isScript,
  nameFault,
  ofSubmissions,
} from './archive-limits.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import { followLinks } from './links.ts';
import { collectNotes } from './notes.ts';

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

type Kind = 'file' | 'folder' | 'link' | 'unnamed';
type Entry = { path: string; method: number; crc: number; packed: number; offset: number; kind: Kind };

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

/** The path of an entry, and why it cannot be one; null where it can. Throws PackageError where that is more than a name of a submission. */
function readPath(bytes: Buffer): { path: string; fault: string | null } {
  let path = bytes.toString('latin1');
  try {
    path = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const fault = `the file name ${JSON.stringify(path.slice(0, 200))} is not UTF-8`;
    if (ofSubmissions(path) && !path.split('/').includes('..')) return { path, fault };
    throw new PackageError(fault, { cause: error });
  }
  const fault = nameFault(path);
  if (fault !== null && ofSubmissions(path)) return { path, fault };
  checkPath(path);
  return { path, fault: null };
}

function readEntry(zip: Buffer, at: number, note: (sentence: string) => void): { entry: Entry; next: number } {
  if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged('its directory is cut short');
  const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
  const { path, fault } = readPath(zip.subarray(at + 46, nameEnd));
  if (fault !== null) note(`A submission is left out: ${fault}`);
  const mode = zip.readUInt8(at + 5) === MADE_BY_UNIX ? zip.readUInt32LE(at + 38) >>> 16 : 0;
  if ((zip.readUInt16LE(at + 8) & 1) !== 0) throw new PackageError(`${path} is encrypted`);
  const kind = (mode & FILE_TYPE) === SYMLINK ? 'link' : path.endsWith('/') ? 'folder' : 'file';
  const entry: Entry = {
    path: path.replace(/\/$/, ''),
    method: zip.readUInt16LE(at + 10),
    crc: zip.readUInt32LE(at + 16),
    packed: zip.readUInt32LE(at + 20),
    offset: zip.readUInt32LE(at + 42),
    kind: fault === null ? kind : 'unnamed',
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

/** Longest text of a symbolic link, in bytes. */
const MAX_LINK = 4096;

/** The files of a zip archive, and what is left out of it; a problem package where no limits are given. Throws PackageError where it is damaged, hostile or too large. */
export function readZip(bytes: Uint8Array, limits?: ArchiveLimits): { files: PackageFiles; notes: string[] } {
  const { notes, note } = collectNotes();
  const links = new Map<string, string>();
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const collector = new FileCollector(limits);
  try {
    const { entries, offset } = findDirectory(zip);
    for (let read = 0, at = offset; read < entries; read++) {
      const { entry, next } = readEntry(zip, at, note);
      at = next;
      collector.count();
      if (entry.kind === 'folder' || entry.kind === 'unnamed') continue;
      const content = unpack(zip, entry, entry.kind === 'link' ? MAX_LINK : collector.room);
      if (content === 'too large')
        throw entry.kind === 'link' ? damaged(`the symbolic link ${entry.path} is too long`) : collector.tooLarge();
      if (entry.kind === 'file') collector.add(entry.path, content);
      else if (!isIgnored(entry.path)) links.set(entry.path, Buffer.from(content).toString());
    }
    followLinks(collector, links, note);
  } catch (error) {
    // A position beyond the end.
    if (error instanceof RangeError) throw damaged('it is cut short');
    throw error;
  }
  return { files: collector.files, notes };
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

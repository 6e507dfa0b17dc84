/** What the directory at the end of a zip says; nothing is unpacked. */
export type ZipDirectory = { names: Set<string>; unpacked: number; encrypted: boolean };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LONGEST_COMMENT = 0xffff;
/** Entries that are read; no Office file has as many. */
export const MOST_ENTRIES = 10_000;

/** Null where there is none, where it leads out of the file, or names more than MOST_ENTRIES (APPNOTE.TXT 4.3.12, 4.3.16). */
export function zipDirectory(bytes: Buffer): ZipDirectory | null {
  let end = bytes.length - END_SIZE;
  const first = Math.max(0, end - LONGEST_COMMENT);
  while (end >= first && bytes.readUInt32LE(end) !== END) end--;
  if (end < first) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES) return null;
  const found: ZipDirectory = { names: new Set(), unpacked: 0, encrypted: false };
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_SIZE > end || bytes.readUInt32LE(at) !== ENTRY) return null;
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    found.encrypted ||= (bytes.readUInt16LE(at + 8) & 1) === 1;
    found.unpacked += bytes.readUInt32LE(at + 24);
    found.names.add(bytes.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + name));
    at += ENTRY_SIZE + name + extra + comment;
  }
  return found;
}

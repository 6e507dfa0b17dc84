import { constants, crc32, deflateRawSync } from 'node:zlib';

const MB = 1024 * 1024;
const ADLER = 65_521;

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** So many zero bytes as a deflate stream, of any size: its blocks are the same, and are put behind each other. */
export function packedZeros(size: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MB), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    ...Array.from({ length: Math.floor(size / MB) }, () => block),
    deflateRawSync(Buffer.alloc(size % MB), { level: 9 }),
  ]);
}

/** The same as a zlib stream, which PDF and PNG hold (RFC 1950). */
export const zlibZeros = (size: number): Buffer =>
  Buffer.concat([Buffer.from('78da', 'hex'), packedZeros(size), word((size % ADLER) * 0x1_0000 + 1)]);

/** A black picture of so many pixels a side that is all there (PNG 1.2). */
export function pngOf(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    return [word(data.length), named, word(crc32(named))];
  };
  const header = Buffer.concat([word(side), word(side), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...chunk('IHDR', header),
    // A byte for its filter stands before each row.
    ...chunk('IDAT', zlibZeros(side * (side + 1))),
    ...chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture of so many pixels a side with so many frames, each of one pixel (GIF89a). */
export function gifOf(side: number, frames: number): Buffer {
  const short = (value: number) => Buffer.from([value % 256, Math.floor(value / 256)]);
  const frame = (at: number) =>
    Buffer.concat([
      Buffer.from('21f904000a0000002c', 'hex'),
      short(at % side),
      short(Math.floor(at / side) % side),
      Buffer.from('01000100000202440100', 'hex'),
    ]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    short(side),
    short(side),
    Buffer.from('800000000000ffffff', 'hex'),
    ...Array.from({ length: frames }, (_, at) => frame(at)),
    Buffer.from(';'),
  ]);
}

/** What an entry of a zip says of itself, whatever it holds. */
export type ZipEntry = {
  name: string;
  packed: Buffer;
  /** Unpacked, in bytes. */
  size: number;
  locked?: true;
  /** Has no bytes of its own, but those of the entry before it. */
  shared?: true;
};

/** A zip of these entries (APPNOTE.TXT 4.3); what is unpacked would not pass its sum. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let end = 0;
  let at = 0;
  for (const { name, packed, size, locked, shared } of entries) {
    const called = Buffer.from(name);
    // From the version that it takes to the length of further fields, which both headers have alike.
    const said = Buffer.alloc(26);
    said.writeUInt16LE(20, 0);
    said.writeUInt16LE(locked ? 1 : 0, 2);
    said.writeUInt16LE(8, 4);
    said.writeUInt32LE(packed.length, 14);
    said.writeUInt32LE(size, 18);
    said.writeUInt16LE(called.length, 22);
    if (!shared) {
      at = end;
      const file = Buffer.concat([Buffer.from('504b0304', 'hex'), said, called, packed]);
      files.push(file);
      end += file.length;
    }
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), said, place, called);
  }
  const listed = Buffer.concat(directory);
  const last = Buffer.alloc(18);
  last.writeUInt16LE(entries.length, 4);
  last.writeUInt16LE(entries.length, 6);
  last.writeUInt32LE(listed.length, 8);
  last.writeUInt32LE(end, 12);
  return Buffer.concat([...files, listed, Buffer.from('504b0506', 'hex'), last]);
}

/** A compound file with streams of these names, three at most, of 4,096 bytes each ([MS-CFB]). */
export function compoundFile(names: readonly string[]): Buffer {
  const [SECTOR, STREAM] = [512, 4096];
  const [FREE, END, TABLE] = [0xffff_ffff, 0xffff_fffe, 0xffff_fffd];
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  for (const [place, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, place);
  for (const [place, value] of [
    [44, 1],
    [48, 1],
    [56, STREAM],
    [60, END],
    [68, END],
  ] as const)
    header.writeUInt32LE(value, place);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(TABLE, 0);
  table.writeUInt32LE(END, 4);
  const perStream = STREAM / SECTOR;
  for (let at = 0; at < names.length * perStream; at++)
    table.writeUInt32LE((at + 1) % perStream === 0 ? END : at + 3, 4 * (at + 2));
  const directory = Buffer.alloc(SECTOR);
  for (const [at, name] of ['Root Entry', ...names].entries()) {
    const entry = directory.subarray(128 * at, 128 * (at + 1));
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(2 * name.length + 2, 64);
    entry[66] = at === 0 ? 5 : 2;
    entry[67] = 1;
    for (const [place, value] of [
      [68, FREE],
      [72, at > 0 && at < names.length ? at + 1 : FREE],
      [76, at === 0 ? 1 : FREE],
      [116, at === 0 ? END : 2 + (at - 1) * perStream],
      [120, at === 0 ? 0 : STREAM],
    ] as const)
      entry.writeUInt32LE(value, place);
  }
  return Buffer.concat([header, table, directory, Buffer.alloc(names.length * STREAM, 0x41)]);
}

import { crc32, deflateRawSync } from 'node:zlib';

type Entry = {
  name: string;
  data?: Buffer;
  deflate?: boolean;
  flags?: number;
  mode?: number;
  claimed?: number;
  crc?: number;
  method?: number;
};

/** A zip archive as nobody's tool would write it: every field of an entry may lie. */
export function hostileZip(entries: Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const {
    name,
    data = Buffer.alloc(0),
    deflate = false,
    flags = 0,
    mode = 0o100644,
    claimed,
    crc,
    method,
  } of entries) {
    const path = Buffer.from(name, 'latin1');
    const packed = deflate ? deflateRawSync(data) : data;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt8(3, 5);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method ?? (deflate ? 8 : 0), 10);
    entry.writeUInt32LE(crc ?? crc32(data), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claimed ?? data.length, 24);
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, path, packed);
    directory.push(entry, path);
    offset += local.length + path.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

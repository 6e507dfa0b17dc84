import { crc32, deflateRawSync } from 'node:zlib';

/** An entry as an archive says that it is, whatever is in it. */
export type Claimed = {
  name: string;
  bytes: Buffer;
  /** As they are in the file, where they are not to be deflated. */
  packed?: Buffer;
  /** 8 is deflated, 0 stored. */
  method?: number;
  flags?: number;
  /** What the directory says that it unpacks to, in bytes. */
  size?: number;
  /** Rights and kind of a file on Unix. */
  mode?: number;
  /** Where the directory says that it stands, in place of where it does. */
  at?: number;
};

export const SYMLINK = 0o120777;

/** A zip of our own making that may lie about everything (APPNOTE.TXT 4.3). */
export function archiveOf(entries: Claimed[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, packed, method = 8, flags = 0, size, mode = 0o100644, at } of entries) {
    const body = packed ?? (method === 8 ? deflateRawSync(bytes, { level: 9 }) : bytes);
    const called = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    // Names are in UTF-8.
    fields.writeUInt16LE(flags | 0x800, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(body.length, 14);
    fields.writeUInt32LE(size ?? bytes.length, 18);
    fields.writeUInt16LE(called.length, 22);
    files.push(Buffer.from('504b0304', 'hex'), fields, called, body);
    const more = Buffer.alloc(14);
    more.writeUInt32LE((mode << 16) >>> 0, 6);
    more.writeUInt32LE(at ?? offset, 10);
    directory.push(Buffer.from('504b01021403', 'hex'), fields, more, called);
    offset += 30 + called.length + body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}

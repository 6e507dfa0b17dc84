import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Pixels of a module, and modules around the code that stay white. */
const SCALE = 6;
const MARGIN = 4;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A QR code as a PNG of black and white, one bit a pixel: for emails, whose readers show no SVG. */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const width = size * SCALE;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = data.flatMap((cells) => {
    // A filter of its own, then the pixels; 1 is white.
    const row = Buffer.alloc(1 + Math.ceil(width / 8));
    for (let x = 0; x < width; x++)
      if (!cells[Math.floor(x / SCALE)]) row.writeUInt8((row[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7)), 1 + (x >> 3));
    return Array.from({ length: SCALE }, () => row);
  });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePicture as encode } from './encode-picture.ts';

const NOT_A_PICTURE = 'Choose a JPEG, PNG, WebP, GIF or AVIF picture';
const DAMAGED = 'This picture can’t be read. Choose another one';

const square = { width: 512, height: 512, maxBytes: 204_800 };
const encodePicture = async (file: Buffer): Promise<Buffer> => (await encode(file, { square })).square;

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
/** Red on the left, blue on the right. */
const twoColours = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, left: width / 2, top: 0 },
  ]);
const picture = (format: Format): Promise<Buffer> => twoColours().toFormat(format).toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** One grey PNG whose size is announced alone, or packed as well as zeros can be. */
function flatPng(side: number, rows = side): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const data = deflateSync(Buffer.alloc((side + 1) * rows), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A zip archive of one stored file. */
const zip = Buffer.from(
  '504b0304140000000000000000002d3b08af040000000400000001000000616576696c504b01021400140000000000000000002d3b08af0400000004000000010000000000000000000000000000000000' +
    '61504b050600000000010001002f000000230000000000',
  'hex',
);

/** The bytes of a WebP file are those that it announces, in chunks that hold pixels alone. */
function chunksOf(webp: Buffer): string[] {
  expect(webp.toString('latin1', 0, 4) + webp.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  expect(webp.readUInt32LE(4) + 8).toBe(webp.length);
  const names: string[] = [];
  for (let at = 12; at < webp.length;) {
    names.push(webp.toString('latin1', at, at + 4));
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return names;
}

async function isHarmless(packed: Buffer): Promise<void> {
  expect(chunksOf(packed).filter((name) => !['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(name))).toEqual([]);
  const { format, width, height, exif, icc, xmp, pages } = await sharp(packed).metadata();
  expect({ format, width, height, exif, icc, xmp, pages }).toEqual({ format: 'webp', width: 512, height: 512 });
  expect(packed.length).toBeLessThanOrEqual(204_800);
}

const colourAt = async (packed: Buffer, left: number, top: number): Promise<string> => {
  const [red = 0, , blue = 0] = await sharp(packed).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red}, ${blue}`;
};

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'a %s becomes a square of pixels alone',
    async (format) => {
      const packed = await encodePicture(await picture(format));
      await isHarmless(packed);
      expect([await colourAt(packed, 100, 256), await colourAt(packed, 400, 256)]).toEqual(['red', 'blue']);
    },
  );

  test('place, author and every other word about it are gone', async () => {
    const file = await twoColours()
      .withExif({
        IFD0: { Copyright: 'Somebody', Artist: 'alert(1)' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '18/1 31/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '73/1 51/1 0/1',
        },
      })
      .withXmp('<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>secret</a></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(file).metadata();
    expect([before.exif?.length, before.xmp?.length, before.icc?.length]).not.toContain(undefined);
    const packed = await encodePicture(file);
    await isHarmless(packed);
    for (const word of ['Somebody', 'alert(1)', 'GPS', 'secret', 'Exif']) expect(packed.includes(word)).toBe(false);
  });

  test('what a camera held sideways stands upright', async () => {
    const file = await twoColours().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const packed = await encodePicture(file);
    expect([await colourAt(packed, 256, 100), await colourAt(packed, 256, 400)]).toEqual(['red', 'blue']);
  });

  test('of a moving picture the first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const file = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const packed = await encodePicture(file);
    await isHarmless(packed);
    expect(await colourAt(packed, 256, 256)).toBe('red');
  });

  test('noise fits too', async () => {
    const noise = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 120 },
      },
    })
      .png()
      .toBuffer();
    await isHarmless(await encodePicture(noise));
  });
});

test('a picture in several sizes, each cut to its proportions', async () => {
  const packed = await encode(await picture('png'), {
    cover: { width: 300, height: 100, maxBytes: 50_000 },
    thumbnail: { width: 64, height: 64, maxBytes: 10_000 },
  });
  expect(Object.keys(packed)).toEqual(['cover', 'thumbnail']);
  for (const [name, width, height] of [
    ['cover', 300, 100],
    ['thumbnail', 64, 64],
  ] as const)
    expect(await sharp(packed[name]).metadata()).toMatchObject({ format: 'webp', width, height });
  expect([await colourAt(packed.cover, 20, 50), await colourAt(packed.cover, 280, 50)]).toEqual(['red', 'blue']);
});

describe('two files in one', () => {
  test('a GIF that is a script, and one whose comment is', async () => {
    const gif = await picture('gif');
    const comment = Buffer.from('!\xfe\x0a*/alert(1)//\0', 'latin1');
    const scripted = Buffer.concat([gif.subarray(0, -1), comment, Buffer.from([0x3b]), Buffer.from('=1;alert(1)//')]);
    const packed = await encodePicture(scripted);
    await isHarmless(packed);
    expect(packed.includes('alert')).toBe(false);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s with an archive behind it', async (format) => {
    const packed = await encodePicture(Buffer.concat([await picture(format), zip]));
    await isHarmless(packed);
    expect(packed.includes('PK\u0003\u0004')).toBe(false);
  });

  test('a PNG with an archive, a page and a script in chunks of its own', async () => {
    const png = await picture('png');
    const chunks = [
      chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
      chunk('ziPp', zip),
      chunk('IEND', zip),
    ];
    const packed = await encodePicture(Buffer.concat([png.subarray(0, -12), ...chunks]));
    await isHarmless(packed);
    for (const word of ['alert', 'PK\u0003\u0004']) expect(packed.includes(word)).toBe(false);
  });

  test('an archive in front of a picture is no picture', async () => {
    await expect(encodePicture(Buffer.concat([zip, await picture('png')]))).rejects.toThrow(NOT_A_PICTURE);
  });
});

describe('what is refused', () => {
  const text = (content: string) => Buffer.from(content);
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', text('\xff')],
    ['an SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'an SVG behind a declaration',
      text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a PDF', text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
    ['a script', text('#!/bin/sh\nrm -rf ~\n')],
    ['an archive', zip],
    [
      'an entity that reads files',
      text('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>'),
    ],
    ['a PostScript', text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n')],
    [
      'a Windows bitmap',
      Buffer.from('424d3a0000000000000036000000280000000100000001000000010018000000000004000000', 'hex'),
    ],
    ['zeros', Buffer.alloc(5_000)],
  ])('%s', async (_, file) => {
    await expect(encodePicture(file)).rejects.toThrow(NOT_A_PICTURE);
  });

  test('a TIFF', async () => {
    await expect(encodePicture(await twoColours().tiff().toBuffer())).rejects.toThrow(NOT_A_PICTURE);
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('half of a %s, and its first bytes', async (format) => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const file = await noise.toFormat(format).toBuffer();
    await expect(encodePicture(file.subarray(0, file.length / 2))).rejects.toThrow(DAMAGED);
    await expect(encodePicture(file.subarray(0, 20))).rejects.toThrow(/^(Choose|This picture can)/);
  });

  test('a page that begins as a PNG does', async () => {
    const file = Buffer.concat([flatPng(10).subarray(0, 33), Buffer.from('<script>alert(1)</script>'.repeat(100))]);
    await expect(encodePicture(file)).rejects.toThrow(DAMAGED);
  });

  test('bombs, before anything is unpacked: 30,000 pixels a side, announced or really there', async () => {
    const before = process.memoryUsage().rss;
    await expect(encodePicture(flatPng(30_000, 1))).rejects.toThrow('The picture can have at most 40 megapixels');
    const real = flatPng(8_000);
    expect(real.length).toBeLessThan(100_000);
    await expect(encodePicture(real)).rejects.toThrow('The picture can have at most 40 megapixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });
});

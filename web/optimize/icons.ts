import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CLIENT } from './files.ts';

/** Paper by day: what an icon stands on where the system gives it no ground of its own. */
const PAPER = '#f8f5ef';
const INK = '#15172a';

/** An .ico file of one PNG picture, as every browser reads it since 2007. */
const ico = (png: Buffer, side: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** Lays beside favicon.svg the icons that it cannot serve for, and the manifest that names them. */
export const writeIcons = async (): Promise<void> => {
  const svg = await readFile(join(CLIENT, 'favicon.svg'));
  const bare = (side: number) =>
    sharp(svg, { density: 72 * (side / 32) })
      .resize(side, side)
      .png()
      .toBuffer();
  /** On paper, with `margin` of its side left free, for systems that cut icons to a shape. */
  const grounded = async (side: number, margin: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: PAPER } })
      .composite([{ input: await bare(Math.round(side * (1 - 2 * margin))) }])
      .png({ palette: true })
      .toBuffer();
  const manifest = {
    id: '/',
    name: 'DevOrbit',
    short_name: 'DevOrbit',
    description: 'Practise algorithms on original problems, with a real judge.',
    start_url: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: INK,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  const files = {
    'favicon.ico': ico(await bare(32), 32),
    'apple-touch-icon.png': await grounded(180, 0.12),
    'icon-192.png': await grounded(192, 0.2),
    'icon-512.png': await grounded(512, 0.2),
    'manifest.webmanifest': JSON.stringify(manifest),
  };
  await Promise.all(Object.entries(files).map(([name, data]) => writeFile(join(CLIENT, name), data)));
};

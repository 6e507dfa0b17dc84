import { fileTypeFromBuffer } from 'file-type';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { damagedPicture, hugePicture, notAPicture } from './errors.ts';

/** Pictures of today's telephones fit; a bomb of 30,000 × 30,000 does not. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;
/** Tried until the picture is small enough: noise alone needs more than the first. */
const QUALITIES = [82, 60, 30, 5];

/** Content → the format that the decoder must find in it. */
const formats = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'heif'],
]);

// No other decoder of the library can be reached, whatever the bytes say.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * In pixels; a picture of other proportions is cut, or, with `whole`, made to fit within, and never larger than it was.
 * `maxBytes` is what is kept at most: 0.8 bytes a pixel do for noise too.
 */
export type PictureSize = { width: number; height: number; maxBytes: number; whole?: true };

/**
 * A WebP of the first frame for each size, upright, in sRGB: made of pixels alone, so that nothing else of the file is
 * left. Decodes outside the event loop. Throws a Refusal for what is no whole picture of a format that we take.
 */
export async function encodePicture<Name extends string>(
  file: Buffer,
  sizes: Record<Name, PictureSize>,
): Promise<Record<Name, Buffer>> {
  const format = formats.get((await fileTypeFromBuffer(file).catch(() => undefined))?.mime ?? '');
  if (format === undefined) throw notAPicture();
  const found = await open(file).metadata().catch(refuse);
  if (found.format !== format) throw notAPicture();
  if (found.width * found.height > MAX_PIXELS) throw hugePicture();
  const packed = {} as Record<Name, Buffer>;
  // One after another: each decoding may hold all pixels.
  for (const [name, size] of Object.entries(sizes) as [Name, PictureSize][]) packed[name] = await resize(file, size);
  return packed;
}

const open = (file: Buffer): Sharp =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });

async function resize(file: Buffer, { width, height, maxBytes, whole }: PictureSize): Promise<Buffer> {
  const { data, info } = await open(file)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(width, height, whole ? { fit: 'inside', withoutEnlargement: true } : { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return pack(data, info, maxBytes);
}

function refuse(cause: unknown): never {
  throw cause instanceof Error && /pixel limit/.test(cause.message) ? hugePicture() : damagedPicture();
}

async function pack(pixels: Buffer, { width, height, channels }: OutputInfo, maxBytes: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const packed = await sharp(pixels, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
    if (packed.length <= maxBytes) return packed;
  }
  throw new Error('A picture was too large at every quality');
}

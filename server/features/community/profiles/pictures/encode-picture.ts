import { PICTURE_SIDE } from '@devorbit/contract/community/profiles.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type OutputInfo } from 'sharp';
import { damagedPicture, hugePicture, notAPicture } from '../errors.ts';

/** Pictures of today's telephones fit; a bomb of 30,000 × 30,000 does not. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;
/** What the database takes. Noise alone needs more than the first quality. */
const MAX_BYTES = 200 * 1024;
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
 * A square WebP of the first frame, upright, in sRGB: made of pixels alone, so that nothing else of the file is left.
 * Decodes outside the event loop. Throws a Refusal for what is no whole picture of a format that we take.
 */
export async function encodePicture(file: Buffer): Promise<Buffer> {
  const format = formats.get((await fileTypeFromBuffer(file).catch(() => undefined))?.mime ?? '');
  if (format === undefined) throw notAPicture();
  const input = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });
  const found = await input.metadata().catch(refuse);
  if (found.format !== format) throw notAPicture();
  if (found.width * found.height > MAX_PIXELS) throw hugePicture();
  const { data, info } = await input
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return pack(data, info);
}

function refuse(cause: unknown): never {
  throw cause instanceof Error && /pixel limit/.test(cause.message) ? hugePicture() : damagedPicture();
}

async function pack(pixels: Buffer, { width, height, channels }: OutputInfo): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const packed = await sharp(pixels, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
    if (packed.length <= MAX_BYTES) return packed;
  }
  throw new Error('A picture was too large at every quality');
}

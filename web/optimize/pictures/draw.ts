import satori from 'satori';
import sharp from 'sharp';
import { card } from './card.ts';
import { pictureFonts } from './fonts.ts';
import { HEIGHT, sky, WIDTH } from './sky.ts';

export type Words = { title: string; description: string };

/** Pictures of 1200 × 630 for previews of links, as JPEG, one for each of `all`, in their order. */
export async function drawPictures(all: Words[]): Promise<Buffer[]> {
  const letters = [...new Set(all.flatMap(({ title, description }) => [...title, ...description, ...'DevOrbit…']))];
  const fonts = await pictureFonts(letters.join(''));
  const background = await sharp(Buffer.from(sky)).flatten().removeAlpha().raw().toBuffer();
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  return Promise.all(
    all.map(async ({ title, description }) => {
      const words = await satori(card(title, description), { width: WIDTH, height: HEIGHT, fonts });
      return sharp(background, { raw })
        .composite([{ input: Buffer.from(words) }])
        .jpeg({ quality: 78, chromaSubsampling: '4:4:4' })
        .toBuffer();
    }),
  );
}

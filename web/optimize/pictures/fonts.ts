import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** A typeface of the pages at one weight, with the characters of `text`, in a form that the drawing of pictures reads. */
const cut = async (family: string, weight: number, text: string): Promise<Buffer> =>
  subsetFont(await readFile(resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });

/** The fonts for pictures in which only these characters are written. */
export const pictureFonts = async (text: string) => {
  const [display, plain] = await Promise.all([
    cut('bricolage-grotesque', 650, text),
    cut('instrument-sans', 450, text),
  ]);
  return [
    { name: 'Display', data: display, weight: 600 as const, style: 'normal' as const },
    { name: 'Text', data: plain, weight: 400 as const, style: 'normal' as const },
  ];
};

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Cuts the three typefaces to the characters and weights that pages use, into styles/cut-fonts/ (run `npm run fonts`
 * after a change here; the results are committed). What a cut lacks is fetched from the whole file, by unicode-range.
 */
const characters = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ascii = characters(0x20, 0x7e);
const latin1 = characters(0xa0, 0xff);
const signs = '–—‘’“”•…−×≤≥≠√∞←↑→↓';

const cuts = [
  { family: 'bricolage-grotesque', text: ascii + signs, weights: { min: 600, max: 720 } },
  { family: 'instrument-sans', text: ascii + latin1 + signs, weights: { min: 400, max: 700 } },
  // Without its ligatures: a beginner must see the characters that are there.
  { family: 'jetbrains-mono', text: ascii + signs, weights: { min: 400, max: 700 }, noLayoutClosure: true },
];

const { resolve } = createRequire(import.meta.url);
for (const { family, text, weights, noLayoutClosure = false } of cuts) {
  const whole = await readFile(resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`));
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    noLayoutClosure,
  });
  await writeFile(new URL(`../styles/cut-fonts/${family}.woff2`, import.meta.url), cut);
  console.log(`${family}: ${whole.length} → ${cut.length} bytes`);
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** A style of the house on paper: titles, text, and text that stands out. */
export type Face = 'display' | 'text' | 'strong';

/** The files of a face, the first that has a letter draws it: Latin, its extensions and Vietnamese, Devanagari. */
const files: Record<Face, readonly string[]> = {
  display: [
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff',
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
  ],
  text: [
    '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
    '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff',
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  ],
  strong: [
    '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
    '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff',
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff',
  ],
};

export type OpenFont = { name: string; bytes: Buffer; font: Font };

const opened = new Map<string, OpenFont>();
function open(name: string): OpenFont {
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(name)));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${name} holds several fonts`);
  opened.set(name, { name, bytes, font });
  return open(name);
}

/** A piece of a line that one font draws. */
export type Run = { font: OpenFont; text: string };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners shape the letters around them and are none themselves. */
const points = (text: string): number[] =>
  [...text].map((letter) => letter.codePointAt(0) ?? 0).filter((point) => point !== 0x200c && point !== 0x200d);

/** A line in runs; null where a letter of it is in none of the face's fonts. */
function optionalRuns(line: string, face: Face): Run[] | null {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(line)) {
    const last = runs.at(-1);
    const has = ({ font }: OpenFont) => points(segment).every((point) => font.hasGlyphForCodePoint(point));
    // A blank goes with what stands before it.
    if (last && has(last.font) && /^\s$/.test(segment)) last.text += segment;
    else {
      const name = files[face].find((file) => has(open(file)));
      if (name === undefined) return null;
      if (last?.font.name === name) last.text += segment;
      else runs.push({ font: open(name), text: segment });
    }
  }
  return runs;
}

/** Whether our fonts have every letter of it. */
export const canWrite = (line: string): boolean =>
  (['display', 'text', 'strong'] as const).every((face) => optionalRuns(line, face) !== null);

/** A line in runs; letters that no font has are left out. */
export const runsOf = (line: string, face: Face): Run[] =>
  optionalRuns(line, face) ??
  optionalRuns([...line].filter((letter) => optionalRuns(letter, face) !== null).join(''), face) ??
  [];

const widthOfRun = ({ font: { font }, text }: Run, size: number): number =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size;

/** How wide a line is, in points. */
export const widthOf = (line: string, face: Face, size: number, spacing = 0): number =>
  runsOf(line, face).reduce((sum, run) => sum + widthOfRun(run, size), 0) + spacing * Math.max(0, [...line].length - 1);

/** The size, at most `size`, at which a line fits into `width`. */
export const fitting = (line: string, face: Face, size: number, width: number): number =>
  Math.min(size, (width / Math.max(1, widthOf(line, face, 1))) * 1);

/** A line in as many lines as it needs for `width`; words stay whole. */
export function wrapped(line: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** The outlines of a line that begins at `x` on the base line `y`, as the data of one SVG path. */
export function outlineOf(line: string, face: Face, size: number, x: number, y: number, spacing = 0): string {
  let pen = x;
  let data = '';
  for (const run of runsOf(line, face)) {
    const { font } = run.font;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const [left, base] = [pen + xOffset * scale, y - yOffset * scale];
      for (const { command, args } of glyph.path.commands) {
        const place = (value: number, index: number) =>
          number(index % 2 === 0 ? left + value * scale : base - value * scale);
        data += letters[command] + args.map(place).join(' ');
      }
      pen += xAdvance * scale + spacing;
    }
  }
  return data;
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

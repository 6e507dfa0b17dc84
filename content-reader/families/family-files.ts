import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a family says in files of their own, by the name of the file. */
const files = {
  statement: 'statement.md',
  editorial: 'editorial.md',
  python: 'solution.py',
  cpp: 'solution.cpp',
  brute: 'brute.py',
} as const;
export type FamilyTexts = Record<keyof typeof files, string>;
const kinds = Object.keys(files) as (keyof typeof files)[];

const besides = ['family.yaml', 'scenes.yaml', 'logic.ts'];

export type FamilyFiles = {
  /** A whole set of texts for each variant. */
  variants: Record<string, FamilyTexts>;
  /** Every file once, for checks. */
  placed: { place: string; text: string }[];
};

/**
 * The texts of the family in `folder` for each of its variants: the variant's own file, else the one beside
 * `family.yaml`. Throws where neither is there, and for files that nobody would read.
 */
export function readFamilyFiles(folder: string, variants: string[]): FamilyFiles {
  const known: string[] = Object.values(files);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() ? !variants.includes(entry.name) : ![...known, ...besides].includes(entry.name))
      throw new Error(`${entry.name}: nothing reads it`);
    if (!entry.isDirectory()) continue;
    const stray = readdirSync(join(folder, entry.name)).find((name) => !known.includes(name));
    if (stray !== undefined) throw new Error(`${entry.name}/${stray}: nothing reads it`);
  }
  const placed = new Map<string, string>();
  const read = (variant: string, file: string): string => {
    const place = existsSync(join(folder, variant, file)) ? `${variant}/${file}` : file;
    if (!existsSync(join(folder, place))) throw new Error(`${file} is missing, beside family.yaml or in ${variant}/`);
    const text = placed.get(place) ?? readFileSync(join(folder, place), 'utf8').trimEnd();
    if (text.trim() === '') throw new Error(`${place}: it is empty`);
    placed.set(place, text);
    return text;
  };
  const sets = variants.map((variant) => [
    variant,
    Object.fromEntries(kinds.map((kind) => [kind, read(variant, files[kind])])) as FamilyTexts,
  ]);
  const hidden = known.find((file) => existsSync(join(folder, file)) && !placed.has(file));
  if (hidden !== undefined) throw new Error(`${hidden}: every variant has its own, so nothing reads it`);
  return {
    variants: Object.fromEntries(sets) as Record<string, FamilyTexts>,
    placed: [...placed].map(([place, text]) => ({ place, text })),
  };
}

import { z } from 'zod';

const GROUPS = /\(\?<([A-Za-z]+)>/g;
const groupsOf = (pattern: string): string[] => [...pattern.matchAll(GROUPS)].map(([, name = '']) => name);
/** Two that follow each other and may take the same text need time that grows with its square, and more. */
const REPEATED_TWICE = /\([^()]*[*+]\)[*+{]/;

/** A regular expression of one line, with these named groups and no others. */
const pattern = (needed: readonly string[], allowed: readonly string[] = []) =>
  z
    .string()
    .max(300)
    .refine(isPattern, 'is not a regular expression')
    .refine((text) => !REPEATED_TWICE.test(text), 'repeats what repeats itself')
    .refine((text) => needed.every((name) => groupsOf(text).includes(name)), `needs the groups ${needed.join(', ')}`)
    .refine(
      (text) => groupsOf(text).every((name) => needed.includes(name) || allowed.includes(name)),
      'has a group that means nothing here',
    );

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** One way in which a compiler or a program names a place of a file. */
export const PlacePattern = z.strictObject({
  /** `line` is missing where the tool knows the file alone, `file` where it names none: then the one that was run is meant. */
  place: pattern([], ['file', 'line', 'column', 'severity', 'message']).refine(
    (text) => ['file', 'line'].some((name) => groupsOf(text).includes(name)),
    'needs the group file or line',
  ),
  /** The line that says what is wrong, where that is another one: the nearest that stands before or after. */
  words: z.strictObject({ pattern: pattern(['message'], ['severity']), stand: z.enum(['before', 'after']) }).optional(),
  /** Of all own places of the same words. */
  take: z.enum(['each', 'first', 'last']).default('each'),
  /** The source follows, and under it `^` and `~` at what is meant. */
  caret: z.boolean().default(false),
  /** Lines behind that belong to the words. */
  more: pattern(['message']).optional(),
});
export type PlacePattern = z.infer<typeof PlacePattern>;

/** How the output of a language's tools is read: `content/languages/<folder>/ide.yaml`. */
export const ProblemMatcher = z.strictObject({
  /** What a column counts: bytes, letters as JavaScript does (`units`), or cells of a screen on which a tab ends at the next eighth. */
  columns: z.enum(['units', 'letters', 'bytes', 'cells']).default('units'),
  places: z.array(PlacePattern).min(1).max(12),
});
export type ProblemMatcher = z.infer<typeof ProblemMatcher>;

export const IdeLanguageFile = z.strictObject({ problems: ProblemMatcher });
export type IdeLanguageFile = z.infer<typeof IdeLanguageFile>;

/** By the name of a language. */
export const ProblemMatchers = z.record(z.string(), ProblemMatcher);
export type ProblemMatchers = z.infer<typeof ProblemMatchers>;

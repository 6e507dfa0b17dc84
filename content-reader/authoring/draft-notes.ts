import { createHash } from 'node:crypto';
import { AuthoredDraft, AuthoredProgram, SolutionRole } from '@devorbit/contract/practice/authoring.ts';
import { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { PackageFiles } from '../packages/imported-problem.ts';
import { readYaml, textOf } from '../packages/package-text.ts';

export const NOTES_FILE = '.devorbit.yaml';
export const EDITORIAL_FILE = '.editorial.md';
export const GENERATORS = 'generators';

const draft = AuthoredDraft.shape;

/** How a secret test came to be, by its name in the package; it holds as long as the test's files are what `sum` says. */
const TestNotes = z.object({
  name: z.string().optional(),
  generator: z.string().optional(),
  args: z.string().optional(),
  /** The reference answers it. */
  answer: z.literal('reference').optional(),
  sum: z.string(),
});

/** `.devorbit.yaml`: what the package format has no word for. Our problems of `content/` have some of it. */
export const DraftNotes = z.object({
  difficulty: Difficulty.optional(),
  tags: draft.tags.optional(),
  signature: draft.signature.optional(),
  constraints: draft.constraints.default([]),
  /** Of the examples, by their number from 1. */
  explanations: z.record(z.string(), z.string()).default({}),
  hints: draft.hints.default([]),
  starters: draft.starters.default({}),
  /** In the folder `generators/`. */
  generators: z.array(AuthoredProgram.omit({ source: true })).default([]),
  /** In the author's order, by their paths below `submissions/`; absent where nobody has ordered them. */
  solutions: z.array(z.object({ file: z.string(), role: SolutionRole })).optional(),
  tests: z.record(z.string(), TestNotes).default({}),
});
export type DraftNotes = z.infer<typeof DraftNotes>;

/** What a package says to the authoring page alone. */
export type DraftExtras = { notes: DraftNotes; editorial: string; generators: AuthoredDraft['generators'] };

/** Tells the files of one test from all others. */
export const sumOf = ({ input, answer }: { input: string; answer: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([input, answer]))
    .digest('hex')
    .slice(0, 16);

/** Reads what stands beside the format in a package; all is empty where there is nothing. Throws PackageError. */
export function readExtras(files: PackageFiles): DraftExtras {
  const notes = readYaml(NOTES_FILE, files.has(NOTES_FILE) ? textOf(files, NOTES_FILE) : '', DraftNotes);
  return {
    notes,
    editorial: files.has(EDITORIAL_FILE) ? textOf(files, EDITORIAL_FILE).trim() : '',
    generators: notes.generators.flatMap((program) => {
      const path = `${GENERATORS}/${program.name}`;
      return files.has(path) ? [{ ...program, source: textOf(files, path) }] : [];
    }),
  };
}

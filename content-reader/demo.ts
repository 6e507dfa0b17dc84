import { join } from 'node:path';
import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { withoutHarness } from '@devorbit/contract/practice/harness-parts.ts';
import { z } from 'zod';
import { languageOf } from './content-programs.ts';
import { packageNames, readSubmissions } from './problem-package.ts';
import { readContent } from './read-content.ts';

const Line = z.string().min(1).max(80);
const DemoLearner = z.strictObject({
  username: z.string().regex(/^[a-z_]{3,30}$/),
  name: Line,
  location: Line.optional(),
  bio: Line.optional(),
  skills: z.array(Line).max(5).default([]),
});

export type DemoLearner = z.infer<typeof DemoLearner>;

/** What somebody may have submitted to the problem of a package, and the verdict that its author promises. */
export type AuthorsProgram = { package_name: string; verdict: Verdict; language: PracticeLanguage; code: string };

/** The learners of the demo world, of `root` (`content/demo`); throws where two share a name. */
export function readDemoLearners(root: string): DemoLearner[] {
  const learners = readContent(z.array(DemoLearner), join(root, 'learners.yaml'));
  if (new Set(learners.map(({ username }) => username)).size < learners.length)
    throw new Error('learners.yaml: two learners share a username');
  return learners;
}

/** What the authors of all packages of `root` (`content/problems`) submitted in a language of the practice screen, as learners write it. */
export const authorsPrograms = (root: string): AuthorsProgram[] =>
  packageNames(root).flatMap((package_name) =>
    readSubmissions(join(root, package_name)).flatMap(({ file, promised: verdict, source }) => {
      const language = languageOf(file);
      return language ? [{ package_name, verdict, language, code: withoutHarness(source, language).own }] : [];
    }),
  );

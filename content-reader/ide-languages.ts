import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { IdeLanguageFile, type ProblemMatchers } from '@devorbit/contract/ide/problem-matchers.ts';
import { readCatalogue } from './catalogue.ts';
import { readContent } from './read-content.ts';

/** How the tools of languages name places: every `ide.yaml` below `root` (`content/languages`), by all names of its language. */
export const readProblemMatchers = (root: string): ProblemMatchers =>
  Object.fromEntries(
    readCatalogue(root).flatMap(({ folder, language, aliases }) => {
      const file = join(root, folder, 'ide.yaml');
      if (!existsSync(file)) return [];
      const { problems } = readContent(IdeLanguageFile, file);
      return [language, ...aliases].map((name) => [name, problems] as const);
    }),
  );

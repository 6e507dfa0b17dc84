import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ideLanguages } from '@devorbit/contract/execution/language-lists.ts';
import { IdeLanguageFile, type ProblemMatchers } from '@devorbit/contract/ide/problem-matchers.ts';
import { readCatalogue } from './catalogue.ts';
import { readContent } from './read-content.ts';

/** How the tools of languages name places: every `ide.yaml` below `root` (`content/languages`), by the language's name and that of the Online IDE. */
export const readProblemMatchers = (root: string): ProblemMatchers =>
  Object.fromEntries(
    readCatalogue(root).flatMap(({ folder, language, aliases }) => {
      const file = join(root, folder, 'ide.yaml');
      if (!existsSync(file)) return [];
      const { problems } = readContent(IdeLanguageFile, file);
      const names = aliases.filter((name) => ideLanguages.some((each) => each.language === name));
      return [language, ...names].map((name) => [name, problems] as const);
    }),
  );

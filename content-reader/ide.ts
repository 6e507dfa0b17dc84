import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOfName } from '@devorbit/contract/execution/file-languages.ts';
import { type Start, TemplatesFile } from '@devorbit/contract/ide/start.ts';
import { readContent } from './read-content.ts';

type Files = Start['samples'];

/** The files of a folder; the one that is opened first comes first: the main one, else by name. */
function readFolder(folder: string): Files {
  const isMain = (name: string): boolean => /^main\./i.test(name);
  return readdirSync(folder)
    .toSorted((one, other) => Number(isMain(other)) - Number(isMain(one)) || (one < other ? -1 : 1))
    .map((name) => ({ name, language: languageOfName(name), content: readFileSync(join(folder, name), 'utf8') }));
}

/** What the Online IDE begins with: `root` is `content/ide`. */
export const readIde = (root: string): Pick<Start, 'samples' | 'templates'> => ({
  samples: readFolder(join(root, 'samples')),
  templates: readContent(TemplatesFile, join(root, 'templates.yaml')).map(({ from, stdin = '', ...template }) => ({
    ...template,
    stdin,
    files: readFolder(from === undefined ? join(root, 'templates', template.id) : join(root, '..', from)),
  })),
});

import type { AuthoredLanguage } from '@devorbit/content-reader/languages.ts';
import { starterCode } from '@devorbit/content-reader/starter-code.ts';
import type { Signature } from '@devorbit/contract/execution/languages.ts';
import type { Program } from './draft.ts';

/** The starter templates of `content/languages/`. */
export type Templates = Record<'python' | 'cpp', string>;

/** Throws where one is missing. */
export function templatesOf(languages: Pick<AuthoredLanguage, 'id' | 'template'>[]): Templates {
  const template = (wanted: string): string => {
    const found = languages.find(({ id }) => id === wanted);
    if (!found) throw new Error(`there is no starter code of ${wanted}`);
    return found.template;
  };
  return { python: template('python'), cpp: template('cpp') };
}

const indent = (body: string, width: number): string =>
  body
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(width) + line))
    .join('\n');

const emptyBody = { python: /^    pass$/m, cpp: /^ {2}return \{\};$/m };

/** The starter code with `solve` filled in. Throws where the template has no empty `solve`. */
export function wholeProgram(
  templates: Templates,
  language: 'python' | 'cpp',
  signature: Signature,
  body: string,
): Program {
  const starter = starterCode(templates[language], language, signature);
  const empty = emptyBody[language];
  if (!empty.test(starter)) throw new Error(`the starter code of ${language} has no empty solve`);
  return { language, source: starter.replace(empty, () => indent(body, language === 'python' ? 4 : 2)) };
}

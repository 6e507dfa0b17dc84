import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import { LanguageFile, type Signature } from '@devorbit/contract/execution/languages.ts';
import type { SolvingLanguage } from '@devorbit/contract/practice/problems.ts';
import { load } from 'js-yaml';
import { functionCode } from './harness.ts';
import { starterCode } from './starter-code.ts';

export type AuthoredLanguage = LanguageFile & { template: string };

/** The practice languages of `content/languages/`, in the order of the selector. */
export function readLanguages(root: string): AuthoredLanguage[] {
  return practiceLanguages.map((id) => {
    const dir = join(root, id);
    const starter = readdirSync(dir).find((file) => file.startsWith('starter.'));
    if (!starter) throw new Error(`${id} has no starter code`);
    return {
      ...LanguageFile.parse(load(readFileSync(join(dir, 'language.yaml'), 'utf8'))),
      template: readFileSync(join(dir, starter), 'utf8'),
    };
  });
}

/** The language selector of a problem: each language with the starter code for its signature, and its `solve` alone. */
export function languageOptions(
  languages: AuthoredLanguage[],
  signature: Signature | null,
): Omit<SolvingLanguage, 'runs'>[] {
  return languages.map(({ id, display_name, runtime, template }) => {
    const starter_code = starterCode(template, id, signature);
    return {
      id,
      display_name,
      language: runtime.language,
      version: runtime.version,
      starter_code,
      function_code: functionCode(starter_code, id, signature),
    };
  });
}

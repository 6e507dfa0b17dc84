import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { type AuthoredProgram, type AuthoredSolution, SolutionRole } from '@devorbit/contract/practice/authoring.ts';

export const extensions: Record<string, PracticeLanguage> = {
  js: 'javascript',
  py: 'python',
  java: 'java',
  cpp: 'cpp',
  cc: 'cpp',
};

/** The language of an author's file, by its extension. */
export const languageOf = (file: string): PracticeLanguage | undefined =>
  extensions[file.slice(file.lastIndexOf('.') + 1)];

/** The Python validators of a package's inputs. */
export function readValidators(dir: string): { file: string; source: Buffer }[] {
  const folder = join(dir, 'input_validators');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.py'));
  return files.sort().map((file) => ({ file, source: readFileSync(join(folder, file)) }));
}

/** What a draft of the problem begins with; the validator says by exit code 42 that an input is valid. */
export type ContentPrograms = { solutions: AuthoredSolution[]; validator: AuthoredProgram | null };

/**
 * The authors' submissions by the names of a draft, which are all different: the first accepted one is the reference. One in
 * no language of the practice screen is left out, and of several validators all but the first.
 */
export function contentPrograms(
  submissions: { file: string; folder: string; source: string }[],
  [validator]: { file: string; source: Buffer }[],
): ContentPrograms {
  const taken = new Set(validator && [validator.file]);
  const solutions = submissions.flatMap(({ file, folder, source }): AuthoredSolution[] => {
    const language = languageOf(file);
    const role = SolutionRole.exclude(['reference']).safeParse(folder);
    if (!language || !role.success) return [];
    const name = taken.has(file) ? `${folder}_${file}` : file;
    taken.add(name);
    return [{ name, language, source, role: role.data }];
  });
  const reference = solutions.findIndex(({ role }) => role === 'accepted');
  return {
    solutions: [
      ...solutions.slice(reference, reference + 1).map((solution) => ({ ...solution, role: 'reference' as const })),
      ...solutions.filter((_, at) => at !== reference),
    ],
    validator: validator
      ? { name: validator.file, language: 'python', source: validator.source.toString('utf8') }
      : null,
  };
}

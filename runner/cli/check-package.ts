import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '@devorbit/content-reader/content-programs.ts';
import {
  type AuthoredProblem,
  type AuthoredSubmission,
  promisedVerdicts,
} from '@devorbit/content-reader/problem-package.ts';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';

/** What a package lacks before anything of it is run; empty where nothing. */
export function lacks(problem: AuthoredProblem, submissions: AuthoredSubmission[], validators: number): string[] {
  const faults: string[] = [];
  const { tests } = problem.judging;
  const samples = tests.filter(({ sample }) => sample).length;
  const folder = (name: string) => submissions.filter((submission) => submission.folder === name);
  const accepted = new Set(folder('accepted').map(({ file }) => languageOf(file)));
  const unknown = submissions.filter(({ file }) => languageOf(file) === undefined);
  if (samples < 2 || samples > 3) faults.push(`it has ${samples} samples, not 2 or 3`);
  if (tests.length - samples < 12) faults.push(`it has ${tests.length - samples} secret tests, fewer than 12`);
  if (problem.statement === '') faults.push('its statement is empty');
  if (validators === 0) faults.push('it has no input validator');
  if (accepted.size < 2)
    faults.push(
      `it has accepted submissions in ${accepted.size} of ${practiceLanguages.length} languages, fewer than 2`,
    );
  for (const name of ['wrong_answer', 'time_limit_exceeded']) {
    if (folder(name).length === 0) faults.push(`it has no ${name} submission`);
  }
  for (const { folder: of, file } of unknown) faults.push(`${of}/${file} is in an unsupported language`);
  return faults;
}

/** Folders below `submissions/` that promise nothing we know. */
export function strangeFolders(dir: string): string[] {
  const path = join(dir, 'submissions');
  return existsSync(path) ? readdirSync(path).filter((name) => !(name in promisedVerdicts)) : [];
}

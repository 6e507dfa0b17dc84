import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredDraft, SolutionRole } from '@devorbit/contract/practice/authoring.ts';
import { PDF_STATEMENT } from '@devorbit/contract/practice/problems.ts';
import type { ImportedProblem, PackagedSubmission } from '../packages/imported-problem.ts';
import { folderRules, promiseOf } from '../packages/promises.ts';
import { catalogueProgram, judgeProgram } from './practice-program.ts';

/** A package's name, of a–z and 0–9, from a title. */
export const packageName = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 40) || 'problem';

const folderOf = (role: SolutionRole): string => (role === 'reference' ? 'accepted' : role);

/** The draft's solutions, each in the folder that promises its role, in the draft's order. */
export function packagedSolutions({ solutions }: Pick<AuthoredDraft, 'solutions'>): PackagedSubmission[] {
  const taken = new Set<string>();
  return solutions.map((solution) => {
    const folder = folderOf(solution.role);
    const program = judgeProgram(solution, taken);
    const rule = folderRules[folder];
    const { promised, mayAlso } = promiseOf(rule ? [rule] : []);
    const file = `${folder}/${program.files[0]?.name}`;
    return { file, promised, program, ...(mayAlso.length > 0 ? { mayAlso } : {}) };
  });
}

/** A draft with the judging package that it was verified by, as the writers of packages take it. */
export function importedOfDraft(draft: AuthoredDraft, judging: JudgePackage, pdf?: Uint8Array): ImportedProblem {
  const { validator, statement, tags } = draft;
  const title = draft.title || 'Problem';
  const name = packageName(title);
  const own = judging.validator;
  return {
    format: '2025-09',
    name,
    statements: [
      pdf && statement === PDF_STATEMENT
        ? { language: 'en', title, text: statement, format: 'pdf', pdf }
        : { language: 'en', title, text: statement, format: 'markdown' },
    ],
    tags,
    judging: {
      ...judging,
      name,
      ...(own ? { validator: { protocol: own.protocol, program: catalogueProgram(own.program) } } : {}),
    },
    timeLimit: 'given',
    submissions: packagedSolutions(draft),
    inputValidators: validator
      ? [{ protocol: validator.protocol, program: judgeProgram(validator.program, new Set()), args: [] }]
      : [],
    notTaken: [],
  };
}

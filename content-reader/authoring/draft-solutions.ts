import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredSolution, SolutionRole } from '@devorbit/contract/practice/authoring.ts';
import type { PackagedSubmission } from '../packages/imported-problem.ts';
import type { DraftNotes } from './draft-notes.ts';
import { NoPracticeProgram, practiceProgram } from './practice-program.ts';

const MAX_SOLUTIONS = 30;

type Promised = Exclude<SolutionRole, 'reference'>;
/** A role, and the verdicts that fulfil it; the package format counts too much memory or output as a crash. */
const roles: [Promised, Verdict[]][] = [
  ['accepted', ['Accepted']],
  ['wrong_answer', ['Wrong Answer']],
  ['time_limit_exceeded', ['Time Limit Exceeded', 'Idleness Limit Exceeded']],
  ['run_time_error', ['Runtime Error', 'Memory Limit Exceeded', 'Output Limit Exceeded']],
];

const roleOf = ({ promised, partial }: PackagedSubmission): Promised | undefined =>
  partial || promised.length === 0
    ? undefined
    : roles.find(([, verdicts]) => promised.every((verdict) => verdicts.includes(verdict)))?.[0];

/** The submissions in the order and with the reference that the package names. */
function inOrder(submissions: PackagedSubmission[], told: NonNullable<DraftNotes['solutions']>): PackagedSubmission[] {
  const places = new Map(told.map(({ file }, at) => [file, at]));
  const placeOf = ({ file }: PackagedSubmission): number => places.get(file) ?? told.length;
  return submissions.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The submissions by what they promise. The reference is the one that the package names, or else the first accepted one.
 * What has no place in a draft is told to `note`.
 */
export function draftSolutions(
  submissions: PackagedSubmission[],
  { solutions: told }: DraftNotes,
  taken: Set<string>,
  note: (sentence: string) => void,
): AuthoredSolution[] {
  const found = inOrder(submissions, told ?? []).flatMap((submission) => {
    const { file, promised, program } = submission;
    const role = roleOf(submission);
    if (role === undefined) {
      const what = promised.length === 0 ? 'promises no verdict' : `may get ${promised.join(' or ')}`;
      note(`submissions/${file} is left out: it ${what}, for which there is no role here`);
      return [];
    }
    try {
      return [{ file, solution: { ...practiceProgram(program, file, taken), role } satisfies AuthoredSolution }];
    } catch (error) {
      if (!(error instanceof NoPracticeProgram)) throw error;
      note(`submissions/${file} is left out: it ${error.message}`);
      return [];
    }
  });
  if (found.length > MAX_SOLUTIONS) note(`Of ${found.length} submissions the first ${MAX_SOLUTIONS} are taken`);
  const isAccepted = ({ solution }: (typeof found)[number]): boolean => solution.role === 'accepted';
  const named = told?.find(({ role }) => role === 'reference')?.file;
  const kept = found.slice(0, MAX_SOLUTIONS);
  const reference = told ? kept.find((one) => one.file === named && isAccepted(one)) : kept.find(isAccepted);
  return kept.map((one): AuthoredSolution =>
    one === reference ? { ...one.solution, role: 'reference' } : one.solution,
  );
}

import type { ImportedProblem, PackagedSubmission } from '@devorbit/content-reader/packages/imported-problem.ts';
import { MAX_PACKAGE_BYTES } from '@devorbit/content-reader/problem-package.ts';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { Languages } from '../languages/detect.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { checkInputs } from './check-inputs.ts';
import { checkTrial } from './check-trials.ts';
import { judgePackaged, type Row } from './judge-submission.ts';
import { inPool } from './pool.ts';
import { reportedLanguage } from './program-tools.ts';
import { promiseInWords } from './promised.ts';
import { MOST_TIME, inferTimeLimit } from './time-limit.ts';

export type { Row };

/** What a verification found. */
export type Report = {
  /** The problem with the time limit that it is judged by. */
  problem: ImportedProblem;
  rows: Row[];
  /** Why the package as a whole is not right, a sentence each; empty where nothing is. Broken promises stand in the rows. */
  faults: string[];
  /** The time limit in ms, where it was inferred, and the slowest accepted submission that it comes from. */
  inferred?: { limit_ms: number; slowest_ms: number };
};

const isAccepted = ({ promised }: PackagedSubmission): boolean => promised.length === 1 && promised[0] === 'Accepted';
const mustBeTooSlow = ({ promised }: PackagedSubmission): boolean =>
  promised.length === 1 && promised[0] === 'Time Limit Exceeded';

const within = (judging: JudgePackage, time_ms: number): JudgePackage => ({
  ...judging,
  limits: { ...judging.limits, time_ms: Math.round(time_ms) },
});

const unjudged = (problem: ImportedProblem, submission: PackagedSubmission): Row => ({
  package: problem.name,
  file: submission.file,
  expected: promiseInWords(submission),
  language: reportedLanguage(submission.program.language),
  verdict: null,
  message: 'no time limit can be inferred from the accepted submissions',
  time_ms: null,
  memory_kb: null,
  ok: false,
});

/** What the problem's validators say of its inputs, and of what it gives to try them on: a sentence for each fault. */
async function checkValidators(problem: ImportedProblem, lanes: Lane[]): Promise<string[]> {
  const { inputValidators, invalidInputs = [], trialOutputs = [] } = problem;
  const faults: string[] = [];
  const refused = new Set<string>();
  const checks = inputValidators.map((validator) => (lane: Lane) => checkInputs(problem, validator, lane));
  await inPool(lanes, checks, (found) => {
    faults.push(...found.faults);
    for (const name of found.refused) refused.add(name);
  });
  for (const { name } of invalidInputs)
    if (!refused.has(name)) faults.push(`no input validator rejects the input of ${name}`);
  const trials = trialOutputs.map((trial) => (lane: Lane) => checkTrial(problem, trial, lane));
  await inPool(lanes, trials, (fault) => {
    if (fault !== null) faults.push(fault);
  });
  return faults;
}

/**
 * Verifies a problem before it is accepted: every input passes every input validator, the validators refuse and accept
 * what the package says, every submission gets what it promises, and an accepted one there is. A time limit that the package does not give is inferred from the accepted ones.
 * `lanes` must be free; `tell` gets each row as it comes. Rejects for our own failure alone.
 */
export async function verifyImported(
  problem: ImportedProblem,
  lanes: Lane[],
  languages: Languages,
  tell: (row: Row) => void = () => {},
): Promise<Report> {
  const rows: Row[] = [];
  const faults: string[] = [];
  const judgeAll = (submissions: PackagedSubmission[], judgingOf: (one: PackagedSubmission) => JudgePackage) =>
    inPool(
      lanes,
      submissions.map((one) => (lane: Lane) => judgePackaged(judgingOf(one), one, languages, lane)),
      (row) => {
        rows.push(row);
        tell(row);
      },
    );
  faults.push(...(await checkValidators(problem, lanes)));
  const accepted = problem.submissions.filter(isAccepted);
  const others = problem.submissions.filter((submission) => !isAccepted(submission));
  if (accepted.length === 0) faults.push('it has no accepted submission');
  const { judging, timing, timeLimit } = problem;
  if (timeLimit === 'given') {
    await judgeAll([...accepted, ...others], () => judging);
    return { problem, rows, faults: [...faults, ...notShown(accepted, rows)] };
  }
  await judgeAll(accepted, () => within(judging, MOST_TIME));
  faults.push(...notShown(accepted, rows));
  const timed = new Set(accepted.filter(({ timed: counts }) => counts !== false).map(({ file }) => file));
  const times = rows.flatMap(({ file, ok, time_ms }) => (timed.has(file) && ok && time_ms !== null ? time_ms : []));
  const slowest_ms = Math.max(...times);
  const limit_ms = inferTimeLimit(slowest_ms, timing);
  if (times.length === 0 || limit_ms > MOST_TIME) {
    if (times.length > 0) faults.push(`its time limit would be ${limit_ms} ms, more than the ${MOST_TIME} ms allowed`);
    for (const one of others) {
      rows.push(unjudged(problem, one));
      tell(unjudged(problem, one));
    }
    return { problem, rows, faults };
  }
  const late = timing?.late ?? 1;
  await judgeAll(others, (one) => within(judging, mustBeTooSlow(one) ? limit_ms * late : limit_ms));
  return {
    problem: { ...problem, judging: within(judging, limit_ms) },
    rows,
    faults,
    inferred: { limit_ms, slowest_ms },
  };
}

/** Without an accepted submission that was judged and is accepted, nothing is shown. */
const notShown = (accepted: PackagedSubmission[], rows: Row[]): string[] =>
  accepted.length > 0 && !rows.some(({ file, ok }) => ok && accepted.some((one) => one.file === file))
    ? ['none of its accepted submissions was accepted']
    : [];

/** Why the tests are too large to travel to a runner; empty where they are not. */
function whyTooLarge({ tests }: JudgePackage): string[] {
  const sizeOf = (text: string): number => Buffer.byteLength(JSON.stringify(text));
  const bytes = tests.reduce((all, { input, answer }) => all + sizeOf(input) + sizeOf(answer), 0);
  if (bytes < MAX_PACKAGE_BYTES) return [];
  return [
    `its tests take ${Math.ceil(bytes / 1024 / 1024)} MB, more than the ${MAX_PACKAGE_BYTES / 1024 / 1024} MB that a runner accepts`,
  ];
}

/** Why a verified problem may not be installed, a sentence each; empty where it may. What could not be judged for want of a language does not hinder. */
export function whyRefused({ problem, rows, faults }: Report): string[] {
  const broken = rows.filter(({ ok, verdict }) => !ok && verdict !== null);
  const called = problem.judging.tests.find(({ sample, args }) => sample && args);
  return [
    ...(problem.lacks ?? []),
    ...(called
      ? [`the sample ${called.name} passes arguments to the program, which the practice screen cannot do`]
      : []),
    ...whyTooLarge(problem.judging),
    ...faults,
    ...broken.map(
      ({ file, verdict, expected, message }) => `submissions/${file} got ${verdict}, expected ${expected}: ${message}`,
    ),
  ];
}

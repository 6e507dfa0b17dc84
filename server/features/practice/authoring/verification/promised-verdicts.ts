import type { JudgePackage, TestOutcome, Verdict } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredSolution, SolutionRole } from '@devorbit/contract/practice/authoring.ts';
import type { Change } from './board.ts';
import { many, seconds } from './sentences.ts';

/** What a solution of each role may get, the first of them as it is said. */
const promised: Record<SolutionRole, Verdict[]> = {
  reference: ['Accepted'],
  accepted: ['Accepted'],
  wrong_answer: ['Wrong Answer'],
  time_limit_exceeded: ['Time Limit Exceeded', 'Idleness Limit Exceeded'],
  run_time_error: ['Runtime Error', 'Memory Limit Exceeded', 'Output Limit Exceeded'],
};

type Judged = { verdict: Verdict; message: string; runtime_ms: number; memory_kb: number; outcomes: TestOutcome[] };

/** Where a verdict fell: 'Wrong Answer on test 4 of 14 (big)'. */
function saying({ verdict, message, outcomes }: Judged, { tests }: JudgePackage): string {
  if (verdict === 'Accepted') return `Accepted on ${many(tests.length, 'test')}`;
  const last = outcomes.at(-1);
  if (last === undefined) return `${verdict}\n${message}`;
  return `${verdict} on test ${last.index} of ${tests.length} (${tests[last.index - 1]?.name})`;
}

/** What the outcome that decided says beside its verdict; of an example, what was printed. */
function details({ outcomes }: Judged): string {
  const last = outcomes.at(-1);
  if (last === undefined || last.passed) return '';
  const got = last.got === undefined ? '' : `\nExpected: ${last.expected?.trim()}\nPrinted: ${last.got.trim()}`;
  return `${last.message.trim() === '' ? '' : `\n${last.message.trim()}`}${got}`;
}

/** What says that a program took too long. */
const tooLong = promised.time_limit_exceeded;

/** The reference must need no more than half of the time limit. */
const isSlow = ({ role }: AuthoredSolution, { runtime_ms }: Judged, { limits }: JudgePackage): boolean =>
  role === 'reference' && runtime_ms > limits.time_ms / 2;

/** Whether it kept the time that its role promises. */
export const isTimely = (solution: AuthoredSolution, judged: Judged, judging: JudgePackage): boolean =>
  promised[solution.role].includes(judged.verdict)
    ? !isSlow(solution, judged, judging)
    : !tooLong.includes(judged.verdict);

/** How a solution stands against what its role promises. */
export function standing(solution: AuthoredSolution, judged: Judged, judging: JudgePackage): Change {
  const { role } = solution;
  const { verdict, runtime_ms, memory_kb } = judged;
  const figures = { time_ms: runtime_ms, memory_kb };
  const said = saying(judged, judging);
  if (!promised[role].includes(verdict))
    return {
      state: 'bad',
      message: `Expected ${promised[role][0]}, got ${said}${details(judged)}`,
      ...figures,
    };
  if (isSlow(solution, judged, judging))
    return {
      state: 'bad',
      message: `Takes ${seconds(runtime_ms)} of ${seconds(judging.limits.time_ms)} s. Raise the time limit.`,
      ...figures,
    };
  return { state: 'ok', message: said, ...figures };
}

import type { AuthorRun, JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredSolution } from '@devorbit/contract/practice/authoring.ts';
import type { Board } from './board.ts';
import type { Desk } from './desk.ts';
import { Fault, faultOf, mostOf } from './run-faults.ts';
import { many, seconds } from './sentences.ts';

/** Time that one run may take at the least, in ms: a busy machine inflates it, and it is the judging that follows which is fair. */
const LEAST_MS = 5_000;

/** Runs the reference on every input, within the limits. Answers what it printed, in order; null where it did not get through. */
export async function answerTests(
  reference: AuthoredSolution,
  inputs: JudgePackage,
  desk: Desk,
  board: Board,
): Promise<string[] | null> {
  const tell = board.tell.bind(null, 'reference', reference.name);
  tell({ state: 'running' });
  const onRun = (run: AuthorRun) => {
    const fault = faultOf(run);
    if (fault !== null) throw new Fault(`Test '${inputs.tests[run.index]?.name}': ${fault}`);
    tell({ message: `Test ${run.index + 1} of ${inputs.tests.length}` });
  };
  try {
    const limits = { ...inputs.limits, time_ms: Math.max(inputs.limits.time_ms, LEAST_MS) };
    const work = { limits, runs: inputs.tests.map(() => []), inputs };
    const runs = await desk.run(reference, work, onRun);
    const most = mostOf(runs);
    tell({
      state: 'ok',
      message: `${many(runs.length, 'test')} answered in ${seconds(most.time_ms)} s or less`,
      ...most,
    });
    return runs.map(({ stdout }) => stdout);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    tell({ state: 'bad', message: error.message });
    return null;
  }
}

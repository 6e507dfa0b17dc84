import type { AuthorRun, JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import { AUTHOR_LIMITS } from './author-limits.ts';
import type { Board } from './board.ts';
import type { Desk } from './desk.ts';
import { Fault, mostOf } from './run-faults.ts';
import { many } from './sentences.ts';

/** Refused inputs that are told. */
const MOST_TOLD = 5;
/** How each protocol says that an input is valid. */
const validCode = { icpc: 42, testlib: 0 };

/** Has the validator, where there is one, look at every input. Tells the first that it refuses. */
export async function validateInputs(
  { validator }: AuthoredDraft,
  inputs: JudgePackage,
  desk: Desk,
  board: Board,
): Promise<void> {
  if (validator === null) return;
  const { protocol, program } = validator;
  const tell = board.tell.bind(null, 'validator', program.name);
  tell({ state: 'running' });
  const refused: string[] = [];
  const onRun = (run: AuthorRun) => {
    const name = inputs.tests[run.index]?.name ?? '';
    if (run.ended_by !== null) throw new Fault(`Test '${name}': ended by: ${run.ended_by}`);
    tell({ message: `Test ${run.index + 1} of ${inputs.tests.length}` });
    if (run.exit_code === validCode[protocol]) return;
    refused.push(`'${name}' is not valid (exit code ${run.exit_code}) ${run.stderr.trim()}`.trim());
    if (refused.length === MOST_TOLD) throw new Fault(refused.join('\n'));
  };
  try {
    const runs = await desk.run(program, { limits: AUTHOR_LIMITS, runs: inputs.tests.map(() => []), inputs }, onRun);
    if (refused.length > 0) throw new Fault(refused.join('\n'));
    tell({ state: 'ok', message: `${many(runs.length, 'input')} valid`, ...mostOf(runs) });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    tell({ state: 'bad', message: error.message });
  }
}

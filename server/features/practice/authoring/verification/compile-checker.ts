import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import { AUTHOR_LIMITS } from './author-limits.ts';
import type { Board } from './board.ts';
import type { Desk } from './desk.ts';
import { Fault } from './run-faults.ts';

/** Sees whether a checker that is a program compiles; what it says of outputs shows when solutions are judged. */
export async function compileChecker({ checker }: AuthoredDraft, desk: Desk, board: Board): Promise<void> {
  if (checker.kind !== 'program') return;
  const { program } = checker;
  const tell = board.tell.bind(null, 'validator', program.name);
  tell({ state: 'running' });
  try {
    await desk.run(program, { limits: AUTHOR_LIMITS, runs: [[]] });
    tell({ state: 'ok', message: 'The checker compiles.' });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    tell({ state: 'bad', message: error.message });
  }
}

import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredDraft, AuthoredSolution } from '@devorbit/contract/practice/authoring.ts';
import pLimit from 'p-limit';
import { JudgeError } from '../../trials/commands/judge-trial.ts';
import type { Board, Change } from './board.ts';
import type { Desk } from './desk.ts';
import { isTimely, standing } from './promised-verdicts.ts';

/** Solutions that are judged at a time. */
const AT_ONCE = 2;

/** Has every solution judged, the reference first, and tells whether each gets what its role promises. */
export async function judgeSolutions(
  { solutions, checker }: AuthoredDraft,
  judging: JudgePackage,
  desk: Desk,
  board: Board,
): Promise<void> {
  const inOrder = solutions.toSorted((a, b) => Number(b.role === 'reference') - Number(a.role === 'reference'));
  const judgeOne = async (solution: AuthoredSolution): Promise<Change> => {
    const onTest = ({ index, total }: { index: number; total: number }) =>
      board.tell('solution', solution.name, { message: `Test ${index} of ${total}` });
    const judge = () => desk.judge(solution, judging, onTest);
    /** Once more where time alone speaks against it: a busy machine inflates it. */
    const timely = async () => {
      const judged = await judge();
      return isTimely(solution, judged, judging) ? judged : judge();
    };
    if (checker.kind === 'default') return standing(solution, await timely(), judging);
    try {
      // Twice: a Judge Error may be the runner's own.
      return standing(solution, await timely().catch(() => judge()), judging);
    } catch (error) {
      if (!(error instanceof JudgeError)) throw error;
      return {
        state: 'bad',
        message: `The checker '${checker.program.name}' gave no verdict on the output. It ${howToEnd[checker.protocol]}`,
      };
    }
  };
  await pLimit(AT_ONCE).map(inOrder, async (solution) => {
    board.tell('solution', solution.name, { state: 'running' });
    board.tell('solution', solution.name, await judgeOne(solution));
  });
}

const howToEnd = {
  icpc: 'must end with exit code 42 or 43.',
  testlib: 'must end with a testlib.h verdict.',
};

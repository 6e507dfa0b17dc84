import { pathOf } from '@devorbit/contract/path-of.ts';
import { z } from 'zod';
import type { Reportable } from '../../../../feature.ts';
import { showSolution } from './commands/show-solution.ts';
import { clearShared, selectOptionalReported, selectProblemsOf } from './store.ts';

/** Solutions that their authors share. */
export const reportableSolution: Reportable = {
  kind: 'solution',
  async find(database, actor, id) {
    if (!z.uuid().safeParse(id).success) return null;
    // Who may not read a solution does not learn that it is there.
    await showSolution({ database }, actor, id);
    return selectOptionalReported(database, id);
  },
  async links(db, reported) {
    const rows = await selectProblemsOf(
      db,
      reported.map(({ id }) => id),
    );
    const problems = new Map(rows.map(({ id, problem_id }) => [id, problem_id]));
    return reported.map(({ id }) => {
      const problem = problems.get(id);
      return problem === undefined ? pathOf('home') : pathOf('solutions', { id: problem });
    });
  },
  named: (author) => `a solution of @${author}`,
  hide: (tx, { id }) => clearShared(tx, id),
  told: () => ({ title: 'The moderators have taken back the sharing of one of your solutions.' }),
};

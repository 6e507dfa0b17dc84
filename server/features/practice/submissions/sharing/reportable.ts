import { pathOf } from '@devorbit/contract/path-of.ts';
import { z } from 'zod';
import type { Reportable } from '../../../../feature.ts';
import { showSolution } from './commands/show-solution.ts';
import { clearShared, selectOptionalReported, selectProblemsOf, updateExplanation } from './store.ts';

/** What a moderator finds by a submission's id; `noted` where there has to be a note. */
const found =
  (noted: boolean): Reportable['find'] =>
  async (database, actor, id) => {
    if (!z.uuid().safeParse(id).success) return null;
    // Who may not read a solution does not learn that it is there.
    await showSolution({ database }, actor, id);
    return selectOptionalReported(database, id, noted);
  };

const links: Reportable['links'] = async (db, reported) => {
  const rows = await selectProblemsOf(
    db,
    reported.map(({ id }) => id),
  );
  const problems = new Map(rows.map(({ id, problem_id }) => [id, problem_id]));
  return reported.map(({ id }) => {
    const problem = problems.get(id);
    return problem === undefined ? pathOf('home') : pathOf('solutions', { id: problem });
  });
};

/** Solutions that their authors share. */
export const reportableSolution: Reportable = {
  kind: 'solution',
  find: found(false),
  links,
  named: (author) => `a solution of @${author}`,
  hide: (tx, { id }) => clearShared(tx, id),
  told: () => ({ title: 'The moderators have taken back the sharing of one of your solutions.' }),
};

/** What authors write about them: it goes, and the solution stays. */
export const reportableNote: Reportable = {
  kind: 'note',
  find: found(true),
  links,
  named: (author) => `a note of @${author}`,
  hide: (tx, { id }) => updateExplanation(tx, id, { note: '', time_complexity: '', space_complexity: '' }),
  told: () => ({ title: 'The moderators have deleted your note on one of your solutions.' }),
};

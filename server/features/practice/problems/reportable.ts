import { pathOf } from '@devorbit/contract/path-of.ts';
import { ProblemId } from '@devorbit/contract/practice/problems.ts';
import type { Reportable } from '../../../feature.ts';
import { hideProblem } from './door.ts';
import { selectOptionalReported } from './store.ts';

/** Problems that users have made. */
export const reportableProblem: Reportable = {
  kind: 'problem',
  async find(database, _, id) {
    const known = ProblemId.safeParse(id);
    return known.success ? selectOptionalReported(database, known.data) : null;
  },
  links: async (_, reported) => reported.map(({ id }) => pathOf('problem', { id })),
  named: (title) => `the problem '${title}'`,
  hide: (tx, { id }, at) => hideProblem(tx, Number(id), at),
  told: ({ id, name }) => ({
    title: `The moderators have hidden your problem '${name}'.`,
    link: pathOf('problem', { id }),
  }),
};

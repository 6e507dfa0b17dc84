import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Reportable } from '../../../../feature.ts';
import { removeCollection, selectOptionalReported } from './store.ts';

export const reportableCollection: Reportable = {
  kind: 'resource_collection',
  find: (database, _, id) => selectOptionalReported(database, id),
  links: async (_, reported) => reported.map(({ id }) => pathOf('resource-collection', { id })),
  named: (title) => `the collection “${title}”`,
  hide: (tx, { id }) => removeCollection(tx, id),
  told: ({ id, name }) => ({
    title: `The moderators removed your collection “${name}”, so nobody else can see it.`,
    link: pathOf('resource-collection', { id }),
  }),
};

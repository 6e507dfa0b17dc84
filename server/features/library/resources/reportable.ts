import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Reportable } from '../../../feature.ts';
import { hideResource, selectOptionalReported } from './moderation-store.ts';

export const reportableDocument: Reportable = {
  kind: 'document',
  find: async (database, _, id) => (/^\d{1,9}$/.test(id) ? selectOptionalReported(database, Number(id)) : null),
  links: async (_, reported) => reported.map(({ id }) => pathOf('resource', { id })),
  named: (title) => `the document “${title}”`,
  hide: (tx, { id }, _, reason) => hideResource(tx, Number(id), reason),
  told: ({ name }) => ({ title: `The moderators took down your document “${name}”.` }),
};

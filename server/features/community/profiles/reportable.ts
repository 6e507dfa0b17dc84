import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Reportable } from '../../../feature.ts';
import { clearProfile } from './commands/clear-profile.ts';
import { selectOptionalReported } from './store.ts';

export const reportableProfile: Reportable = {
  kind: 'profile',
  find: (database, _, username) => selectOptionalReported(database, username),
  links: async (_, reported) => reported.map(({ owner }) => pathOf('public-profile', { username: owner })),
  named: (username) => `the profile of @${username}`,
  hide: (tx, { owner_id }) => clearProfile(tx, owner_id),
  told: () => ({ title: 'The moderators have cleared the texts, links and picture of your profile.' }),
};

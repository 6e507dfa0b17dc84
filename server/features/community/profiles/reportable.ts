import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Reportable } from '../../../feature.ts';
import { deletePicture } from './picture-store.ts';
import { clearAbout, selectOptionalReported } from './store.ts';

export const reportableProfile: Reportable = {
  kind: 'profile',
  find: (database, _, username) => selectOptionalReported(database, username),
  links: async (_, reported) => reported.map(({ owner }) => pathOf('public-profile', { username: owner })),
  named: (username) => `the profile of @${username}`,
  async hide(tx, { owner_id }) {
    await clearAbout(tx, owner_id);
    await deletePicture(tx, owner_id);
  },
  told: () => ({ title: 'The moderators removed the texts, links and picture from your profile.' }),
};

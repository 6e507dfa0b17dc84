import { defineFeature } from '../../../feature.ts';
import { entryFilesPerHour, joinsPerHour, teamsPerDay } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveHackathons } from './routes.ts';
import { deleteEmptyTeams } from './team-store.ts';
import { forgetAuthor } from './versions/store.ts';

export const hackathons = defineFeature({
  name: 'events/hackathons',
  tables: ['hackathons', 'teams', 'team_members', 'entries', 'entry_versions', 'entry_files'],
  blobs: [['entry_files', 'digest']],
  // What a team submitted stays with the others, and with its event.
  userColumns: { 'team_members.user_id': 'erased', 'entry_versions.saved_by': 'kept' },
  personalData,
  eraseUser: async (tx, { id }) => {
    await deleteEmptyTeams(tx);
    await forgetAuthor(tx, id);
  },
  limits: [teamsPerDay, joinsPerHour, entryFilesPerHour],
  serve: (http, platform) => serveHackathons(http, { ...platform, secret: platform.env.SECRET }),
});

import { defineFeature } from '../../../feature.ts';
import { joinsPerHour, teamsPerDay } from './limits.ts';
import { serveHackathons } from './routes.ts';
import { deleteEmptyTeams } from './team-store.ts';
import { forgetAuthor } from './versions/store.ts';

export const hackathons = defineFeature({
  name: 'events/hackathons',
  tables: ['hackathons', 'teams', 'team_members', 'entries', 'entry_versions'],
  // What a team submitted stays with the others, and with its event.
  userColumns: { 'team_members.user_id': 'erased', 'entry_versions.saved_by': 'kept' },
  eraseUser: async (tx, { id }) => {
    await deleteEmptyTeams(tx);
    await forgetAuthor(tx, id);
  },
  limits: [teamsPerDay, joinsPerHour],
  serve: serveHackathons,
});

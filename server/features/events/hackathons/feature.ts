import { defineFeature } from '../../../feature.ts';
import { joinsPerHour, teamsPerDay } from './limits.ts';
import { serveHackathons } from './routes.ts';
import { deleteEmptyTeams } from './team-store.ts';

export const hackathons = defineFeature({
  name: 'events/hackathons',
  tables: ['hackathons', 'teams', 'team_members', 'entries'],
  // What a team submitted stays with the others, and with its event.
  userColumns: { 'team_members.user_id': 'erased' },
  eraseUser: async (tx) => void (await deleteEmptyTeams(tx)),
  limits: [teamsPerDay, joinsPerHour],
  serve: serveHackathons,
});

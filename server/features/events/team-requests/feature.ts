import { defineFeature } from '../../../feature.ts';
import { teamRequestsPerDay } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveTeamRequests } from './routes.ts';

export const teamRequests = defineFeature({
  name: 'events/team-requests',
  tables: ['team_requests'],
  userColumns: { 'team_requests.user_id': 'erased' },
  personalData,
  limits: [teamRequestsPerDay],
  serve: serveTeamRequests,
});

import type { TeamRequests } from '@devorbit/contract/events/team-requests.ts';
import type { OwnRow, TeamsRow } from './store.ts';

export const presentTeamRequests = (own: OwnRow[], ofTeam: TeamsRow[]): TeamRequests => ({
  own: own.map(({ id, kind, team_id, team }) => ({ id, kind, team: { id: team_id, name: team } })),
  team: ofTeam,
});

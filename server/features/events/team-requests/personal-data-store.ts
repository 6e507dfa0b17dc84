import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'team-requests': `select t.name as team, r.event_id, r.kind, r.made_at from team_requests r join teams t on t.id = r.team_id where r.user_id = $1 order by r.id`,
};

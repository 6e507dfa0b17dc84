import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'starred-sessions': `select s.event_id, s.title, t.starred_at from event_session_stars t join event_sessions s on s.id = t.session_id where t.user_id = $1 order by t.starred_at, t.session_id`,
};

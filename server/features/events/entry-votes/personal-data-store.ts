import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'entry-votes': `select v.event_id, n.title as entry, v.voted_at from entry_votes v join entries n on n.id = v.entry_id where v.user_id = $1 order by v.voted_at, v.event_id`,
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'session-proposals': `select event_id, title, abstract, kind, minutes, level, note, co_speakers, created_at, updated_at, told as decision from event_proposals where author_id = $1 order by id`,
  'proposal-reviews': `select p.title, r.points, r.note, r.at from proposal_reviews r join event_proposals p on p.id = r.proposal_id where r.reviewer_id = $1 order by r.at, r.proposal_id`,
};

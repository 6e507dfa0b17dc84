import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'judged-entries': `select event_id, entry_id, assigned_at, draft as scores, note, submitted_at from judge_assignments where judge_id = $1 order by id`,
  'judging-conflicts': `select entry_id, declared_at from judge_conflicts where judge_id = $1 order by declared_at, entry_id`,
};

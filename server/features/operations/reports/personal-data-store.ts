import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  reports: `select subject_kind, subject_name, reason, note, created_at, decision, decided_at from reports where reporter_id = $1 order by id`,
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'acts-of-staff': `select at, act, subject from audit_log where actor_id = $1 order by id`,
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  certificates: `select id, framework_name, category_name, level, holder, evidence, earned_at, credential, jwt, revoked_at, revoked_reason from certificates where user_id = $1 order by earned_at, id`,
};

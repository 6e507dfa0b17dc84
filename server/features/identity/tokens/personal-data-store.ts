import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'access-tokens': `select name, scopes, created_at, expires_at, last_used_at, ip_prefix from access_tokens where user_id = $1 order by created_at, id`,
};

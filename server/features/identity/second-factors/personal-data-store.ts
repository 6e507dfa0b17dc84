import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'authenticator-app': `select confirmed_at from totp_factors where user_id = $1 order by user_id`,
  passkeys: `select name, synced, created_at, last_used_at from passkeys where user_id = $1 order by created_at, id`,
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'linked-accounts': `select provider, label, linked_at, last_used_at from identities where user_id = $1 order by linked_at, provider`,
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  account: `select id, username, email, full_name, university, auth_provider, date_joined, email_verified_at, is_staff, is_superuser, deletion_due_at from users where id = $1 order by id`,
  sessions: `select created_at, last_used_at, expires_at, method, user_agent, ip_prefix from sessions where user_id = $1 order by created_at, id`,
  'sign-ins': `select at, outcome, method, user_agent, ip_prefix from sign_ins where user_id = $1 order by id`,
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  'support-requests': `select id, topic, state, name, email, created_at, updated_at from support_requests where user_id = $1 order by id`,
  'support-messages': `select r.id as support_request, m.kind, m.text, m.at from support_messages m join support_requests r on r.id = m.support_request_id where m.kind <> 'note' and (r.user_id = $1 or m.author_id = $1) order by m.id`,
};

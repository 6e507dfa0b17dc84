/**
 * What goes with an account, as table and the column that names its user. A test fails for a table that names users and
 * stands in neither list.
 */
export const erasedRows = [
  ['sessions', 'user_id'],
  ['sign_ins', 'user_id'],
  ['access_tokens', 'user_id'],
  ['totp_factors', 'user_id'],
  ['recovery_codes', 'user_id'],
  ['second_factor_challenges', 'user_id'],
  ['passkeys', 'user_id'],
  ['passkey_challenges', 'user_id'],
  ['mail_tokens', 'user_id'],
  ['identities', 'user_id'],
  ['social_flows', 'user_id'],
  ['social_tickets', 'user_id'],
  ['notifications', 'user_id'],
  ['notification_preferences', 'user_id'],
  ['reports', 'reporter_id'],
  // With all that was said in them.
  ['tickets', 'user_id'],
  ['generations', 'user_id'],
  ['guidance_taken', 'user_id'],
  ['profiles', 'user_id'],
  ['pictures', 'user_id'],
  ['preferences', 'user_id'],
] as const;

/** What stays, under the name of a deleted user: what others build on, and what was done to others. */
export const keptRows = [
  ['problems', 'author_id'],
  ['problem_versions', 'user_id'],
  ['problem_drafts', 'user_id'],
  ['verifications', 'user_id'],
  ['rejudges', 'user_id'],
  // Verdicts are what a problem's figures are made of, and are judged again with it.
  ['submissions', 'user_id'],
  ['solved_problems', 'user_id'],
  // Counted anew without who is gone.
  ['leaderboard', 'user_id'],
  ['announcements', 'author_id'],
  ['audit_log', 'actor_id'],
  ['reports', 'owner_id'],
  ['reports', 'decided_by'],
  // What staff did for others.
  ['tickets', 'assigned_to'],
  ['ticket_messages', 'author_id'],
] as const;

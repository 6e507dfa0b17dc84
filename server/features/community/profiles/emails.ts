import type { Email } from '../../identity/emails/commands/send-email.ts';

export const deletedEmail = ({ email, username }: { email: string; username: string }): Email => ({
  to: email,
  subject: 'Your account has been deleted',
  text: `Your account ${username} has been deleted, as you asked 14 days ago.

What you published stays, without your name.`,
});

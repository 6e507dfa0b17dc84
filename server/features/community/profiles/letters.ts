import type { Mail } from '../../identity/mail/commands/send-mail.ts';

export const deletedLetter = ({ email, username }: { email: string; username: string }): Mail => ({
  to: email,
  subject: 'Your account has been deleted',
  text: `Your account ${username} has been deleted, as you asked 14 days ago.

What you published stays, without your name.`,
});

import type { Email } from '../../identity/emails/commands/send-email.ts';

/** Tells a signed-in sender that their message was received. */
export const receivedEmail = (to: { email: string; username: string }, id: number, text: string): Email => ({
  to: to.email,
  subject: `We received your message #${id}`,
  greets: to.username,
  text: `Thank you for writing to us. Someone on our staff will read your message and reply by email and on the site.

You wrote:

${text}`,
});

/** The reply of staff. `url` opens it on the site, for a reader with an account. */
export const answerEmail = (
  to: { email: string; name: string },
  { id, text, url }: { id: number; text: string; url: string | null },
): Email => ({
  to: to.email,
  subject: `Our reply to your message #${id}`,
  greets: to.name,
  text: `Thank you for writing to DevOrbit. Here is our reply:

${text}`,
  ...(url === null ? {} : { action: { label: 'See the message', url } }),
});

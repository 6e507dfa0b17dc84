import type { Email } from '../../identity/emails/commands/send-email.ts';

/** To a signed-in sender: their message has come. */
export const receivedEmail = (to: { email: string; username: string }, id: number, text: string): Email => ({
  to: to.email,
  subject: `We have your message #${id}`,
  greets: to.username,
  text: `Thank you for writing to us. Someone on our staff will read your message and reply by email and on the site.

You wrote:

${text}`,
});

/** What staff answered. `url` shows it at the site, where the reader has an account. */
export const answerEmail = (
  to: { email: string; name: string },
  { id, text, url }: { id: number; text: string; url: string | null },
): Email => ({
  to: to.email,
  subject: `An answer to your message #${id}`,
  greets: to.name,
  text: `You wrote to the DevOrbit staff. Here is their answer:

${text}`,
  ...(url === null ? {} : { action: { label: 'See the message', url } }),
});

import type { Mail } from '../../identity/mail/commands/send-mail.ts';

/** To a signed-in sender: their message has come. */
export const receivedLetter = (to: { email: string; username: string }, id: number, text: string): Mail => ({
  to: to.email,
  subject: `We have your message #${id}`,
  greets: to.username,
  text: `Thank you for writing to us. Someone on our staff will read your message and reply by email and on the site.

You wrote:

${text}`,
});

/** What staff answered. `url` shows it at the site, where the reader has an account. */
export const answerLetter = (
  to: { email: string; name: string },
  { id, text, url }: { id: number; text: string; url: string | null },
): Mail => ({
  to: to.email,
  subject: `An answer to your message #${id}`,
  greets: to.name,
  text: `You wrote to the DevOrbit staff. Here is their answer:

${text}`,
  ...(url === null ? {} : { action: { label: 'See the message', url } }),
});

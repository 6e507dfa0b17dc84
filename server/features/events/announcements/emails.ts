import type { Email } from '../../identity/emails/commands/send-email.ts';

type To = { email: string; username: string };
type About = { event: string; organizer: string; url: string; unsubscribeUrl: string };

/** What an organizer announces, in their words. */
export const announcementEmail = (
  to: To,
  { title, body }: { title: string; body: string },
  { event, organizer, url, unsubscribeUrl }: About,
): Email => ({
  to: to.email,
  subject: `${title} (${event})`,
  greets: to.username,
  text: `${organizer} wrote about ${event}:

${title}

${body}`,
  action: { label: 'See the event', url },
  unsubscribeUrl,
});

import { qrPng } from '../../../platform/paper/qr-png.ts';
import type { Email } from '../../identity/emails/commands/send-email.ts';

type To = { email: string; username: string };
/** `when` in words, there; `file` is the event for the reader's calendar. */
type About = {
  title: string;
  when: string;
  where: string;
  url: string;
  file: string;
  ticket: { text: string; code: string } | null;
  /** In what tickets and places do not hang on. */
  unsubscribeUrl: string;
};

/** The ticket as a picture, under the text that says its code. */
const pictured = (ticket: About['ticket']): Pick<Email, 'image'> =>
  ticket === null
    ? {}
    : { image: { name: 'ticket.png', base64: qrPng(ticket.text).toString('base64'), alt: `Ticket ${ticket.code}` } };

const ticketText = (ticket: About['ticket']): string =>
  ticket === null ? '' : `\nTicket: ${ticket.code}. Show the QR code at the entrance; it is on the event’s page too.`;

/** A place, at once or from the waitlist. */
export const placeEmail = (
  to: To,
  { title, when, where, url, file, ticket }: About,
  seats: number,
  moved: boolean,
): Email => ({
  to: to.email,
  subject: `You have a place: ${title}`,
  greets: to.username,
  text: `${moved ? 'A place opened up, and it’s yours' : 'You have a place'}${seats > 1 ? `, with ${seats === 2 ? '1 guest' : `${seats - 1} guests`}` : ''}.

Event: ${title}
When: ${when}
Where: ${where}${ticketText(ticket)}

If you can’t come, please give your place back so that the next person on the waitlist gets it.`,
  action: { label: 'See the event', url },
  calendar: { method: 'REQUEST', file },
  ...pictured(ticket),
});

/** A ticket that takes the place of an older one. */
export const ticketEmail = (to: To, { title, when, where, url, file, ticket }: About): Email => ({
  to: to.email,
  subject: `Your new ticket: ${title}`,
  greets: to.username,
  text: `This is your new ticket. The one you had before is no longer valid.

Event: ${title}
When: ${when}
Where: ${where}${ticketText(ticket)}`,
  action: { label: 'See the event', url },
  calendar: { method: 'REQUEST', file },
  ...pictured(ticket),
});

/** A place that is kept for a while. */
export const offerEmail = (to: To, { title, when, where, url, unsubscribeUrl }: About, until: string): Email => ({
  to: to.email,
  subject: `You’ve been offered a place: ${title}`,
  greets: to.username,
  text: `A place opened up and is reserved for you until ${until}. After that, it goes to the next person on the waitlist.

Event: ${title}
When: ${when}
Where: ${where}`,
  action: { label: 'Take the place', url },
  unsubscribeUrl,
});

/** Times, place or title are new. */
export const changedEmail = (to: To, { title, when, where, url, file, unsubscribeUrl }: About): Email => ({
  to: to.email,
  subject: `Changed: ${title}`,
  greets: to.username,
  text: `An event you have a place for has changed. Here are the current details:

Event: ${title}
When: ${when}
Where: ${where}

If you can’t come any more, please give your place back.`,
  action: { label: 'See the event', url },
  calendar: { method: 'REQUEST', file },
  unsubscribeUrl,
});

/** By its organizer. */
export const cancelledEmail = (to: To, { title, when, url, file }: About, reason: string): Email => ({
  to: to.email,
  subject: `Cancelled: ${title}`,
  greets: to.username,
  text: `The organizer cancelled an event you have a place for.

Event: ${title}
When: ${when}

The organizer wrote:

${reason}`,
  action: { label: 'See the event', url },
  calendar: { method: 'CANCEL', file },
});

/** By our staff, or after a report. */
export const takenDownEmail = (to: To, { title, when, file }: About): Email => ({
  to: to.email,
  subject: `No longer on DevOrbit: ${title}`,
  greets: to.username,
  text: `Our staff took down an event you have a place for.

Event: ${title}
When: ${when}

Please ask the organizer whether it still takes place. If it comes back here, your place is still yours and we’ll tell you.`,
  calendar: { method: 'CANCEL', file },
});

/** What was taken down is here again: calendars have to hear of it as they heard of its end. */
export const restoredEmail = (to: To, { title, when, where, url, file }: About): Email => ({
  to: to.email,
  subject: `Back on DevOrbit: ${title}`,
  greets: to.username,
  text: `An event you have a place for is back on DevOrbit, and your place is still yours.

Event: ${title}
When: ${when}
Where: ${where}

If you can’t come any more, please give your place back.`,
  action: { label: 'See the event', url },
  calendar: { method: 'REQUEST', file },
});

/** The reader's own: their calendar forgets the event. */
export const givenBackEmail = (to: To, { title, url, file }: About): Email => ({
  to: to.email,
  subject: `You gave your place back: ${title}`,
  greets: to.username,
  text: `You are no longer registered for ${title}. Thank you for making room for someone else.`,
  action: { label: 'See the event', url },
  calendar: { method: 'CANCEL', file },
});

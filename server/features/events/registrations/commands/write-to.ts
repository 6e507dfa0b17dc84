import { pathOf } from '@devorbit/contract/path-of.ts';
import { writeCalendar } from '../../../../platform/calendar/write-calendar.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { selectOptionalMailAddress } from '../../../identity/accounts/door.ts';
import { type Email, sendEmail, type SendEmailDeps } from '../../../identity/emails/commands/send-email.ts';
import { selectTakesEmail, unsubscribeAddress } from '../../../identity/notifications/door.ts';
import { entryOf } from '../../calendars/present.ts';
import type { EventRow } from '../../events/door.ts';
import { makeTicket } from '../../tickets/commands/make-ticket.ts';
import { asApproved, whenText } from '../present.ts';
import { selectOptionalOwn } from '../store.ts';

export type WriteDeps = SendEmailDeps & {
  /** Where people find this site, without a last slash. */
  site: () => string;
  /** The address that emails come from: calendars name it as the organizer's. */
  sender: string;
  /** Seals the keys of tickets, and signs addresses that turn emails off. */
  secret: string;
};
type To = { email: string; username: string };
type About = {
  title: string;
  when: string;
  where: string;
  url: string;
  file: string;
  /** Of who has a place. */
  ticket: { text: string; code: string } | null;
  unsubscribeUrl: string;
};

/**
 * Sends an email about an event to somebody whose address is confirmed; nothing to anybody else. Answers whether one goes.
 * A calendar file in it is an invitation, or its end, for this reader, and newer than any before. Of an event that is not
 * approved it says what was. An email that can be turned off goes to nobody who has turned it off.
 */
export async function writeTo(
  deps: WriteDeps,
  tx: Queryable,
  unchecked: EventRow,
  user: { id: number; username: string },
  method: 'REQUEST' | 'CANCEL',
  write: (to: To, about: About) => Email,
): Promise<boolean> {
  const address = await selectOptionalMailAddress(tx, user.id);
  if (address === null || !address.verified) return false;
  const site = deps.site();
  const event = asApproved(unchecked);
  const own = await selectOptionalOwn(tx, event.id, user.id);
  const entry = entryOf({ ...event, sequence: event.sequence + (own?.sequence ?? 0) }, site, {
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    organizer: { name: event.organizer, email: deps.sender },
    attendee: { name: user.username, email: address.email },
  });
  const file = writeCalendar({ name: event.title, method, writtenAt: deps.clock.now(), entries: [entry] });
  const ticket =
    method === 'REQUEST' && own?.state === 'confirmed'
      ? await makeTicket(deps, tx, { event: event.id, registration: own.id, issue: own.ticket_issue })
      : null;
  const email = write(
    { email: address.email, username: user.username },
    {
      title: event.title,
      when: whenText(event),
      where: event.location,
      url: site + pathOf('event', { id: event.id }),
      file,
      ticket,
      unsubscribeUrl: unsubscribeAddress({ secret: deps.secret, site }, { user: user.id, mail: 'events' }),
    },
  );
  if (email.unsubscribeUrl !== undefined && !(await selectTakesEmail(tx, user.id, 'events'))) return false;
  await sendEmail(deps, tx, email);
  return true;
}

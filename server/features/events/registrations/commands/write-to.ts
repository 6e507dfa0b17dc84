import { pathOf } from '@devorbit/contract/path-of.ts';
import { writeCalendar } from '../../../../platform/calendar/write-calendar.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { selectOptionalMailAddress } from '../../../identity/accounts/door.ts';
import { type Email, sendEmail, type SendEmailDeps } from '../../../identity/emails/commands/send-email.ts';
import { entryOf } from '../../calendars/present.ts';
import type { EventRow } from '../../events/door.ts';
import { makeTicket } from '../../tickets/commands/make-ticket.ts';
import { whenText } from '../present.ts';
import { selectOptionalOwn } from '../store.ts';

export type WriteDeps = SendEmailDeps & {
  /** Where people find this site, without a last slash. */
  site: () => string;
  /** The address that emails come from: calendars name it as the organizer's. */
  sender: string;
  /** Seals the keys of tickets. */
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
};

/**
 * Sends an email about an event to somebody whose address is confirmed; nothing to anybody else. Answers whether one goes.
 * A calendar file in it is an invitation, or its end, for this reader.
 */
export async function writeTo(
  deps: WriteDeps,
  tx: Queryable,
  event: EventRow,
  user: { id: number; username: string },
  method: 'REQUEST' | 'CANCEL',
  letter: (to: To, about: About) => Email,
): Promise<boolean> {
  const address = await selectOptionalMailAddress(tx, user.id);
  if (address === null || !address.verified) return false;
  const site = deps.site();
  const entry = entryOf(event, site, {
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    organizer: { name: event.organizer, email: deps.sender },
    attendee: { name: user.username, email: address.email },
  });
  // Whoever left and comes back, or the other way round, has a newer one of the same event.
  const file = writeCalendar({ name: event.title, method, entries: [entry] });
  const own = method === 'REQUEST' ? await selectOptionalOwn(tx, event.id, user.id) : null;
  const ticket =
    own?.state === 'confirmed'
      ? await makeTicket(deps, tx, { event: event.id, registration: own.id, issue: own.ticket_issue })
      : null;
  await sendEmail(
    deps,
    tx,
    letter(
      { email: address.email, username: user.username },
      {
        title: event.title,
        when: whenText(event),
        where: event.location,
        url: site + pathOf('event', { id: event.id }),
        file,
        ticket,
      },
    ),
  );
  return true;
}

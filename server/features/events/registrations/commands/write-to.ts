import { pathOf } from '@devorbit/contract/path-of.ts';
import { writeCalendar } from '../../../../platform/calendar/write-calendar.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { selectOptionalMailAddress } from '../../../identity/accounts/door.ts';
import { type Email, sendEmail, type SendEmailDeps } from '../../../identity/emails/commands/send-email.ts';
import { entryOf } from '../../calendars/present.ts';
import type { EventRow } from '../../events/door.ts';

export type WriteDeps = SendEmailDeps & {
  /** Where people find this site, without a last slash. */
  site: () => string;
  /** The address that emails come from: calendars name it as the organizer's. */
  sender: string;
};
type To = { email: string; username: string };
type About = { title: string; when: string; where: string; url: string; file: string };

/** Start and end as the wall there says them, with the zone: the day once where both are on it. */
function whenText({ starts_at, ends_at, time_zone: timeZone }: EventRow): string {
  const say = (at: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(at));
  const day = (at: string) => say(at, { dateStyle: 'full' });
  const time = (at: string) => say(at, { timeStyle: 'short' });
  const end = day(starts_at) === day(ends_at) ? time(ends_at) : `${day(ends_at)} at ${time(ends_at)}`;
  return `${day(starts_at)} at ${time(starts_at)} to ${end} (${timeZone})`;
}

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
      },
    ),
  );
  return true;
}

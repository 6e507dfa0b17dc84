import type { Ticket } from '@devorbit/contract/operations/support.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Database } from '../../../../platform/database.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { type SendEmailDeps, sendEmail } from '../../../identity/emails/commands/send-email.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import type { By } from '../../administration/commands/hold-person.ts';
import { answerEmail } from '../emails.ts';
import { amongSpam } from '../errors.ts';
import { insertMessage, updateAssigned, updateState } from '../store.ts';
import { holdTicket, emailAddress, readTicket } from './read-ticket.ts';

export type ReplyDeps = SendEmailDeps & {
  database: Database;
  /** Where people find this site, without a last slash. */
  site: () => string;
};

/**
 * Staff answer. A user is told at the site and, where the address is confirmed, by email; a visitor by email. Whoever
 * answers first has taken it upon themselves. Throws 409 for what lies among the spam, so that no email goes to whatever
 * address a program has made up.
 */
export async function replyToTicket(deps: ReplyDeps, by: By, id: number, text: string): Promise<Ticket> {
  const { actor, ip } = by;
  return deps.database.transaction(async (tx) => {
    const ticket = await holdTicket(tx, actor, id);
    if (ticket.state === 'spam') throw amongSpam();
    const at = deps.clock.now();
    await insertMessage(tx, { ticket_id: id, kind: 'reply', author_id: actor.id, text, at });
    await updateState(tx, id, 'answered', at);
    if (ticket.assigned_id === null) await updateAssigned(tx, id, actor.id);
    await recordAct(tx, { at, actor, ip, act: 'ticket.reply', subject: `ticket ${id}` });
    const link = `${pathOf('about')}#contact`;
    if (ticket.user_id !== null)
      await notify(tx, {
        user_id: ticket.user_id,
        kind: 'community',
        at,
        title: `Staff have answered your message #${id}.`,
        body: text,
        link,
      });
    const to = await emailAddress(tx, ticket);
    if (to !== null) {
      const url = ticket.user_id === null ? null : `${deps.site()}${link}`;
      await sendEmail(deps, tx, answerEmail({ email: to, name: ticket.name }, { id, text, url }));
    }
    return readTicket(tx, actor, id);
  });
}

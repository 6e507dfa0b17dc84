import type { SupportRequest } from '@devorbit/contract/operations/support.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Database } from '../../../../platform/database.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { type SendEmailDeps, sendEmail } from '../../../identity/emails/commands/send-email.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import type { By } from '../../administration/commands/hold-person.ts';
import { answerEmail } from '../emails.ts';
import { amongSpam } from '../errors.ts';
import { insertMessage, selectOptionalReplyAddress, updateAssigned, updateState } from '../store.ts';
import { holdSupportRequest } from './hold-support-request.ts';
import { readSupportRequest } from './read-support-request.ts';

export type ReplyDeps = SendEmailDeps & {
  database: Database;
  /** Where people find this site, without a last slash. */
  site: () => string;
};

/**
 * Staff reply. A user gets a notification and, where the address is confirmed, an email; a visitor gets an email. The first
 * to reply is assigned. Throws 409 for spam, so that no email goes to an address that a program made up.
 */
export async function replyToSupportRequest(
  deps: ReplyDeps,
  by: By,
  id: number,
  text: string,
): Promise<SupportRequest> {
  const { actor, ip } = by;
  return deps.database.transaction(async (tx) => {
    const request = await holdSupportRequest(tx, actor, id);
    if (request.state === 'spam') throw amongSpam();
    const at = deps.clock.now();
    await insertMessage(tx, { support_request_id: id, kind: 'reply', author_id: actor.id, text, at });
    await updateState(tx, id, 'answered', at);
    if (request.assigned_id === null) await updateAssigned(tx, id, actor.id);
    await recordAct(tx, { at, actor, ip, act: 'support_request.reply', subject: `support request ${id}` });
    const link = `${pathOf('about')}#contact`;
    if (request.user_id !== null)
      await notify(tx, {
        user_id: request.user_id,
        kind: 'community',
        at,
        title: `We replied to your message #${id}.`,
        body: text,
        link,
      });
    const to = await selectOptionalReplyAddress(tx, request);
    if (to !== null) {
      const url = request.user_id === null ? null : `${deps.site()}${link}`;
      await sendEmail(deps, tx, answerEmail({ email: to, name: request.name }, { id, text, url }));
    }
    return readSupportRequest(tx, actor, id);
  });
}

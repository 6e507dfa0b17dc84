import type { sendSupportRequest as endpoint } from '@devorbit/contract/operations/support.ts';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database.ts';
import { callerAddress } from '../../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectFolded } from '../../../identity/accounts/door.ts';
import { type SendEmailDeps, sendEmail } from '../../../identity/emails/commands/send-email.ts';
import { receivedEmail } from '../emails.ts';
import { formAgeOf } from '../form-token.ts';
import { supportRequestsPerAddress, supportRequestsPerSender } from '../limits.ts';
import { insertMessage, insertSupportRequest, selectOptionalRepeated, selectSender } from '../store.ts';
import { suspicionsOf } from '../suspicion.ts';
import { tellStaff } from './tell-staff.ts';

export type SendDeps = SendEmailDeps & { database: Database; limits: RateLimits; secret: string };
type Input = z.output<typeof endpoint.body>;

/** The same text within this time is the same message, in ms. */
const REPEATED_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps a message for staff and answers its number; sent once more by the same sender, that of the first. Staff are told
 * of what does not look like spam. An email goes to a user's own confirmed address alone: whatever address a form names
 * may be a stranger's. Throws where one network or one sender sends too much.
 */
export async function sendSupportRequest(
  deps: SendDeps,
  actor: Actor | null,
  ip: string,
  input: Input,
): Promise<number> {
  const { database, clock, limits, secret } = deps;
  await limits.take(supportRequestsPerAddress, callerAddress(ip));
  await limits.take(
    supportRequestsPerSender,
    actor === null ? await selectFolded(database, input.email) : String(actor.id),
  );
  const { name, email, topic, message: text } = input;
  const user_id = actor?.id ?? null;
  const at = clock.now();
  return database.transaction(async (tx) => {
    const since = new Date(at.getTime() - REPEATED_MS);
    const earlier = await selectOptionalRepeated(tx, { user_id, email, text, since });
    if (earlier?.own === true) return earlier.id;
    const suspicions = suspicionsOf({
      message: text,
      website: input.website,
      formAge: formAgeOf(secret, input.form, at),
      signedIn: actor !== null,
      repeated: earlier !== null,
    });
    const state = suspicions.length > 0 ? 'spam' : 'open';
    const id = await insertSupportRequest(tx, { user_id, name, email, topic, state, suspicions, at });
    await insertMessage(tx, { support_request_id: id, kind: 'sender', author_id: user_id, text, at });
    if (state === 'spam') return id;
    await tellStaff(tx, { id, topic, at, by: user_id });
    if (actor !== null) await acknowledge(deps, tx, actor, id, text);
    return id;
  });
}

async function acknowledge(
  deps: SendEmailDeps,
  tx: Parameters<typeof sendEmail>[1],
  actor: Actor,
  id: number,
  text: string,
): Promise<void> {
  const { email, verified } = await selectSender(tx, actor.id);
  if (!verified) return;
  await sendEmail(deps, tx, receivedEmail({ email, username: actor.username }, id, text));
}

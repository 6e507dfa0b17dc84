import { createPrivateKey, sign } from 'node:crypto';
import { joinTicket, packTicket, type TicketNumbers } from '@devorbit/contract/events/ticket-format.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { codeOf } from './code-of.ts';
import { holdKey, type KeyDeps } from './hold-key.ts';

/** A ticket as its QR code says it, and the code to type. The same numbers make the same ticket. */
export async function makeTicket(
  deps: KeyDeps,
  db: Queryable,
  numbers: TicketNumbers,
): Promise<{ text: string; code: string }> {
  const { privateKey } = await holdKey(deps, db, numbers.event);
  const payload = packTicket(numbers);
  const key = createPrivateKey({ key: privateKey(), format: 'der', type: 'pkcs8' });
  return { text: joinTicket(payload, sign(null, payload, key)), code: codeOf(deps.secret, numbers) };
}

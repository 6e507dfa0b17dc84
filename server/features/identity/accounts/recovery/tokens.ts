import { createHash } from 'node:crypto';
import type { Queryable } from '../../../../platform/database.ts';
import { linkDead } from '../errors.ts';
import { digestOf, newSessionCode } from '../session-code.ts';
import {
  type MailedUser,
  type Purpose,
  replaceToken,
  selectOptionalMailedUser,
  takeOptionalToken,
  type TakenToken,
} from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a link lives, in ms. */
export const LIFE_MS: Record<Purpose, number> = {
  reset: HOUR_MS,
  verify: 24 * HOUR_MS,
  change: 24 * HOUR_MS,
  revoke: HOUR_MS,
};

/** What a link depends on: another address kills each, another password those that could take the account over. */
const stateOf = (purpose: Purpose, { email, password_hash }: MailedUser): Buffer =>
  createHash('sha256')
    .update(`${email.toLowerCase()}\n${purpose === 'verify' ? '' : (password_hash ?? '')}`)
    .digest();

/** A new link of this purpose, in the place of earlier ones. `email` is the address that it will prove. */
export async function issueToken(
  tx: Queryable,
  purpose: Purpose,
  user: MailedUser,
  email: string,
  at: Date,
): Promise<string> {
  const token = newSessionCode();
  await replaceToken(tx, {
    digest: digestOf(token),
    user_id: user.id,
    purpose,
    email,
    account_state: stateOf(purpose, user),
    at,
    expires_at: new Date(at.getTime() + LIFE_MS[purpose]),
  });
  return token;
}

/** Uses a token up, when the transaction commits. Throws the same Refusal for one that is unknown, used, replaced, expired, or older than the account's password or address. */
export async function redeemToken(
  tx: Queryable,
  token: string,
  purposes: Purpose[],
  now: Date,
): Promise<{ user: MailedUser; taken: TakenToken }> {
  const taken = await takeOptionalToken(tx, digestOf(token), purposes, now);
  const user = taken && (await selectOptionalMailedUser(tx, taken.user_id));
  if (!taken || !user || !stateOf(taken.purpose, user).equals(taken.account_state)) throw linkDead();
  return { user, taken };
}

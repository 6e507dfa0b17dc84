import { type AccessToken, MAX_TOKENS, type NewToken } from '@devorbit/contract/identity/tokens.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { insertToken, selectTokenCountForUpdate } from '../store.ts';
import { digestOfToken, newTokenText } from '../token-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes one for the caller and tells them. Its text is in the answer and nowhere else. Throws a Refusal where there are too many. */
export async function makeToken(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { name, scopes, expires_in_days }: z.output<typeof NewToken>,
): Promise<AccessToken & { token: string }> {
  if (scopes.includes('staff') && !isStaff(actor))
    throw new Refusal('invalid', "Only staff can create tokens with the scope 'staff'");
  const at = clock.now();
  const token = newTokenText();
  return database.transaction(async (tx) => {
    if ((await selectTokenCountForUpdate(tx, actor.id, at)) >= MAX_TOKENS)
      throw new Refusal('conflict', `You already have ${MAX_TOKENS} tokens. Revoke one first.`);
    const made = await insertToken(tx, {
      user_id: actor.id,
      name,
      token_digest: digestOfToken(token),
      scopes,
      created_at: at,
      expires_at: new Date(at.getTime() + expires_in_days * DAY_MS),
    });
    await notify(tx, {
      user_id: actor.id,
      kind: 'security',
      at,
      title: `The access token '${name}' was created`,
      body: `Permissions: ${scopes.join(', ')}. If this wasn’t you, revoke it and change your password.`,
      link: `${pathOf('profile')}?tab=security`,
    });
    return { ...made, token };
  });
}

import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { verifyCode } from '../verify-code.ts';

/** `secret` is the server's, under which the app's secrets are sealed. */
type Deps = { database: Database; clock: Clock; secret: string };

/**
 * Whether a code of the authenticator app, or a recovery code, is right for this account; each works once. False where
 * no app is set up. Throws a Refusal (429) after five wrong ones in five minutes.
 */
export const checkCode = (deps: Deps, userId: number, code: string): Promise<boolean> =>
  deps.database.transaction(async (tx) => (await verifyCode(tx, deps, userId, code)) !== 'wrong');

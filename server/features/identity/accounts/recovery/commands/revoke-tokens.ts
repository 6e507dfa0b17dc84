import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import { deleteTokensOf } from '../../../tokens/door.ts';
import { redeemToken } from '../tokens.ts';

type Deps = { database: Database; clock: Clock };

/** Ends every access token of whoever has just set a password by mail; answers how many. Throws a Refusal for a token that is dead. */
export const revokeTokens = ({ database, clock }: Deps, token: string): Promise<number> =>
  database.transaction(async (tx) => {
    const { user } = await redeemToken(tx, token, ['revoke'], clock.now());
    return deleteTokensOf(tx, user.id);
  });

import * as contract from '@devorbit/contract/identity/tokens.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { makeToken } from './commands/make-token.ts';
import { revokeToken } from './commands/revoke-token.ts';
import { deleteTokensOf, selectTokens } from './store.ts';

export function serveTokens(http: Http, deps: { database: Database; clock: Clock }): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, contract.listTokens, async ({ actor }) => ({
    body: await selectTokens(deps.database, actor.id),
    headers,
  }));
  bind(http, contract.makeToken, async ({ actor, body }) => ({ body: await makeToken(deps, actor, body), headers }));
  bind(http, contract.revokeAllTokens, async ({ actor }) => {
    const revoked = await deleteTokensOf(deps.database, actor.id);
    return { body: { message: 'Your access tokens have been revoked', revoked } };
  });
  bind(http, contract.revokeToken, async ({ actor, params }) => {
    await revokeToken(deps, actor, params.id);
    return { body: { message: 'The token has been revoked' } };
  });
}

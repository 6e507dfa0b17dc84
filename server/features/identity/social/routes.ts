import {
  type Provider,
  linkIdentity,
  listIdentities,
  listProviders,
  Provider as Providers,
  redeemHandoff,
  unlinkIdentity as unlinkEndpoint,
} from '@devorbit/contract/identity/social.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { SessionDeps } from '../accounts/commands/open-session.ts';
import { browserOf, forgetBrowser, markBrowser } from './browser-cookie.ts';
import { redeemHandoffCode } from './commands/redeem-handoff-code.ts';
import { startLinking } from './commands/start-linking.ts';
import { unlinkIdentity } from './commands/unlink-identity.ts';
import type { SocialDeps } from './deps.ts';
import { names, notSetUp } from './errors.ts';
import { type NavigationDeps, serveNavigations } from './navigations.ts';
import { selectIdentities } from './store.ts';

type Deps = SocialDeps & SessionDeps & NavigationDeps;

export function serveSocial(http: Http, deps: Deps): void {
  const { secure } = deps;
  const noStore = { 'cache-control': 'no-store' };
  const stateOf = (provider: Provider) => {
    const available = deps.providers[provider] !== null;
    return { provider, available, message: available ? '' : notSetUp(provider) };
  };

  bind(http, listProviders, async () => ({ body: Providers.options.map(stateOf) }));

  serveNavigations(http, deps);

  bind(http, redeemHandoff, async ({ body, request }) => {
    const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const answer = await redeemHandoffCode(deps, body.code, browserOf(request.headers.cookie, secure), origin);
    return {
      status: 'challenge' in answer ? 202 : 200,
      body: answer,
      headers: { ...noStore, 'set-cookie': forgetBrowser(secure) },
    };
  });

  bind(http, listIdentities, async ({ actor }) => ({
    body: await selectIdentities(deps.database, actor.id),
    headers: noStore,
  }));

  bind(http, linkIdentity, async ({ actor, params }) => {
    const { browserDigest, setCookie } = markBrowser(secure);
    const url = await startLinking(deps, actor, params.provider, browserDigest);
    return { body: { url }, headers: { ...noStore, 'set-cookie': setCookie } };
  });

  bind(http, unlinkEndpoint, async ({ actor, params }) => {
    await unlinkIdentity(deps, actor, params.provider);
    return { body: { message: `${names[params.provider]} is disconnected` } };
  });
}

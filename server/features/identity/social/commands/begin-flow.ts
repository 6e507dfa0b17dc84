import type { Provider } from '@devorbit/contract/identity/social.ts';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { FLOW_SECONDS } from '../browser-cookie.ts';
import { callbackAddress } from '../callback-address.ts';
import type { SocialDeps } from '../deps.ts';
import { SocialError } from '../errors.ts';
import { takeHandoff } from '../handoffs.ts';
import { digestOf } from '../secrets.ts';
import { insertFlow } from '../store.ts';

type Wish = {
  provider: Provider;
  /** A path of our own. */
  next: string;
  /** The handoff of somebody who connects an account, with the mark that their browser brought. */
  link: { code: string; browser: Buffer | null } | null;
  /** The mark that this browser is given now. */
  browserDigest: Buffer;
};

/** Where to send the browser; the state in it is this browser's alone. Throws a SocialError. */
export async function beginFlow(deps: SocialDeps, { provider, next, link, browserDigest }: Wish): Promise<URL> {
  const asked = deps.providers[provider];
  if (asked === null) throw new SocialError('unavailable');
  const linking = link && (await takeHandoff(deps, link.code, 'link', link.browser));
  if (link !== null && linking?.provider !== provider) throw new SocialError('expired');
  const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const address = await asked.begin(callbackAddress(deps.ownAddress(), provider), checks);
  await insertFlow(deps.database, {
    state_digest: digestOf(checks.state),
    browser_digest: browserDigest,
    provider,
    sealed: deps.oauthSeal.close(
      JSON.stringify({ nonce: checks.nonce, verifier: checks.verifier, next }),
      checks.state,
    ),
    user_id: linking?.userId ?? null,
    expires_at: new Date(deps.clock.now().getTime() + FLOW_SECONDS * 1000),
  });
  return address;
}

import type { Provider } from '@devorbit/contract/identity/social.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { z } from 'zod';
import { callbackAddress } from '../callback-address.ts';
import type { SocialDeps } from '../deps.ts';
import { SocialError } from '../errors.ts';
import { issueHandoff } from '../handoffs.ts';
import type { Person } from '../providers/provider.ts';
import { digestOf } from '../secrets.ts';
import { deleteFlow } from '../store.ts';
import { findAccount } from './find-account.ts';
import { linkPerson } from './link-person.ts';

const Kept = z.object({ nonce: z.string(), verifier: z.string(), next: z.string() });

type Return = {
  provider: Provider;
  state: string;
  /** The query that the provider sent the browser back with. */
  query: string;
  browser: Buffer | null;
  /** Called before an account is made. */
  mayRegister: () => Promise<void>;
};

/** Who came back, after every check of the flow; its state is used up, whatever comes of it. */
async function personOf(
  deps: SocialDeps,
  { provider, state, query, browser }: Return,
): Promise<{ person: Person; next: string; linking: number | null; browser: Buffer }> {
  const flow = await deleteFlow(deps.database, digestOf(state));
  if (
    flow === null ||
    flow.provider !== provider ||
    browser === null ||
    !flow.browser_digest.equals(browser) ||
    Date.parse(flow.expires_at) <= deps.clock.now().getTime()
  )
    throw new SocialError('expired');
  const asked = deps.providers[provider];
  if (asked === null) throw new SocialError('unavailable');
  const { nonce, verifier, next } = Kept.parse(JSON.parse(deps.oauthSeal.open(flow.sealed, state)));
  const address = callbackAddress(deps.ownAddress(), provider);
  address.search = query;
  return { person: await asked.finish(address, { state, nonce, verifier }), next, linking: flow.user_id, browser };
}

/** The path of ours to send the browser to: with a one-time code for a session, or, once an account is connected, where it was asked for. Throws a SocialError. */
export async function finishFlow(deps: SocialDeps, given: Return): Promise<string> {
  const { person, next, linking, browser } = await personOf(deps, given);
  const { provider } = given;
  if (linking !== null) {
    await deps.database.transaction((tx) => linkPerson({ ...deps, tx }, provider, person, linking));
    return next;
  }
  const userId = await findAccount(deps, provider, person, given.mayRegister);
  const code = await issueHandoff(deps, { provider, purpose: 'enter', userId, browserDigest: browser });
  return `${pathOf(`${provider}-sign-in`)}#${new URLSearchParams({ handoff: code, next })}`;
}

import type { Provider } from '@devorbit/contract/identity/social.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import type { SocialDeps } from '../deps.ts';
import { notSetUp } from '../errors.ts';
import { issueHandoff } from '../handoffs.ts';

/** The address with which this browser alone begins to connect an account to the caller's. */
export async function startLinking(
  deps: SocialDeps,
  actor: Actor,
  provider: Provider,
  browserDigest: Buffer,
): Promise<string> {
  if (deps.providers[provider] === null) throw new Refusal('unavailable', notSetUp(provider));
  const code = await issueHandoff(deps, { provider, purpose: 'link', userId: actor.id, browserDigest });
  return `/api/auth/${provider}/login/?link=${code}`;
}

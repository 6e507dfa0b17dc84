import * as openid from 'openid-client';
import { z } from 'zod';
import { failure } from './failure.ts';
import type { Checks, Person, SocialProvider } from './provider.ts';

/** Longest that one call to a provider may take. */
const TIMEOUT_SECONDS = 5;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
});

type Settings = { issuer: string; clientId: string; clientSecret: string };

/**
 * Any OpenID provider: the code flow with PKCE, state and nonce; the ID token's signature, issuer, audience, nonce and times
 * are checked. A signature holds under a public key of the provider alone, by an algorithm that it announces: never `none`,
 * never one of the client secret. Its keys are kept for five minutes, and asked for again for one that is not among them,
 * once a minute at most.
 */
export function openIdProvider({ issuer, clientId, clientSecret }: Settings): SocialProvider {
  let found: Promise<openid.Configuration> | undefined;
  /** Asked when first needed; a failure is not remembered. */
  const discover = (): Promise<openid.Configuration> => {
    found ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        execute: [
          openid.enableNonRepudiationChecks,
          ...(new URL(issuer).protocol === 'http:' ? [openid.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  };

  const begin = async (callback: URL, { state, nonce, verifier }: Checks): Promise<URL> =>
    openid.buildAuthorizationUrl(await discover(), {
      redirect_uri: callback.href,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });

  const finish = async (address: URL, { state, nonce, verifier }: Checks): Promise<Person> => {
    const configuration = await discover();
    const tokens = await openid.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const own = Claims.parse(tokens.claims());
    // Some providers tell of the person only at their own address.
    const asked =
      own.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? Claims.parse(await openid.fetchUserInfo(configuration, tokens.access_token, own.sub))
        : own;
    return {
      issuer: configuration.serverMetadata().issuer,
      subject: own.sub,
      verifiedEmail: asked.email_verified === true ? (asked.email ?? null) : null,
      name: asked.name ?? '',
      handle: asked.preferred_username ?? '',
    };
  };

  return {
    begin: (callback, checks) => begin(callback, checks).catch((error: unknown) => Promise.reject(failure(error))),
    finish: (address, checks) => finish(address, checks).catch((error: unknown) => Promise.reject(failure(error))),
  };
}

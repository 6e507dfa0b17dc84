import * as openid from 'openid-client';
import { z } from 'zod';
import { failure } from './failure.ts';
import type { Checks, Person, SocialProvider } from './provider.ts';

const TIMEOUT_SECONDS = 5;

const GithubUser = z.object({ id: z.int().positive(), login: z.string(), name: z.string().nullish() });
const GithubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

type Settings = { url: string; apiUrl: string; clientId: string; clientSecret: string };

/** GitHub speaks OAuth 2 with PKCE, without ID tokens: who came is asked of its API, with the token that only we were given. */
export function githubProvider({ url, apiUrl, clientId, clientSecret }: Settings): SocialProvider {
  const configuration = new openid.Configuration(
    {
      issuer: `${url}/login/oauth`,
      authorization_endpoint: `${url}/login/oauth/authorize`,
      token_endpoint: `${url}/login/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  configuration.timeout = TIMEOUT_SECONDS;
  if (new URL(url).protocol === 'http:') openid.allowInsecureRequests(configuration);

  const ask = async <T>(path: string, schema: z.ZodType<T>, token: string): Promise<T> => {
    const answer = await fetch(apiUrl + path, {
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'user-agent': 'DevOrbit',
        'x-github-api-version': '2022-11-28',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    if (!answer.ok) throw new Error(`GitHub answered ${path} with ${answer.status}`);
    return schema.parse(await answer.json());
  };

  const begin = async (callback: URL, { state, verifier }: Checks): Promise<URL> =>
    openid.buildAuthorizationUrl(configuration, {
      redirect_uri: callback.href,
      scope: 'read:user user:email',
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });

  const finish = async (address: URL, { state, verifier }: Checks): Promise<Person> => {
    const { access_token: token } = await openid.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      pkceCodeVerifier: verifier,
    });
    const [user, emails] = await Promise.all([
      ask('/user', GithubUser, token),
      ask('/user/emails', GithubEmails, token),
    ]);
    return {
      issuer: url,
      subject: String(user.id),
      verifiedEmail: emails.find(({ primary, verified }) => primary && verified)?.email ?? null,
      name: user.name ?? '',
      handle: user.login,
    };
  };

  return {
    begin: (callback, checks) => begin(callback, checks).catch((error: unknown) => Promise.reject(failure(error))),
    finish: (address, checks) => finish(address, checks).catch((error: unknown) => Promise.reject(failure(error))),
  };
}

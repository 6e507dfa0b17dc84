import { Session } from '@devorbit/contract/identity/accounts.ts';
import { redeemHandoff, type Provider } from '@devorbit/contract/identity/social.ts';
import { type FakeGithub, startFakeGithub } from '@devorbit/testkit/fake-github.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { type OidcProvider, startOidcProvider } from '@devorbit/testkit/oidc-provider.ts';
import { type Browser, openBrowser } from './_browser.ts';

export type SocialHouse = House & {
  /** The address to which providers send browsers back. */
  own: string;
  google: OidcProvider;
  github: FakeGithub;
  /** Where a browser lands that begins there: our page, with its fragment or its error. */
  signIn(provider: Provider, browser?: Browser, query?: string): Promise<URL>;
  /** The session that a landing's code opens. */
  enter(landing: URL, browser: Browser): Promise<Session>;
  redeem(code: string, browser: Browser): Promise<Response>;
};

/** A house with both providers, a real OpenID provider in Google's place. */
export async function openSocialHouse(claimsInIdToken = true): Promise<SocialHouse> {
  const google = await startOidcProvider({ claimsInIdToken });
  const github = await startFakeGithub();
  const house = await openHouse({
    env: {
      GOOGLE_CLIENT_ID: google.client.id,
      GOOGLE_CLIENT_SECRET: google.client.secret,
      GOOGLE_ISSUER: google.url,
      GITHUB_CLIENT_ID: github.client.id,
      GITHUB_CLIENT_SECRET: github.client.secret,
      GITHUB_URL: github.url,
      GITHUB_API_URL: github.apiUrl,
    },
  });
  const own = house.url.replace('127.0.0.1', 'localhost');
  google.trust(`${own}/api/auth/google/callback/`);
  const redeem = (code: string, browser: Browser) =>
    browser.fetch(own + redeemHandoff.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
  return {
    ...house,
    own,
    google,
    github,
    redeem,
    async signIn(provider, browser = openBrowser(), query = '') {
      const stops = await browser.open(
        `${own}/api/auth/${provider}/login/${query}`,
        (url) => url.origin === own && !url.pathname.startsWith('/api/'),
      );
      const last = stops.at(-1);
      if (last?.status !== 0) throw new Error(`${last?.url.href} answered ${last?.status}: ${last?.body}`);
      return last.url;
    },
    async enter(landing, browser) {
      const answer = await redeem(codeOf(landing), browser);
      if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
      return Session.parse(await answer.json());
    },
    async close() {
      await house.close();
      await google.close();
      await github.close();
    },
  };
}

/** The one-time code of a landing. */
export const codeOf = (landing: URL): string => new URLSearchParams(landing.hash.slice(1)).get('handoff') ?? '';

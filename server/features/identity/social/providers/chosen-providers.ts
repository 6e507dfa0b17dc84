import type { SocialSettings } from '../settings.ts';
import { githubProvider } from './github-provider.ts';
import { openIdProvider } from './openid-provider.ts';
import type { SocialProviders } from './provider.ts';

/** What the operator has set up. */
export const chosenProviders = (env: SocialSettings): SocialProviders => ({
  google:
    env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined
      ? openIdProvider({
          issuer: env.GOOGLE_ISSUER,
          clientId: env.GOOGLE_CLIENT_ID,
          clientSecret: env.GOOGLE_CLIENT_SECRET,
        })
      : null,
  github:
    env.GITHUB_CLIENT_ID !== undefined && env.GITHUB_CLIENT_SECRET !== undefined
      ? githubProvider({
          url: env.GITHUB_URL.replace(/\/+$/, ''),
          apiUrl: env.GITHUB_API_URL.replace(/\/+$/, ''),
          clientId: env.GITHUB_CLIENT_ID,
          clientSecret: env.GITHUB_CLIENT_SECRET,
        })
      : null,
});

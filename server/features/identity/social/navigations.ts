import { beginSocialSignIn, finishSocialSignIn, type Provider } from '@devorbit/contract/identity/social.ts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/errors.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { registrationsPerAddress } from '../accounts/limits.ts';
import { browserOf, forgetBrowser, markBrowser } from './browser-cookie.ts';
import { beginFlow } from './commands/begin-flow.ts';
import { finishFlow } from './commands/finish-flow.ts';
import type { SocialDeps } from './deps.ts';
import { SocialError } from './errors.ts';
import { socialSignInsPerAddress } from './limits.ts';
import { ownPath } from './own-path.ts';

/** `secure`: people see us by https, so cookies never leave it. */
export type NavigationDeps = { limits: RateLimits; secure: boolean };

const PROFILE = '/profile?tab=security';
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the browser came by another name of this machine than the one that it will come back to: then its cookie would not. */
function byAnotherName(request: FastifyRequest, ownAddress: string): boolean {
  const { hostname } = new URL(ownAddress);
  return loopback.test(hostname) && loopback.test(request.hostname) && request.hostname !== hostname;
}

const reasonOf = (error: unknown): SocialError =>
  error instanceof SocialError
    ? error
    : new SocialError(error instanceof Refusal && error.fault === 'too_many' ? 'busy' : 'failed', error);

/** The two stops of a browser on its way to a provider and back. Whatever goes wrong is told by a page, not by JSON. */
export function serveNavigations(http: Http, deps: SocialDeps & NavigationDeps): void {
  const { limits, secure, ownAddress } = deps;

  const goTo = (location: string, cookie?: string) => ({
    body: null,
    headers: { location, 'cache-control': 'no-store', ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
  });

  const sayWhyNot = (error: unknown, provider: Provider, request: FastifyRequest) => {
    const told = reasonOf(error);
    if (told.reason === 'failed') request.log.warn({ err: told, provider }, 'a sign-in by a provider failed');
    return goTo(`${ownAddress()}/auth/${provider}?error=${told.reason}`, forgetBrowser(secure));
  };

  bind(http, beginSocialSignIn, async ({ params: { provider }, query, request }) => {
    try {
      if (byAnotherName(request, ownAddress())) return goTo(ownAddress() + request.url);
      await limits.take(socialSignInsPerAddress, callerAddress(request.ip));
      const link =
        query.link === undefined ? null : { code: query.link, browser: browserOf(request.headers.cookie, secure) };
      const { browserDigest, setCookie } = markBrowser(secure);
      const next = link === null ? ownPath(query.next) : PROFILE;
      const address = await beginFlow(deps, { provider, next, link, browserDigest });
      return goTo(address.href, setCookie);
    } catch (error) {
      return sayWhyNot(error, provider, request);
    }
  });

  bind(http, finishSocialSignIn, async ({ params: { provider }, query, request }) => {
    try {
      const path = await finishFlow(deps, {
        provider,
        state: query.state ?? '',
        query: request.url.split('?').slice(1).join('?'),
        browser: browserOf(request.headers.cookie, secure),
        mayRegister: () => limits.take(registrationsPerAddress, callerAddress(request.ip)),
      });
      return goTo(ownAddress() + path);
    } catch (error) {
      return sayWhyNot(error, provider, request);
    }
  });
}

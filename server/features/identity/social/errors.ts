import type { Provider, SocialFailure } from '@devorbit/contract/identity/social.ts';
import { Refusal } from '../../../platform/errors.ts';

/** A sign-in by a provider that does not come about; told by a page, since a browser is on its way. */
export class SocialError extends Error {
  override name = 'SocialError';
  readonly reason: SocialFailure;

  constructor(reason: SocialFailure, cause?: unknown) {
    super(`sign-in by a provider: ${reason}`, { cause });
    this.reason = reason;
  }
}

export const names: Record<Provider, string> = { google: 'Google', github: 'GitHub' };

export const notSetUp = (provider: Provider): string => `Sign-in with ${names[provider]} is not set up on this server.`;

export const handoffExpired = (): Refusal => new Refusal('invalid', 'This sign-in has expired. Please start again.');

export const notConnected = (provider: Provider): Refusal =>
  new Refusal('missing', `No ${names[provider]} account is connected`);

export const onlyWayIn = (provider: Provider): Refusal =>
  new Refusal(
    'conflict',
    `${names[provider]} is the only way into your account. Set a password first, then disconnect it.`,
  );

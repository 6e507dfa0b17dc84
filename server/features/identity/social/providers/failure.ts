import { AuthorizationResponseError } from 'openid-client';
import { SocialError } from '../errors.ts';

/** What a provider's library or a call to it threw, as our own. */
export const failure = (error: unknown): SocialError =>
  error instanceof SocialError
    ? error
    : new SocialError(
        error instanceof AuthorizationResponseError && error.error === 'access_denied' ? 'cancelled' : 'failed',
        error,
      );

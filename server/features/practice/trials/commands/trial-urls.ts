import type { Platform } from '../../../../feature.ts';
import { trialAddress } from '../trial-address.ts';

/** The address at which a runner fetches a trial package; it is made when it is needed, because it expires. */
export const trialUrls =
  ({ env, clock, base }: Pick<Platform, 'env' | 'clock' | 'base'>) =>
  (digest: string): string =>
    base() + trialAddress(env.SECRET, digest, clock);

import type { Platform } from '../../../../feature.ts';
import { packageAddress } from '../package-address.ts';

/** The address at which a runner fetches a problem's package; it is made when it is needed, because it expires. */
export const packageUrls =
  ({ env, clock, base }: Pick<Platform, 'env' | 'clock' | 'base'>) =>
  (digest: string): string =>
    base() + packageAddress(env.SECRET, digest, clock.now());

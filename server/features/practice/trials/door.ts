import type { Platform } from '../../../feature.ts';
import { trialAddress } from './trial-address.ts';

// What other features ask of trials: whether the actor may is for them to ask.

/** Drops what a piece of work handed in, in the transaction that finishes it. */
export { deleteTrialPackages } from './store.ts';

/** The address at which a runner fetches a trial package; it is made when it is needed, because it expires. */
export const trialUrls =
  ({ env, clock, base }: Pick<Platform, 'env' | 'clock' | 'base'>) =>
  (digest: string): string =>
    base() + trialAddress(env.SECRET, digest, clock);

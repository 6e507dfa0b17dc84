import type { Clock } from '../../../platform/clock.ts';
import { isSignedBy, sign } from '../../../platform/signatures.ts';

/** How long a runner may take until it fetches a package, in ms: the longest wait in its queue. */
const VALID_MS = 15 * 60 * 1000;

const signed = (digest: string, expires: string): string => `trial.${digest}.${expires}`;

/** Path and query that let their holder fetch one package of a draft for a quarter of an hour. */
export function trialAddress(secret: string, digest: string, clock: Clock): string {
  const expires = String(clock.now().getTime() + VALID_MS);
  return `/internal/trials/${digest}?expires=${expires}&signature=${sign(secret, signed(digest, expires))}`;
}

export const mayFetchTrial = (
  secret: string,
  given: { digest: string; expires: string; signature: string },
  clock: Clock,
): boolean =>
  isSignedBy(secret, signed(given.digest, given.expires), given.signature) &&
  Number(given.expires) > clock.now().getTime();

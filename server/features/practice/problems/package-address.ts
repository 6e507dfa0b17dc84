import { isSignedBy, sign } from '../../../platform/signatures.ts';

/** How long a runner may take until it fetches a package, in ms: the longest wait in its queue. */
const VALID_MS = 15 * 60 * 1000;

/** Path and query that let their holder fetch one package for a quarter of an hour. */
export function packageAddress(secret: string, digest: string, now: Date): string {
  const expires = now.getTime() + VALID_MS;
  return `/internal/packages/${digest}?expires=${expires}&signature=${sign(secret, `${digest}.${expires}`)}`;
}

export const mayFetchPackage = (
  secret: string,
  given: { digest: string; expires: string; signature: string },
  now: Date,
): boolean =>
  isSignedBy(secret, `${given.digest}.${given.expires}`, given.signature) && Number(given.expires) > now.getTime();

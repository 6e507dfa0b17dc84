import { readSigned, signed } from '../../../platform/signatures.ts';

/** How long a runner may take until it fetches a package, in ms: the longest wait in its queue. */
const VALID_MS = 15 * 60 * 1000;

const pathOf = (digest: string): string => `/internal/packages/${digest}`;

/** Path and query that let their holder fetch one package for a quarter of an hour. */
export const packageAddress = (secret: string, digest: string, now: Date): string =>
  `${pathOf(digest)}?until=${signed(secret, pathOf(digest), String(now.getTime() + VALID_MS))}`;

export const mayFetchPackage = (secret: string, given: { digest: string; until: string }, now: Date): boolean =>
  Number(readSigned(secret, pathOf(given.digest), given.until)) > now.getTime();

import type { Clock } from '../../../platform/clock.ts';
import { readSigned, signed } from '../../../platform/signatures.ts';

/** How long a runner may take until it fetches a package, in ms: the longest wait in its queue. */
const VALID_MS = 15 * 60 * 1000;

const pathOf = (digest: string): string => `/internal/trials/${digest}`;

/** Path and query that let their holder fetch one package of a draft for a quarter of an hour. */
export const trialAddress = (secret: string, digest: string, clock: Clock): string =>
  `${pathOf(digest)}?until=${signed(secret, pathOf(digest), String(clock.now().getTime() + VALID_MS))}`;

export const mayFetchTrial = (secret: string, given: { digest: string; until: string }, clock: Clock): boolean =>
  Number(readSigned(secret, pathOf(given.digest), given.until)) > clock.now().getTime();

import { readSigned, signed } from '../signatures.ts';

/** How long a runner may take until it fetches a document, in ms: the longest wait in its queue. */
const VALID_MS = 30 * 60 * 1000;

const pathOf = (digest: string): string => `/internal/documents/${digest}`;

/** Path and query that let their holder fetch one document for half an hour. */
export const documentAddress = (secret: string, digest: string, now: Date): string =>
  `${pathOf(digest)}?until=${signed(secret, pathOf(digest), String(now.getTime() + VALID_MS))}`;

export const mayFetchDocument = (secret: string, given: { digest: string; until: string }, now: Date): boolean =>
  Number(readSigned(secret, pathOf(given.digest), given.until)) > now.getTime();

import { Refusal } from '../errors.ts';
import { readSigned, signed } from '../signatures.ts';

/** How long an address is good for, in ms: a page that shows files asks for new ones. */
const VALID_MS = 10 * 60 * 1000;

/**
 * The path with what lets its holder ask for it as this user, for ten minutes. Sessions travel in a header, which frames,
 * pictures and plain links have not. The path names the digest of the file, so it is good for no other content.
 */
export const signAddress = (secret: string, path: string, userId: number, now: Date): string =>
  `${path}?for=${signed(secret, path, `${userId}.${now.getTime() + VALID_MS}`)}`;

/** Which user an address was signed for, as it was asked for (path and query). Throws a Refusal for any other address. */
export function readSignedAddress(secret: string, address: string, now: Date): number {
  const [path = '', query] = address.split('?');
  const text = readSigned(secret, path, new URLSearchParams(query).get('for') ?? '');
  if (text === null) throw new Refusal('forbidden', 'This link is incomplete. Open the file from its page.');
  const [user, expires] = text.split('.').map(Number);
  if (user === undefined || expires === undefined || expires <= now.getTime())
    throw new Refusal('forbidden', 'This link has expired. Open the file from its page.');
  return user;
}

import { Refusal } from '../errors.ts';
import { isSignedBy, sign } from '../signatures.ts';

/** How long an address is good for, in ms: a page that shows files asks for new ones. */
const VALID_MS = 10 * 60 * 1000;

const signed = (path: string, userId: string, expires: string): string => `for.${userId}.${expires}.${path}`;

/**
 * The path with what lets its holder ask for it as this user, for ten minutes. Sessions travel in a header, which frames,
 * pictures and plain links have not. The path names the digest of the file, so it is good for no other content.
 */
export function signAddress(secret: string, path: string, userId: number, now: Date): string {
  const expires = String(now.getTime() + VALID_MS);
  return `${path}?user=${userId}&expires=${expires}&signature=${sign(secret, signed(path, String(userId), expires))}`;
}

/** Which user an address was signed for, as it was asked for (path and query). Throws a Refusal for any other address. */
export function readSignedAddress(secret: string, address: string, now: Date): number {
  const [path = '', query] = address.split('?');
  const given = new URLSearchParams(query);
  const [user, expires, signature] = ['user', 'expires', 'signature'].map((name) => given.get(name) ?? '');
  if (!isSignedBy(secret, signed(path, user ?? '', expires ?? ''), signature ?? ''))
    throw new Refusal('forbidden', 'This link is not whole. Open the file from its page.');
  if (Number(expires) <= now.getTime())
    throw new Refusal('forbidden', 'This link has expired. Open the file from its page.');
  return Number(user);
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of a text in base64url. */
export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in constant time. */
export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * A text that only we can have made: the text, a dot, its signature. The one form of what we sign, see
 * docs/decisions/0025-*. `purpose` names what it is good for, such as the path that it opens, and is not in it: what was
 * signed for one purpose is nothing for another. It has no line break.
 */
export const signed = (secret: string, purpose: string, text: string): string =>
  `${text}.${sign(secret, `${purpose}\n${text}`)}`;

/** The text of what `signed` has made with this secret for this purpose; null for anything else. */
export function readSigned(secret: string, purpose: string, given: string): string | null {
  const dot = given.lastIndexOf('.');
  const text = given.slice(0, Math.max(0, dot));
  return isSignedBy(secret, `${purpose}\n${text}`, given.slice(dot + 1)) ? text : null;
}

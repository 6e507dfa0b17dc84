import { digestOf, newSecret } from './secrets.ts';

/** How long a browser may be away at the provider. */
export const FLOW_SECONDS = 10 * 60;

const nameOf = (secure: boolean): string => (secure ? '__Secure-devorbit_oauth' : 'devorbit_oauth');

const cookie = (value: string, seconds: number, secure: boolean): string =>
  `${nameOf(secure)}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** A new mark for the browser that begins, and its Set-Cookie. */
export function markBrowser(secure: boolean): { browserDigest: Buffer; setCookie: string } {
  const value = newSecret();
  return { browserDigest: digestOf(value), setCookie: cookie(value, FLOW_SECONDS, secure) };
}

export const forgetBrowser = (secure: boolean): string => cookie('', 0, secure);

/** The digest of the browser's mark; null where there is none, or more than one: then somebody else has set one too. */
export function browserOf(header: string | undefined, secure: boolean): Buffer | null {
  const marks = (header ?? '').split(';').flatMap((pair) => {
    const [name, ...value] = pair.trim().split('=');
    return name === nameOf(secure) ? [value.join('=')] : [];
  });
  const [mark] = marks;
  return marks.length === 1 && mark !== undefined && /^[\w-]{43}$/.test(mark) ? digestOf(mark) : null;
}

/**
 * What the QR code of a ticket says: a prefix, then in base64url 21 bytes (version, event, registration, issue) and the
 * Ed25519 signature over them, 118 characters in all. Without zod, and for browsers too: scanners check tickets themselves.
 */
export const TICKET_PREFIX = 'DVO:';
const VERSION = 1;
const PAYLOAD_BYTES = 21;
const SIGNATURE_BYTES = 64;
const TEXT = /^DVO:[\w-]{114}$/;

/** `issue` rises when a ticket is issued anew: older ones are no longer valid. */
export type TicketNumbers = { event: number; registration: number; issue: number };
export type SplitTicket = TicketNumbers & { payload: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> };

/** The 21 bytes that are signed. */
export function packTicket({ event, registration, issue }: TicketNumbers): Uint8Array<ArrayBuffer> {
  const payload = new Uint8Array(PAYLOAD_BYTES);
  const view = new DataView(payload.buffer);
  view.setUint8(0, VERSION);
  view.setBigUint64(1, BigInt(event));
  view.setBigUint64(9, BigInt(registration));
  view.setUint32(17, issue);
  return payload;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes of text in base64url. Throws for what is none. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export const joinTicket = (payload: Uint8Array, signature: Uint8Array): string =>
  TICKET_PREFIX + toBase64Url(Uint8Array.from([...payload, ...signature]));

/** The parts of a ticket; null for what has not its form. Says nothing about the signature. */
export function splitTicket(text: string): SplitTicket | null {
  if (!TEXT.test(text)) return null;
  const bytes = fromBase64Url(text.slice(TICKET_PREFIX.length));
  // Of the spellings of the last bits, one alone is the ticket's.
  if (bytes.length !== PAYLOAD_BYTES + SIGNATURE_BYTES || bytes[0] !== VERSION) return null;
  const [payload, signature] = [bytes.slice(0, PAYLOAD_BYTES), bytes.slice(PAYLOAD_BYTES)];
  if (joinTicket(payload, signature) !== text) return null;
  const view = new DataView(payload.buffer);
  const [event, registration] = [Number(view.getBigUint64(1)), Number(view.getBigUint64(9))];
  if (!Number.isSafeInteger(event) || !Number.isSafeInteger(registration)) return null;
  return { event, registration, issue: view.getUint32(17), payload, signature };
}

/** Crockford’s base32: no letter looks like another, or like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECK_LETTERS = 6;

/** `1A-7K3Q9X`: the number of the registration, then six letters that nobody can guess. */
export function codeText(registration: number, check: Uint8Array): string {
  let number = '';
  for (let left = registration; left > 0; left = Math.floor(left / 32)) number = (LETTERS[left % 32] ?? '') + number;
  return `${number}-${Array.from(check.slice(0, CHECK_LETTERS), (byte) => LETTERS[byte % 32] ?? '').join('')}`;
}

/** A code as somebody typed it, in its one spelling: whatever the case, with or without the dash. Null for what is none. */
export function readCode(typed: string): { registration: number; code: string } | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{7,17}$/.test(letters)) return null;
  const number = letters.slice(0, -CHECK_LETTERS);
  const registration = [...number].reduce((sum, letter) => sum * 32 + LETTERS.indexOf(letter), 0);
  if (registration === 0 || !Number.isSafeInteger(registration)) return null;
  return { registration, code: `${number.replace(/^0+/, '')}-${letters.slice(-CHECK_LETTERS)}` };
}

import { MAX_SHOWN_CHARS } from '@devorbit/contract/limits.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Enough for more than MAX_SHOWN_CHARS characters of any kind: four bytes make at least one. */
const DECODED_BYTES = MAX_SHOWN_CHARS * 8;

type Text = { text: string; /** How much there is in all. */ size: string };

function decode(value: Uint8Array | string): Text {
  const size = `${value.length.toLocaleString('en-US')} ${typeof value === 'string' ? 'characters' : 'bytes'}`;
  return { text: typeof value === 'string' ? value : decoder.decode(value.subarray(0, DECODED_BYTES)), size };
}

const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

function cut({ text, size }: Text, max: number): string {
  if (text.length <= max) return clean(text);
  const note = `\n… cut: this is the beginning of ${size}`;
  return clean(text.slice(0, max - note.length).replace(/[\uD800-\uDBFF]$/, '')) + note;
}

/**
 * Text that may be kept and shown: invalid UTF-8, lone surrogates and NUL (which PostgreSQL refuses) become U+FFFD.
 * Longer text is cut, and says so; the note counts within `max` characters.
 */
export const shownText = (value: Uint8Array | string, max = MAX_SHOWN_CHARS): string => cut(decode(value), max);

/** What a program or a compiler wrote to stderr, without the box's own paths. */
export function shownErrors(stderr: Uint8Array | string): string {
  const { text, size } = decode(stderr);
  return cut({ text: text.replaceAll('/box/', '').trim(), size }, MAX_SHOWN_CHARS);
}

/** The end of what a program wrote to stderr, where its last words stand: at most MAX_SHOWN_CHARS, without the box's own paths. */
export function shownEnd(stderr: Uint8Array): string {
  const text = clean(decoder.decode(stderr.subarray(-DECODED_BYTES)).replaceAll('/box/', '').trim());
  return text.length <= MAX_SHOWN_CHARS ? text : text.slice(-MAX_SHOWN_CHARS).replace(/^[\uDC00-\uDFFF]/, '');
}

/** The specification's message of a failed test. Both sides are cut alike, so that the whole stays within what is shown. */
export function expectedGot(expected: Uint8Array | string, got: Uint8Array | string): string {
  const each = Math.floor((MAX_SHOWN_CHARS - 'Expected: , Got: '.length) / 2);
  return `Expected: ${shownText(expected, each).trim()}, Got: ${shownText(got, each).trim()}`;
}

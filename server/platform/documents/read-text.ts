import type { ByteSource } from './byte-source.ts';

/** Control characters that texts have: tab, line feed, form feed, carriage return, and the escape of old terminals. */
// oxlint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/;

/** The first `most` characters of a text; `cut` where there are more. */
export type ReadText = { text: string; cut: boolean };

async function decode(source: ByteSource, encoding: string, most: number): Promise<ReadText | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let [text, cut] = ['', false];
  try {
    for await (const chunk of (await source.stream()) as AsyncIterable<Buffer>) {
      const piece = decoder.decode(chunk, { stream: true });
      if (NO_TEXT.test(piece)) return null;
      if (text.length < most) text += piece;
      else cut ||= piece !== '';
    }
    text += decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
  const end = text.charCodeAt(most - 1) >= 0xd800 && text.charCodeAt(most - 1) < 0xdc00 ? most - 1 : most;
  return { text: text.slice(0, end), cut: cut || text.length > end };
}

/**
 * A file as text: UTF-8, UTF-16 with its mark, or Windows-1252, all of it checked. Null for what is no text: bytes that none
 * of these is made of, or NUL and other control characters.
 */
export async function readText(source: ByteSource, most: number): Promise<ReadText | null> {
  const [first = 0, second = 0] = await source.read(0, 2);
  if (first === 0xff && second === 0xfe) return decode(source, 'utf-16le', most);
  if (first === 0xfe && second === 0xff) return decode(source, 'utf-16be', most);
  return (await decode(source, 'utf-8', most)) ?? decode(source, 'windows-1252', most);
}

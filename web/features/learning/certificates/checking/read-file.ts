import { type Held, heldIn } from '../model.ts';

/** Our largest is a PNG of some 200 KB. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** What of a baked file is the certificate: in a PNG a chunk, in an SVG an element, in a PDF an attached file. Null where there is none. */
export async function readCertificateFile(file: Blob): Promise<Held | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins([0x89, 0x50, 0x4e, 0x47])) return heldIn(inPng(bytes));
  if (begins([0x25, 0x50, 0x44, 0x46])) return heldIn(await inPdf(bytes));
  const text = new TextDecoder().decode(bytes);
  return heldIn(/<openbadges:credential [^>]*><!\[CDATA\[(.*?)\]\]>/s.exec(text)?.[1] ?? text);
}

/** The text of the chunk iTXt `openbadgecredential`; '' where there is none. */
function inPng(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer);
  const latin = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const begin = at + 8;
    if (latin(at + 4, begin) === 'iTXt' && latin(begin, begin + 20) === 'openbadgecredential\0')
      // Two flags, then an empty language and an empty translated keyword, each ended by a zero.
      return new TextDecoder().decode(bytes.subarray(begin + 24, begin + length));
    at = begin + length + 4;
  }
  return '';
}

/** The first attached file, as our PDFs hold it; '' where there is none. */
async function inPdf(bytes: Uint8Array): Promise<string> {
  const text = new TextDecoder('latin1').decode(bytes);
  const at = text.indexOf('/Type /EmbeddedFile');
  const stream = text.indexOf('stream\n', at);
  const length = Number(/\/Length (\d+)/.exec(text.slice(at, stream))?.[1]);
  if (at < 0 || stream < 0 || Number.isNaN(length)) return '';
  const begin = stream + 'stream\n'.length;
  const inflated = new Blob([bytes.slice(begin, begin + length)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  return bounded(inflated).catch(() => '');
}

/** At most MAX_FILE_BYTES of a stream as text: a small file may unpack to a huge one. */
async function bounded(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const piece of stream) {
    size += piece.length;
    if (size > MAX_FILE_BYTES) return '';
    text += decoder.decode(piece, { stream: true });
  }
  return text;
}

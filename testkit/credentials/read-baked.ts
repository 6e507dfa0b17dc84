import { crc32, inflateSync } from 'node:zlib';

/** The credential within a baked PNG: the text of its iTXt chunk `openbadgecredential`. */
export function credentialInPng(png: Buffer): string {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const chunk = png.subarray(at + 4, at + 8 + length);
    if (png.readUInt32BE(at + 8 + length) !== crc32(chunk)) throw new Error('a chunk of the PNG is damaged');
    const [keyword = ''] = chunk.subarray(4, 84).toString('latin1').split('\0');
    if (chunk.subarray(0, 4).toString('latin1') === 'iTXt' && keyword === 'openbadgecredential')
      // After the keyword: two flags, an empty language and an empty translated keyword, each ended by a zero.
      return chunk.subarray(4 + keyword.length + 5).toString('utf8');
    at += 12 + length;
  }
  throw new Error('the PNG holds no credential');
}

/** The credential within a baked SVG. */
export function credentialInSvg(svg: string): string {
  const found = /<openbadges:credential [^>]*><!\[CDATA\[(.*?)\]\]><\/openbadges:credential>/s.exec(svg);
  if (found?.[1] === undefined) throw new Error('the SVG holds no credential');
  return found[1];
}

/** The first file that is attached to a PDF. */
export function attachmentOfPdf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const at = text.indexOf('/Type /EmbeddedFile');
  const begin = text.indexOf('stream\n', at) + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(text.slice(at, begin))?.[1]);
  if (at < 0 || Number.isNaN(length)) throw new Error('nothing is attached to the PDF');
  return inflateSync(pdf.subarray(begin, begin + length)).toString('utf8');
}

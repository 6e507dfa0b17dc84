import { crc32 } from 'node:zlib';

const PNG_HEADER_BYTES = 8;
/** The first chunk, IHDR, has 13 bytes of data. */
const AFTER_IHDR = PNG_HEADER_BYTES + 4 + 4 + 13 + 4;

/** A baked badge: the PNG with the credential, as JSON or JWT, in an uncompressed iTXt chunk (Open Badges 3.0, section 5.3.1). */
export function bakePng(png: Buffer, credential: string): Buffer {
  const body = Buffer.concat([
    Buffer.from('iTXt', 'latin1'),
    Buffer.from('openbadgecredential\0\0\0\0\0', 'latin1'),
    Buffer.from(credential, 'utf8'),
  ]);
  const chunk = Buffer.alloc(4 + body.length + 4);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return Buffer.concat([png.subarray(0, AFTER_IHDR), chunk, png.subarray(AFTER_IHDR)]);
}

/** A baked badge: the SVG with the credential's JSON in `<openbadges:credential>` (Open Badges 3.0, section 5.3.2). */
export function bakeSvg(svg: string, credential: string): string {
  const inside = credential.replaceAll(']]>', ']]]]><![CDATA[>');
  const element = `<openbadges:credential xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"><![CDATA[${inside}]]></openbadges:credential>`;
  return svg.replace(/<svg\b[^>]*>/, (opening) => opening + element);
}

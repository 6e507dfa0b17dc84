import escapeHtml from 'escape-html';
import { strToU8, zipSync } from 'fflate';
import type { Written } from './text-of.ts';

/** The same bytes at every start. */
const MTIME = new Date('2025-09-01T00:00:00');
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FORMATS = 'http://schemas.openxmlformats.org';
const OFFICE = `${FORMATS}/officeDocument/2006/relationships`;
const KIND = 'application/vnd.openxmlformats-officedocument';

export const packed = (files: Record<string, string | Uint8Array>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [
          name,
          [typeof file === 'string' ? strToU8(file) : file, { mtime: MTIME }],
        ]),
      ),
    ),
  );

const types = (parts: Record<string, string>): string =>
  `${HEAD}<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    parts,
  )
    .map(([part, kind]) => `<Override PartName="/${part}" ContentType="${KIND}.${kind}+xml"/>`)
    .join('')}</Types>`;

const links = (targets: [kind: string, target: string][]): string =>
  `${HEAD}<Relationships xmlns="${FORMATS}/package/2006/relationships">${targets
    .map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A letter of paragraphs with headings. */
export function writeDocx({ title, lines, parts }: Written): Buffer {
  const paragraph = (text: string, size: number, bold = false) =>
    `<w:p><w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r></w:p>`;
  const body = [
    paragraph(title, 24, true),
    ...lines.map((line) => paragraph(line, 11)),
    ...parts.flatMap((part) => [
      paragraph(part.title, 16, true),
      ...part.paragraphs.map((text) => paragraph(text, 11)),
      ...part.list.map((item, at) => paragraph(`${at + 1}. ${item}`, 11)),
    ]),
  ].join('');
  return packed({
    '[Content_Types].xml': types({ 'word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': links([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `${HEAD}<w:document xmlns:w="${FORMATS}/wordprocessingml/2006/main"><w:body>${body}<w:sectPr/></w:body></w:document>`,
  });
}

/** A table of texts and numbers. */
export function writeXlsx(rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number): string =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escapeHtml(value)}</t></is></c>`;
  const body = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const sheet = `${FORMATS}/spreadsheetml/2006/main`;
  return packed({
    '[Content_Types].xml': types({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    }),
    '_rels/.rels': links([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${sheet}" xmlns:r="${OFFICE}"><sheets><sheet name="Readings" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links([['worksheet', 'worksheets/sheet1.xml']]),
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${sheet}"><sheetData>${body}</sheetData></worksheet>`,
  });
}

const COLOURS = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
];
const SHADES = [
  '15172A',
  'FFFFFF',
  '50536B',
  'F8F5EF',
  '2F3BCB',
  'EE9A5F',
  '6FB58A',
  'E9B44F',
  'E0708F',
  '7D7488',
  '2F3BCB',
  '6733A6',
];

function theme(drawing: string): string {
  const colours = COLOURS.map((name, at) => `<a:${name}><a:srgbClr val="${SHADES[at]}"/></a:${name}>`).join('');
  const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const thrice = (text: string) => text.repeat(3);
  return `${HEAD}<a:theme xmlns:a="${drawing}" name="DevOrbit"><a:themeElements><a:clrScheme name="DevOrbit">${colours}</a:clrScheme><a:fontScheme name="DevOrbit"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="DevOrbit"><a:fillStyleLst>${thrice(fill)}</a:fillStyleLst><a:lnStyleLst>${thrice(`<a:ln w="9525">${fill}</a:ln>`)}</a:lnStyleLst><a:effectStyleLst>${thrice('<a:effectStyle><a:effectLst/></a:effectStyle>')}</a:effectStyleLst><a:bgFillStyleLst>${thrice(fill)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}

/** A slide for the title, and one for each part. */
export function writePptx({ title, lines, parts }: Written): Buffer {
  const drawing = `${FORMATS}/drawingml/2006/main`;
  const slidesOf = `${FORMATS}/presentationml/2006/main`;
  const names = `xmlns:a="${drawing}" xmlns:r="${OFFICE}" xmlns:p="${slidesOf}"`;
  const group = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
  const box = (id: number, y: number, height: number, size: number, texts: string[]) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="700000" y="${y}"/><a:ext cx="10800000" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${texts
      .map((text) => `<a:p><a:r><a:rPr lang="en" sz="${size * 100}"/><a:t>${escapeHtml(text)}</a:t></a:r></a:p>`)
      .join('')}</p:txBody></p:sp>`;
  const slides = [
    { title, texts: lines },
    ...parts.map((part) => ({
      title: part.title,
      texts: [...part.paragraphs.flatMap((text) => text.split(/(?<=\.) /)), ...part.list],
    })),
  ].map(
    (slide) =>
      `${HEAD}<p:sld ${names}><p:cSld><p:spTree>${group}${box(2, 500000, 1100000, 36, [slide.title])}${box(3, 1800000, 4500000, 20, slide.texts)}</p:spTree></p:cSld></p:sld>`,
  );
  const tree = `<p:cSld><p:spTree>${group}</p:spTree></p:cSld>`;
  const map = [
    'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"',
    ...[1, 2, 3, 4, 5, 6].map((at) => `accent${at}="accent${at}"`),
  ].join(' ');
  const numbered = Object.fromEntries(
    slides.flatMap((slide, at) => [
      [`ppt/slides/slide${at + 1}.xml`, slide],
      [`ppt/slides/_rels/slide${at + 1}.xml.rels`, links([['slideLayout', '../slideLayouts/slideLayout1.xml']])],
    ]),
  );
  const list = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 2}"/>`).join('');
  return packed({
    '[Content_Types].xml': types({
      'ppt/presentation.xml': 'presentationml.presentation.main',
      'ppt/slideMasters/slideMaster1.xml': 'presentationml.slideMaster',
      'ppt/slideLayouts/slideLayout1.xml': 'presentationml.slideLayout',
      'ppt/theme/theme1.xml': 'theme',
      ...Object.fromEntries(slides.map((_, at) => [`ppt/slides/slide${at + 1}.xml`, 'presentationml.slide'])),
    }),
    '_rels/.rels': links([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `${HEAD}<p:presentation ${names}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${list}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': links([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ...slides.map((_, at) => ['slide', `slides/slide${at + 1}.xml`] as [string, string]),
    ]),
    'ppt/slideMasters/slideMaster1.xml': `${HEAD}<p:sldMaster ${names}>${tree}<p:clrMap ${map} hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': links([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': `${HEAD}<p:sldLayout ${names}>${tree}</p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': links([['slideMaster', '../slideMasters/slideMaster1.xml']]),
    'ppt/theme/theme1.xml': theme(drawing),
    ...numbered,
  });
}

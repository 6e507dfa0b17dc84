import { strToU8, type Zippable, zipSync } from 'fflate';

/** Office files of our own making, as small as they can be ([ECMA-376]). */
export type Parts = Record<string, string | Uint8Array>;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const ML = 'application/vnd.openxmlformats-officedocument';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const zipped = (parts: Parts): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
      ) satisfies Zippable,
    ),
  );

type Link = { id: string; type: string; target: string; external?: true };
export const links = (all: Link[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(
      ({ id, type, target, external }) =>
        `<Relationship Id="${id}" Type="${OFFICE}/relationships/${type}" Target="${escaped(target)}"${external ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

const frame = (main: string, kinds: Record<string, string>): Parts => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    kinds,
  )
    .map(([name, kind]) => `<Override PartName="/${name}" ContentType="${ML}.${kind}+xml"/>`)
    .join('')}</Types>`,
  '_rels/.rels': links([{ id: 'r1', type: 'officeDocument', target: main }]),
});

export const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const paragraphs = (page: string, first: boolean): string =>
  page
    .split('\n')
    .map((text, at) => {
      const breaks = at === 0 && !first ? '<w:br w:type="page"/>' : '';
      const level = at === 0 ? '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>' : '';
      return `<w:p>${level}<w:r>${breaks}<w:t>${escaped(text)}</w:t></w:r></w:p>`;
    })
    .join('');

/** A text with a page for each of `pages`; the first line of each is a heading. `more` parts go beside or over its own. */
export function docxParts(pages: string[], more: Parts = {}): Parts {
  const body = pages.map((page, at) => paragraphs(page, at === 0)).join('');
  return {
    ...frame('word/document.xml', { 'word/document.xml': 'wordprocessingml.document.main' }),
    'word/document.xml': `${XML}<w:document ${WORD} xmlns:r="${OFFICE}/relationships"><w:body>${body}</w:body></w:document>`,
    ...more,
  };
}
export const docx = (pages: string[], more: Parts = {}): Buffer => zipped(docxParts(pages, more));

/** Sheets by their names, of cells that are texts. */
export function xlsxParts(sheets: Record<string, string[][]>, more: Parts = {}): Parts {
  const all = Object.entries(sheets);
  const file = (at: number) => `worksheets/sheet${at + 1}.xml`;
  const cells = (row: string[]) =>
    row.map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`).join('');
  return {
    ...frame('xl/workbook.xml', {
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      ...Object.fromEntries(all.map((_, at) => [`xl/${file(at)}`, 'spreadsheetml.worksheet'])),
    }),
    'xl/workbook.xml': `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}/relationships"><sheets>${all
      .map(([name], at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(
      all.map((_, at) => ({ id: `r${at + 1}`, type: 'worksheet', target: file(at) })),
    ),
    ...Object.fromEntries(
      all.map(([, rows], at) => [
        `xl/${file(at)}`,
        `${XML}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
          .map((row) => `<row>${cells(row)}</row>`)
          .join('')}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  };
}
export const xlsx = (sheets: Record<string, string[][]>, more: Parts = {}): Buffer => zipped(xlsxParts(sheets, more));

const DRAWING = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const SLIDES = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const BOX =
  '<a:xfrm><a:off x="800000" y="800000"/><a:ext cx="7500000" cy="4000000"/></a:xfrm><a:prstGeom prst="rect"/>';
const GROUP = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';

/** A presentation with a slide for each text. */
export function pptx(slides: string[]): Buffer {
  const master = 'slideMasters/slideMaster1.xml';
  const layout = 'slideLayouts/slideLayout1.xml';
  const slide = (at: number) => `slides/slide${at + 1}.xml`;
  const tree = (shapes: string) => `<p:cSld><p:spTree>${GROUP}${shapes}</p:spTree></p:cSld>`;
  const text = (words: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Text"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${BOX}</p:spPr><p:txBody><a:bodyPr/>${words
      .split('\n')
      .map((line) => `<a:p><a:r><a:rPr lang="en-US" sz="2800"/><a:t>${escaped(line)}</a:t></a:r></a:p>`)
      .join('')}</p:txBody></p:sp>`;
  const part = (name: string, inside: string) =>
    `${XML}<p:${name} ${SLIDES} ${DRAWING} xmlns:r="${OFFICE}/relationships">${inside}</p:${name}>`;
  const colours =
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
  return zipped({
    ...frame('ppt/presentation.xml', {
      'ppt/presentation.xml': 'presentationml.presentation.main',
      [`ppt/${master}`]: 'presentationml.slideMaster',
      [`ppt/${layout}`]: 'presentationml.slideLayout',
      ...Object.fromEntries(slides.map((_, at) => [`ppt/${slide(at)}`, 'presentationml.slide'])),
    }),
    'ppt/presentation.xml': part(
      'presentation',
      `<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="m1"/></p:sldMasterIdLst><p:sldIdLst>${slides
        .map((_, at) => `<p:sldId id="${256 + at}" r:id="s${at + 1}"/>`)
        .join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/><p:notesSz cx="6858000" cy="9144000"/>`,
    ),
    'ppt/_rels/presentation.xml.rels': links([
      { id: 'm1', type: 'slideMaster', target: master },
      ...slides.map((_, at) => ({ id: `s${at + 1}`, type: 'slide', target: slide(at) })),
    ]),
    [`ppt/${master}`]: part(
      'sldMaster',
      `${tree('')}${colours}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="l1"/></p:sldLayoutIdLst>`,
    ),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': links([{ id: 'l1', type: 'slideLayout', target: `../${layout}` }]),
    [`ppt/${layout}`]: part('sldLayout', tree('')),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': links([{ id: 'm1', type: 'slideMaster', target: `../${master}` }]),
    ...Object.fromEntries(
      slides.flatMap((words, at) => [
        [`ppt/${slide(at)}`, part('sld', tree(text(words)))],
        [
          `ppt/slides/_rels/slide${at + 1}.xml.rels`,
          links([{ id: 'l1', type: 'slideLayout', target: `../${layout}` }]),
        ],
      ]),
    ),
  });
}

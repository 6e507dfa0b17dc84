import {
  type ConvertibleType,
  type DocumentAbility,
  type DocumentEvent,
  type DocumentProblem,
  MAX_GRID_CHARS,
  MAX_OCR_PAGES,
  MAX_PAGES,
  MAX_TEXT_CHARS,
  type MadeFile,
} from '@devorbit/contract/execution/documents.ts';
import { readArchive } from './archive.ts';
import type { Boxes } from './boxes.ts';
import { csvRows, separatorOf } from './csv-rows.ts';
import type { Ability } from './document-tools.ts';
import { isPicture, lookInside } from './look-inside.ts';
import { readByOcr } from './ocr.ts';
import { isOffice, isSheets, officeToPdf, officeToSheets, type Sheet } from './office.ts';
import { drawPage, drawThumbnails, openPdf, pdfOutline, pdfTexts } from './pdf.ts';
import { decodeText, linePages, pageText } from './plain-text.ts';
import { Refused } from './refused.ts';

type Told = Exclude<DocumentEvent, { type: 'queued' | 'finished' | 'file' }>;
/** What happens to a document, in order. The bytes of a file come with its line. */
export type Telling = {
  tell(event: Told): void;
  give(file: Omit<MadeFile, 'bytes'>, bytes: Buffer): void;
};
export type Abilities = Record<DocumentAbility, Ability>;
type Work = Telling & { boxes: Boxes; abilities: Abilities; pictures: boolean };

/** A page with less text is looked at by OCR: a number or a stamp on a scan is not its text. */
const LEAST_TEXT = 10;

/** Throws Refused where the programs for it are missing. */
function mustHave(abilities: Abilities, ability: DocumentAbility): void {
  const found = abilities[ability];
  if (!found.ready) throw new Refused('unavailable', found.reason);
}

/** Does a part; where the document is at fault there, says so and goes on. */
async function tried(
  part: DocumentProblem['part'],
  problems: DocumentProblem[],
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    problems.push(error.of(part));
  }
}

async function preparePdf(
  { boxes, tell, give, pictures }: Work,
  bytes: Buffer,
  { kind, macros, made }: { kind: 'Page' | 'Slide'; macros: boolean; made: boolean },
): Promise<DocumentProblem[]> {
  const problems: DocumentProblem[] = [];
  tell({ type: 'step', step: 'checking' });
  const { pdf, facts } = await openPdf(boxes, bytes);
  if (made || pdf !== bytes) give({ kind: 'pdf', page: 1, media_type: 'application/pdf' }, pdf);
  const shown = Math.min(facts.pages, MAX_PAGES);

  tell({ type: 'step', step: 'reading' });
  let texts: string[] = [];
  await tried('text', problems, async () => {
    texts = await pdfTexts(boxes, facts.pages);
  });
  const isBare = (text: string) => text.replaceAll(/\s/g, '').length < LEAST_TEXT;
  // What was made of an Office file is no scan, however few its words.
  const bare = made ? [] : texts.flatMap((text, at) => (isBare(text) ? [at + 1] : []));
  tell({ type: 'facts', pages: facts.pages, shown, kind, macros, needs_ocr: bare.slice(0, MAX_OCR_PAGES) });
  for (const [at, text] of texts.entries())
    tell({ type: 'page', page: { page: at + 1, label: `${kind} ${at + 1}`, text, ocr: false } });
  await tried('outline', problems, async () => {
    const entries = await pdfOutline(boxes);
    if (entries.length > 0) tell({ type: 'outline', entries });
  });

  if (!pictures) return problems;
  tell({ type: 'step', step: 'drawing' });
  await tried('pictures', problems, async () => {
    const picture = await drawPage(boxes, 1);
    if (!picture) throw new Refused('broken', 'Its first page cannot be drawn.');
    give({ kind: 'picture', page: 1, media_type: 'image/jpeg' }, picture);
    for await (const { page, bytes: small } of drawThumbnails(boxes, facts.pages))
      give({ kind: 'thumbnail', page, media_type: 'image/jpeg' }, small);
  });
  return problems;
}

function tellSheets({ tell }: Work, sheets: Sheet[], total: number, macros: boolean, separator = ','): void {
  tell({ type: 'facts', pages: total, shown: sheets.length, kind: 'Sheet', macros, needs_ocr: [] });
  let room = MAX_GRID_CHARS;
  for (const [at, { name, csv }] of sheets.entries()) {
    const grid = csvRows(csv, separator);
    const kept: string[][] = [];
    for (const row of grid.rows) {
      room -= row.reduce((sum, cell) => sum + cell.length + 4, 0);
      if (room < 0) break;
      kept.push(row);
    }
    const cut = grid.cut || kept.length < grid.rows.length;
    tell({ type: 'sheet', sheet: { sheet: at + 1, name, rows: kept, cut } });
    const text = pageText(kept.map((row) => row.filter(Boolean).join('\t')).join('\n'));
    tell({ type: 'page', page: { page: at + 1, label: name === '' ? 'Table' : `Sheet ${name}`, text, ocr: false } });
  }
}

function tellText({ tell }: Work, bytes: Buffer): void {
  const { pages, total } = linePages(decodeText(bytes));
  tell({ type: 'facts', pages: total, shown: pages.length, kind: 'Lines', macros: false, needs_ocr: [] });
  let room = MAX_TEXT_CHARS;
  for (const [at, { label, text }] of pages.entries()) {
    const fits = text.slice(0, room);
    room -= fits.length;
    tell({ type: 'page', page: { page: at + 1, label, text: fits, ocr: false } });
  }
}

async function tellArchive({ boxes, tell }: Work, bytes: Buffer): Promise<void> {
  tell({ type: 'step', step: 'reading' });
  const { entries, total } = await readArchive(boxes, bytes);
  const shown = entries.filter(({ text }) => text !== null).length;
  tell({ type: 'facts', pages: total, shown, kind: 'Entry', macros: false, needs_ocr: [] });
  for (const { entry, reading, name, text } of entries) {
    tell({ type: 'entry', entry: { entry, reading } });
    if (text !== null) tell({ type: 'page', page: { page: entry, label: name, text, ocr: false } });
  }
}

/** Everything that can be had of a document; what cannot is among the problems. Throws Refused where that is all of it. */
export async function prepareDocument(work: Work, type: ConvertibleType, bytes: Buffer): Promise<DocumentProblem[]> {
  const { boxes, abilities, tell } = work;
  const { macros } = lookInside(type, bytes);
  if (type === 'txt') tellText(work, bytes);
  else if (type === 'csv') {
    const csv = decodeText(bytes);
    tellSheets(work, [{ name: '', csv }], 1, false, separatorOf(csv));
  } else if (type === 'zip') {
    mustHave(abilities, 'archives');
    await tellArchive(work, bytes);
  } else if (isPicture(type)) {
    tell({ type: 'facts', pages: 1, shown: 1, kind: 'Picture', macros: false, needs_ocr: [1] });
  } else if (isSheets(type)) {
    mustHave(abilities, 'sheets');
    tell({ type: 'step', step: 'converting' });
    const { sheets, total } = await officeToSheets(boxes, type, bytes);
    tellSheets(work, sheets, total, macros);
  } else {
    mustHave(abilities, isOffice(type) ? 'office' : 'pdf');
    if (isOffice(type)) tell({ type: 'step', step: 'converting' });
    const pdf = isOffice(type) ? await officeToPdf(boxes, type, bytes) : bytes;
    const kind = type === 'ppt' || type === 'pptx' ? 'Slide' : 'Page';
    return preparePdf(work, pdf, { kind, macros, made: isOffice(type) });
  }
  return [];
}

/** Reads pages by OCR, one after another; a page that cannot be read is left out, and said once. Throws Refused where none can. */
export async function ocrDocument(
  work: Work,
  type: ConvertibleType,
  bytes: Buffer,
  pages: number[],
): Promise<DocumentProblem[]> {
  const { boxes, abilities, tell } = work;
  if (type !== 'pdf' && !isPicture(type)) throw new Refused('wrong_type', 'Only PDFs and pictures are read by OCR.');
  mustHave(abilities, 'ocr');
  lookInside(type, bytes);
  await boxes.seal(`in.${type}`, bytes);
  const problems: DocumentProblem[] = [];
  let read = 0;
  for (const [at, page] of pages.entries()) {
    tell({ type: 'step', step: 'recognizing', at: at + 1, of: pages.length });
    await tried('ocr', problems, async () => {
      const text = await readByOcr(boxes, type, page);
      read++;
      tell({ type: 'page', page: { page, label: type === 'pdf' ? `Page ${page}` : 'Picture', text, ocr: true } });
    });
    // Every page of a document that is built to be slow would take its whole time.
    if (problems.length >= 3) break;
  }
  if (read === 0 && problems[0]) throw new Refused(problems[0].fault, problems[0].message);
  return problems;
}

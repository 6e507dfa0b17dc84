import {
  type DocumentEvent,
  MAX_OUTLINE,
  MAX_PAGES,
  MAX_TEXT_CHARS,
  MAX_THUMBNAILS,
  PICTURE_PX,
  THUMBNAIL_PX,
} from '@devorbit/contract/execution/documents.ts';
import type { Boxes } from './boxes.ts';
import { PDFINFO, PDFTOPPM, PDFTOTEXT, QPDF } from './document-tools.ts';
import { pageText } from './plain-text.ts';
import { Refused } from './refused.ts';

const MB = 1024 * 1024;
const IN = '/box/in.pdf';
/** From this size on a PDF is put in the order in which a reader shows it, so that its first page needs little of it. */
const LINEARIZE_FROM = MB;

const encrypted = () => new Refused('encrypted', 'It is protected by a password.');

export type PdfFacts = { pages: number; linearized: boolean; damaged: boolean };

/** What Poppler says of the sealed PDF; null where it cannot read it. Throws Refused for one that needs a password. */
async function pdfFacts({ step }: Boxes): Promise<PdfFacts | null> {
  const { code, stdout, stderr } = await step({ argv: [PDFINFO, IN], limits: { output_bytes: MB } });
  if (/Incorrect password/i.test(stderr)) throw encrypted();
  const said = stdout.toString();
  const pages = Number(/^Pages: +(\d+)/m.exec(said)?.[1] ?? 0);
  if (code !== 0 || pages < 1) return null;
  return { pages, linearized: /^Optimized: +yes/m.test(said), damaged: /^Syntax Error/m.test(stderr) };
}

/** Writes the sealed PDF anew: what is damaged is put right, as far as it goes, and the first page comes first. Throws Refused. */
async function rewrite({ step }: Boxes): Promise<Buffer> {
  const line = `${QPDF} --linearize --stream-data=preserve --warning-exit-0 ${IN} /tmp/out.pdf >&2 && exec cat /tmp/out.pdf`;
  const { code, stdout, stderr } = await step({ argv: ['/bin/sh', '-c', line] });
  if (/invalid password/i.test(stderr)) throw encrypted();
  if (code !== 0 || stdout.length === 0) throw new Refused('broken', 'It is damaged beyond repair.');
  return stdout;
}

/** Readers hold what a stream unpacks to as a whole, and browsers several times that. qpdf holds it as well. */
const MOST_MEMORY_KB = 512 * 1024;

/** Unpacks each stream of the sealed PDF, wherever it stands, and keeps nothing. Throws Refused where one is too large. */
async function mustUnpack({ step }: Boxes): Promise<void> {
  const line = `${QPDF} --stream-data=uncompress ${IN} - > /dev/null 2>&1`;
  await step({ argv: ['/bin/sh', '-c', line], limits: { cpu_ms: 20_000, memory_kb: MOST_MEMORY_KB } });
}

/**
 * Seals the PDF and looks at it. `pdf` is what is to be shown: itself, or one written anew where it is damaged, or large
 * and not made for reading page by page. Throws Refused where it cannot be read.
 */
export async function openPdf(boxes: Boxes, bytes: Buffer): Promise<{ pdf: Buffer; facts: PdfFacts }> {
  await boxes.seal('in.pdf', bytes);
  const facts = await pdfFacts(boxes);
  await mustUnpack(boxes);
  const mustBeRepaired = facts === null || facts.damaged;
  if (facts && !facts.damaged && (facts.linearized || bytes.length < LINEARIZE_FROM)) return { pdf: bytes, facts };
  try {
    const pdf = await rewrite(boxes);
    await boxes.seal('in.pdf', pdf);
    const now = await pdfFacts(boxes);
    if (!now) throw new Refused('broken', 'It has no pages.');
    return { pdf, facts: now };
  } catch (error) {
    if (!(error instanceof Refused) || !facts || error.fault === 'encrypted') throw error;
    // Readers show what they can of it.
    await boxes.seal('in.pdf', bytes);
    return { pdf: bytes, facts: { ...facts, damaged: mustBeRepaired } };
  }
}

/** The text of each page of the sealed PDF, as many as are shown. */
export async function pdfTexts({ step }: Boxes, pages: number): Promise<string[]> {
  const shown = Math.min(pages, MAX_PAGES);
  const { code, stdout } = await step({
    argv: [PDFTOTEXT, '-enc', 'UTF-8', '-l', String(shown), IN, '-'],
    limits: { cpu_ms: 20_000, wall_ms: 60_000, output_bytes: 4 * MAX_TEXT_CHARS },
  });
  if (code !== 0) throw new Refused('broken', 'Its text cannot be read.');
  const texts = stdout.toString().split('\f').slice(0, shown);
  let room = MAX_TEXT_CHARS;
  return Array.from({ length: shown }, (_, at) => {
    const text = pageText((texts[at] ?? '').trim()).slice(0, room);
    room -= text.length;
    return text;
  });
}

type Outline = Extract<DocumentEvent, { type: 'outline' }>['entries'];
type Entry = { title?: unknown; destpageposfrom1?: unknown; kids?: unknown };

function flatten(entries: unknown, level: number, into: Outline): void {
  if (!Array.isArray(entries) || level > 20) return;
  for (const { title, destpageposfrom1: page, kids } of entries as Entry[]) {
    if (into.length >= MAX_OUTLINE) return;
    const shown =
      typeof title === 'string'
        ? title
            .replaceAll(/[\p{C}\s]+/gu, ' ')
            .trim()
            .slice(0, 300)
        : '';
    if (shown !== '' && typeof page === 'number' && Number.isInteger(page) && page >= 1)
      into.push({ title: shown, page, level });
    flatten(kids, level + 1, into);
  }
}

/** The outline of the sealed PDF, in reading order; empty where it has none that can be read. */
export async function pdfOutline({ step }: Boxes): Promise<Outline> {
  const { code, stdout } = await step({
    argv: [QPDF, '--json=2', '--json-key=outlines', '--warning-exit-0', IN],
    limits: { output_bytes: 4 * MB },
  });
  const into: Outline = [];
  if (code !== 0) return into;
  try {
    flatten((JSON.parse(stdout.toString()) as { outlines?: unknown }).outlines, 0, into);
  } catch {
    return [];
  }
  return into;
}

const isJpeg = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8;

/** One page of the sealed PDF as a JPEG, `px` at its longer side; null where it cannot be drawn. */
export async function drawPage({ step }: Boxes, page: number, px: number = PICTURE_PX): Promise<Buffer | null> {
  const at = String(page);
  const argv = [PDFTOPPM, '-jpeg', '-jpegopt', 'quality=80', '-f', at, '-l', at, '-scale-to', String(px), IN];
  const { code, stdout } = await step({ argv, limits: { output_bytes: 4 * MB } });
  return code === 0 && isJpeg(stdout) ? stdout : null;
}

const DRAW = `${PDFTOPPM} -jpeg -jpegopt quality=70 -f "$1" -l "$2" -scale-to ${THUMBNAIL_PX} ${IN} /tmp/t >&2
for file in /tmp/t-*.jpg; do [ -s "$file" ] || exit 3; wc -c < "$file"; cat "$file"; done`;
const AT_A_TIME = 20;

/** Small pictures of the first pages, a few at a time; ends early where they cannot be drawn, and throws Refused at a limit. */
export async function* drawThumbnails(
  { step }: Boxes,
  pages: number,
): AsyncGenerator<{ page: number; bytes: Buffer }, void> {
  const last = Math.min(pages, MAX_THUMBNAILS);
  for (let first = 1; first <= last; first += AT_A_TIME) {
    const until = Math.min(last, first + AT_A_TIME - 1);
    const { code, stdout } = await step({
      argv: ['/bin/sh', '-c', DRAW, 'sh', String(first), String(until)],
      limits: { output_bytes: 8 * MB },
    });
    if (code !== 0) return;
    let page = first;
    for (let at = 0; at < stdout.length && page <= until; page++) {
      const end = stdout.indexOf(10, at);
      const size = Number(stdout.toString('latin1', at, end));
      const bytes = stdout.subarray(end + 1, end + 1 + size);
      if (end < 0 || end - at > 10 || bytes.length !== size || !isJpeg(bytes)) return;
      yield { page, bytes };
      at = end + 1 + size;
    }
  }
}

import { Readable } from 'node:stream';
import { MAX_MADE_BYTES } from '@devorbit/contract/execution/documents.ts';
import type { SheetGrid } from '@devorbit/contract/library/preparation.ts';
import { DocumentsBroken } from '../../../../../platform/document-client.ts';
import { Overtaken, PREPARING_FAILED } from '../errors.ts';
import {
  beginPreparing,
  countFailure,
  deletePages,
  type MadeRendition,
  replaceMade,
  updateEnded,
  updatePageCount,
  upsertPages,
  type Work,
} from '../store.ts';
import { pagesToKeep } from './pages-to-keep.ts';
import { sendWaiting } from './send-waiting.ts';
import { type PrepareDeps, takeDocument, type TakenDocument } from './take-document.ts';

/** A runner that breaks off this often at the same document is not given it again. */
const MAX_FAILURES = 3;

/**
 * Has the preview and the text of a document made, and keeps them: once for all documents with these bytes. Does nothing for
 * one that has them. Throws where no runner could do it; it then waits as before.
 */
export async function prepareDocument(deps: PrepareDeps, digest: string, signal: AbortSignal): Promise<void> {
  const { database, clock, blobs, documents } = deps;
  const work = await database.transaction((tx) => beginPreparing(tx, digest, clock.now()));
  if (work === null) return;
  await database.notify('document_preparations', digest);
  const missing = await documents.whyNot(work.file_type, 'prepare');
  if (missing !== null) return end(deps, work, { state: 'unavailable', reason: missing });
  const made: MadeRendition[] = [];
  const keep = async (kind: MadeRendition['kind'], bytes: Buffer, facts: MadeRendition['facts'] = {}) => {
    const blob = await blobs.put(Readable.from([bytes]), { max: MAX_MADE_BYTES });
    made.push({ kind, rendition: blob.digest, size: blob.size, facts });
  };
  try {
    const task = { kind: 'prepare', pictures: false } as const;
    const taken = await takeDocument(deps, work, { task, onPdf: (bytes) => keep('pdf', bytes) }, signal);
    if (taken.sheets.length > 0 && work.file_type !== 'csv') await keep('grid', gridOf(taken));
    if (work.file_type === 'zip' && taken.finished.outcome !== 'refused') {
      const { texts, entries } = textsOf(taken);
      await keep('entries', texts, { entries });
    }
    await record(deps, work, taken, made);
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (!(error instanceof DocumentsBroken) || (await countFailure(database, work)) < MAX_FAILURES) throw error;
    await end(deps, work, { state: 'failed', reason: PREPARING_FAILED });
  }
}

const gridOf = ({ sheets, facts }: TakenDocument): Buffer => {
  const grid: SheetGrid = {
    sheets: sheets.map(({ name, rows, cut }) => ({ name, rows, cut })),
    total: facts?.pages ?? sheets.length,
  };
  return Buffer.from(JSON.stringify(grid));
};

/** The texts of an archive one after another, a line end before each, and where they stand. */
function textsOf({ entries, pages }: TakenDocument): {
  texts: Buffer;
  entries: NonNullable<MadeRendition['facts']['entries']>;
} {
  const texts = new Map(pages.map(({ page, text }) => [page, Buffer.from(text)]));
  // Nothing at all would be no file to be asked for.
  const parts = [Buffer.from('\n')];
  let at = 1;
  const places = entries.map(({ entry, reading }) => {
    const bytes = texts.get(entry);
    if (bytes === undefined) return { entry, reading, text: null };
    const from = at;
    parts.push(bytes, Buffer.from('\n'));
    at += bytes.length + 1;
    return { entry, reading, text: { from, bytes: bytes.length } };
  });
  return { texts: Buffer.concat(parts), entries: places };
}

async function record(
  deps: PrepareDeps,
  work: Work,
  { finished, facts, pages }: TakenDocument,
  made: readonly MadeRendition[],
): Promise<void> {
  const { database, queue, clock } = deps;
  const { outcome, problems, tools } = finished;
  if (outcome === 'refused') {
    const [first] = problems;
    return end(deps, work, {
      state: first?.fault === 'unavailable' ? 'unavailable' : 'refused',
      reason: first?.message ?? 'It cannot be read.',
    });
  }
  const counted = facts?.kind === 'Page' || facts?.kind === 'Slide' ? facts.pages : null;
  await database.transaction(async (tx) => {
    // Documents before what is made of them, as whoever deletes one holds them.
    if (counted !== null && (await updatePageCount(tx, work.digest, counted)) > 0) await tx.notify('resources');
    const current = await updateEnded(tx, work, {
      state: outcome === 'ready' ? 'ready' : 'partial',
      reason: problems[0]?.message ?? null,
      pages: facts?.pages ?? null,
      ocrPages: facts?.needs_ocr ?? [],
      tools,
    });
    if (!current) throw new Overtaken();
    await deletePages(tx, work.digest);
    await upsertPages(tx, work.digest, pagesToKeep(pages));
    await replaceMade(tx, work.digest, made);
    await sendWaiting(tx, queue, clock.now());
    await tx.notify('document_preparations', work.digest);
  });
}

async function end(
  { database, queue, clock }: PrepareDeps,
  work: Work,
  ended: { state: 'unavailable' | 'refused' | 'failed'; reason: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await updateEnded(tx, work, ended))) return;
    await sendWaiting(tx, queue, clock.now());
    await tx.notify('document_preparations', work.digest);
  });
}

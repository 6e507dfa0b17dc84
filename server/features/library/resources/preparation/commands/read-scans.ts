import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import { DocumentsBroken } from '../../../../../platform/document-client.ts';
import { NOT_READ, Overtaken } from '../errors.ts';
import { beginReading, countFailure, type NewPage, updateOcrEnded, upsertPages, type Work } from '../store.ts';
import { pagesToKeep } from './pages-to-keep.ts';
import { sendWaiting } from './send-waiting.ts';
import { type PrepareDeps, takeDocument } from './take-document.ts';

/** A runner that breaks off this often at the same document is not given it again, its preparation counted. */
const MAX_FAILURES = 4;

/** Has the pages of a document read that are pictures, and keeps their text. Throws as `prepareDocument`. */
export async function readScans(deps: PrepareDeps, digest: string, signal: AbortSignal): Promise<void> {
  const { database, clock, documents } = deps;
  const work = await database.transaction((tx) => beginReading(tx, digest, clock.now()));
  if (work === null) return;
  await database.notify('document_preparations', digest);
  const missing = await documents.whyNot(work.file_type, 'ocr');
  if (missing !== null) return end(deps, work, 'unavailable', missing);
  try {
    const task = { kind: 'ocr' as const, pages: work.ocr_pages };
    const { finished, pages } = await takeDocument(deps, work, { task, onPdf: async () => undefined }, signal);
    const [first] = finished.problems;
    if (finished.outcome !== 'refused') await end(deps, work, 'ready', first?.message ?? null, pages);
    else await end(deps, work, first?.fault === 'unavailable' ? 'unavailable' : 'failed', first?.message ?? NOT_READ);
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (!(error instanceof DocumentsBroken) || (await countFailure(database, work)) < MAX_FAILURES) throw error;
    await end(deps, work, 'failed', NOT_READ);
  }
}

async function end(
  { database, queue, clock }: PrepareDeps,
  work: Work,
  ocr: Preparation['ocr'],
  reason: string | null,
  pages: readonly NewPage[] = [],
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await updateOcrEnded(tx, work, { ocr, reason }))) return;
    await upsertPages(tx, work.digest, pagesToKeep(pages.filter(({ text }) => text !== '')));
    await sendWaiting(tx, queue, clock.now());
    await tx.notify('document_preparations', work.digest);
  });
}

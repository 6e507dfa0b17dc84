import type {
  DocumentEntry,
  DocumentEvent,
  DocumentPage,
  DocumentRequest,
  DocumentSheet,
} from '@devorbit/contract/execution/documents.ts';
import type { Blobs } from '../../../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { DocumentClient, DocumentFinished } from '../../../../../platform/document-client.ts';
import type { Queue } from '../../../../../platform/queue.ts';
import { Overtaken } from '../errors.ts';
import { updateStep, type Work } from '../store.ts';

export type PrepareDeps = {
  database: Database;
  clock: Clock;
  blobs: Blobs;
  queue: Queue;
  documents: DocumentClient;
  /** Where runners fetch bytes by their digest; it is made when it is needed, because it expires. */
  documentUrl: (digest: string) => string;
};

export type TakenDocument = {
  finished: DocumentFinished;
  facts: Extract<DocumentEvent, { type: 'facts' }> | null;
  pages: DocumentPage[];
  sheets: DocumentSheet[];
  entries: DocumentEntry[];
};

/** Has a runner take the document apart and tells each step. `onPdf` is given the PDF that it made. Throws Overtaken. */
export async function takeDocument(
  { database, documents, documentUrl }: PrepareDeps,
  work: Work,
  { task, onPdf }: { task: DocumentRequest['task']; onPdf: (bytes: Buffer) => Promise<void> },
  signal: AbortSignal,
): Promise<TakenDocument> {
  const { digest, size, file_type } = work;
  let facts: TakenDocument['facts'] = null;
  const pages: DocumentPage[] = [];
  const sheets: DocumentSheet[] = [];
  const entries: DocumentEntry[] = [];
  const finished = await documents.take(
    { id: digest.slice(0, 32), file: { digest, size, url: documentUrl(digest) }, type: file_type, task },
    {
      async onEvent(event) {
        if (event.type === 'facts') facts = event;
        if (event.type === 'page') pages.push(event.page);
        if (event.type === 'sheet') sheets.push(event.sheet);
        if (event.type === 'entry') entries.push(event.entry);
        if (event.type !== 'step') return;
        if (!(await updateStep(database, work, event))) throw new Overtaken();
        await database.notify('document_preparations', digest);
      },
      onFile: async ({ kind }, bytes) => {
        if (kind === 'pdf') await onPdf(bytes);
      },
    },
    signal,
  );
  return { finished, facts, pages, sheets, entries };
}

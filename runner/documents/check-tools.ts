import type { ConvertibleType, DocumentRequest } from '@devorbit/contract/execution/documents.ts';
import { createLog } from '../platform/log.ts';
import { createDocumentRoom, type DocumentRoom } from './document-room.ts';
import { openGentleLane } from './gentle-lane.ts';
import { type FileServer, openFileServer, takeIn, type Taken } from './samples/document-desk.ts';
import { docx, pptx, xlsx, zipped } from './samples/office-files.ts';
import { scannedPdf, textPdf } from './samples/pdf-file.ts';

export type CheckedDocument = { document: string; ok: boolean; found: string };

const WORDS = 'Kepler 1609';

/** What is to be found in each kind of document, for those whose programs are there. */
async function* checks(take: (type: ConvertibleType, bytes: Buffer, task?: DocumentRequest['task']) => Promise<Taken>) {
  const [pdf, two] = [textPdf([WORDS, 'The second page']), ['First', WORDS]];
  const prepared = await take('pdf', pdf);
  yield { document: 'pdf', taken: prepared };
  yield { document: 'docx', taken: await take('docx', docx(two)) };
  yield { document: 'pptx', taken: await take('pptx', pptx(two)) };
  yield { document: 'xlsx', taken: await take('xlsx', xlsx({ Planets: [['Year', WORDS]] })) };
  yield { document: 'zip', taken: await take('zip', zipped({ 'src/planets.py': `# ${WORDS}` })) };
  const picture = prepared.files.find(({ file }) => file.kind === 'picture')?.bytes;
  if (picture)
    yield { document: 'scan', taken: await take('pdf', scannedPdf(picture, 848, 1200), { kind: 'ocr', pages: [1] }) };
}

function rowOf(document: string, { finished, pages }: Taken): CheckedDocument {
  if (!finished) return { document, ok: false, found: 'the converter failed; its log says why' };
  const said = finished.problems.map(({ message }) => message).join(' ');
  const found = pages.some(({ text }) => text.includes(WORDS));
  const ms = `${Math.round(finished.cpu_ms)} ms of CPU`;
  return {
    document,
    ok: found && finished.outcome === 'ready',
    found: said || (found ? ms : 'its text was not found'),
  };
}

async function checkIn(room: DocumentRoom, server: FileServer): Promise<CheckedDocument[]> {
  const rows: CheckedDocument[] = [];
  for await (const { document, taken } of checks((...given) => takeIn(room, server, ...given)))
    rows.push(rowOf(document, taken));
  return rows;
}

/** Takes a document of each kind apart, in the box and by the very way that any document goes. Rejects without isolation. */
export async function checkDocumentTools(): Promise<CheckedDocument[]> {
  // Somebody waits for it.
  const lane = await openGentleLane(() => {}, undefined, 'equal');
  const server = await openFileServer();
  const room = createDocumentRoom(() => Promise.resolve(lane), createLog('warn'));
  try {
    return await checkIn(room, server);
  } finally {
    await room.close();
    await lane.close();
    await server.close();
  }
}

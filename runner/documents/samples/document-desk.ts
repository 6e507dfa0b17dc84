import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  ConvertibleType,
  DocumentEntry,
  DocumentEvent,
  DocumentPage,
  DocumentRequest,
  DocumentSheet,
  MadeFile,
} from '@devorbit/contract/execution/documents.ts';
import type { DocumentRoom } from '../document-room.ts';
import type { Telling } from '../prepare.ts';

type Finished = Extract<DocumentEvent, { type: 'finished' }>;
type Facts = Extract<DocumentEvent, { type: 'facts' }>;

/** Everything that was told of a document. */
export type Taken = {
  /** Null where it failed by our own fault. */
  finished: Finished | null;
  facts: Facts | null;
  pages: DocumentPage[];
  sheets: DocumentSheet[];
  entries: DocumentEntry[];
  outline: Extract<DocumentEvent, { type: 'outline' }>['entries'];
  files: { file: Omit<MadeFile, 'bytes'>; bytes: Buffer }[];
};

/** Notes what is told. */
export function noting(): { taken: Taken; telling: Telling } {
  const taken: Taken = { finished: null, facts: null, pages: [], sheets: [], entries: [], outline: [], files: [] };
  return {
    taken,
    telling: {
      tell(event) {
        if (event.type === 'facts') taken.facts = event;
        if (event.type === 'page') taken.pages.push(event.page);
        if (event.type === 'sheet') taken.sheets.push(event.sheet);
        if (event.type === 'entry') taken.entries.push(event.entry);
        if (event.type === 'outline') taken.outline = event.entries;
      },
      give: (file, bytes) => void taken.files.push({ file, bytes }),
    },
  };
}

/** Serves documents by their digests, as the server does. */
export async function openFileServer() {
  const files = new Map<string, Buffer>();
  const server = createServer((asked, reply) => {
    const bytes = files.get(asked.url?.slice(1) ?? '');
    reply.writeHead(bytes ? 200 : 404).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    request(
      type: ConvertibleType,
      bytes: Buffer,
      task: DocumentRequest['task'] = { kind: 'prepare' },
    ): DocumentRequest {
      const digest = createHash('sha256').update(bytes).digest('hex');
      files.set(digest, bytes);
      return {
        id: 'sample',
        type,
        file: { digest, size: bytes.length, url: `http://127.0.0.1:${port}/${digest}` },
        task,
      };
    },
    /** What is not asked for any more. */
    forget: () => files.clear(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type FileServer = Awaited<ReturnType<typeof openFileServer>>;

/** Has a document taken apart and notes everything. */
export async function takeIn(
  room: DocumentRoom,
  server: FileServer,
  type: ConvertibleType,
  bytes: Buffer,
  task?: DocumentRequest['task'],
  signal: AbortSignal = new AbortController().signal,
): Promise<Taken> {
  const { taken, telling } = noting();
  const accepted = room.accept({ request: server.request(type, bytes, task), telling, signal });
  if (!accepted) throw new Error('too many documents wait');
  taken.finished = await accepted.over;
  return taken;
}

import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import {
  type DocumentEvent,
  type DocumentHealth,
  DocumentRequest,
  documentAbilities,
} from '@devorbit/contract/execution/documents.ts';

/** A line of the answer, and the bytes behind it. */
export type Said = DocumentEvent | [DocumentEvent, Buffer];
export type DocumentScript = (
  request: DocumentRequest,
  reply: ServerResponse,
) => Said[] | null | Promise<Said[] | null>;

export const documentOver = (more: Partial<Extract<DocumentEvent, { type: 'finished' }>> = {}): DocumentEvent => ({
  type: 'finished',
  outcome: 'ready',
  problems: [],
  tools: 'LibreOffice 7.4.7',
  cpu_ms: 1,
  memory_kb: 1,
  ...more,
});

export const pdfMade = (bytes: Buffer): Said => [
  { type: 'file', file: { kind: 'pdf', page: 1, media_type: 'application/pdf', bytes: bytes.length } },
  bytes,
];

/** Pages of text, and what is said of them. */
export const pagesOf = (
  texts: string[],
  { kind = 'Page', ocr = [] }: { kind?: 'Page' | 'Slide' | 'Sheet' | 'Lines' | 'Picture'; ocr?: number[] } = {},
): DocumentEvent[] => [
  { type: 'facts', pages: texts.length, shown: texts.length, kind, macros: false, needs_ocr: ocr },
  ...texts.map((words, at): DocumentEvent => ({
    type: 'page',
    page: { page: at + 1, label: `${kind} ${at + 1}`, text: words, ocr: false },
  })),
];

export type FakeDocumentRunner = {
  url: string;
  requests: DocumentRequest[];
  /** What came from the addresses that it was given, by SHA-256. */
  fetched: string[];
  /** What it answers; null: the connection is cut. */
  script: DocumentScript;
  health: { isolation: { ok: boolean; reason?: string }; documents: DocumentHealth['documents'] };
  close(): Promise<void>;
};

/** The runner's door for documents at the wire only: it fetches, and says what it is told to. */
export async function startFakeDocumentRunner(script: DocumentScript): Promise<FakeDocumentRunner> {
  const server = createServer(async (asked, reply) => {
    if (asked.url === '/healthz')
      return void reply.end(
        JSON.stringify({ ok: true, languages: [], ide_languages: [], lanes: 1, waiting: 0, ...runner.health }),
      );
    if (asked.url !== '/documents') return void reply.writeHead(503).end('{"message":"no"}');
    const request = DocumentRequest.parse(JSON.parse(await text(asked)));
    runner.requests.push(request);
    const file = await fetch(request.file.url);
    const bytes = file.body ? await buffer(file.body) : Buffer.alloc(0);
    runner.fetched.push(createHash('sha256').update(bytes).digest('hex'));
    const said = await runner.script(request, reply);
    if (said === null) return void reply.write('\n', () => reply.destroy());
    for (const one of said) {
      const [event, more] = Array.isArray(one) ? one : [one];
      reply.write(`${JSON.stringify(event)}\n`);
      if (more) reply.write(more);
    }
    reply.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const runner: FakeDocumentRunner = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    fetched: [],
    script,
    health: { isolation: { ok: true }, documents: documentAbilities.map((id) => ({ id, ready: true })) },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return runner;
}

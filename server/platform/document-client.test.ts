import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DocumentEvent, DocumentRequest, MadeFile } from '@devorbit/contract/execution/documents.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDocumentClient, DocumentsBroken, DocumentsUnavailable } from './document-client.ts';
import { createRunners } from './runners.ts';

const request: DocumentRequest = {
  id: 'x',
  file: { digest: 'a'.repeat(64), size: 4, url: 'http://127.0.0.1:1/a' },
  type: 'pdf',
  task: { kind: 'prepare' },
};
const finished: DocumentEvent = {
  type: 'finished',
  outcome: 'ready',
  problems: [],
  tools: 'Poppler 22.12.0',
  cpu_ms: 1,
  memory_kb: 1,
};
const line = (event: DocumentEvent) => Buffer.from(`${JSON.stringify(event)}\n`);
const picture = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at % 7 === 0 ? 10 : at % 256)));
const pictureLine = line({
  type: 'file',
  file: { kind: 'picture', page: 1, media_type: 'image/jpeg', bytes: picture.length },
});

let servers: Server[] = [];
let answer: (reply: ServerResponse) => void;
let health: unknown;
beforeEach(() => {
  servers = [];
  health = {
    isolation: { ok: true },
    documents: [
      { id: 'pdf', ready: true, version: 'Poppler 22.12.0' },
      { id: 'office', ready: false, reason: 'LibreOffice is not installed' },
    ],
  };
});
afterEach(() =>
  Promise.all(servers.map((server) => new Promise((closed) => (server.closeAllConnections(), server.close(closed))))),
);

async function open(reply = (to: ServerResponse) => answer(to)): Promise<string> {
  const server = createServer((asked, to) => (asked.url === '/healthz' ? to.end(JSON.stringify(health)) : reply(to)));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function take(urls: string[], signal = AbortSignal.timeout(60_000), onFile = async () => {}) {
  const events: DocumentEvent['type'][] = [];
  const files: { file: MadeFile; bytes: Buffer }[] = [];
  const last = await createDocumentClient(createRunners(urls)).take(
    request,
    {
      onEvent: async ({ type }) => void events.push(type),
      onFile: async (file, bytes) => {
        files.push({ file, bytes });
        await onFile();
      },
    },
    signal,
  );
  return { last, events, files };
}

it('takes lines and the bytes behind them, however they are cut', async () => {
  const all = Buffer.concat([
    line({ type: 'queued', position: 0 }),
    Buffer.from('\n'),
    pictureLine,
    picture,
    line({ type: 'step', step: 'drawing' }),
    line(finished),
  ]);
  for (const size of [1, 7, 999, all.length]) {
    answer = (reply) => {
      const send = (at: number): void =>
        void (at < all.length ? reply.write(all.subarray(at, at + size), () => send(at + size)) : reply.end());
      send(0);
    };
    const { events, files, last } = await take([await open()]);
    expect(events).toEqual(['queued', 'step']);
    expect(files.map(({ bytes }) => bytes.equals(picture))).toEqual([true]);
    expect(last.outcome).toBe('ready');
  }
});

it('goes on to the next runner where one refuses, and says what the last one said', async () => {
  const full = await open((reply) => reply.writeHead(503).end('{"message":"isolation unavailable: no gcc"}'));
  answer = (reply) => reply.end(line(finished));
  expect((await take([full, await open()])).last.outcome).toBe('ready');
  await expect(take([full])).rejects.toThrow(new DocumentsUnavailable('isolation unavailable: no gcc'));
  await expect(take(['http://127.0.0.1:1'])).rejects.toThrow(DocumentsUnavailable);
  await expect(take([])).rejects.toThrow('no execution service is configured');
});

it.each([
  ['an end without the last line', (reply: ServerResponse) => reply.end(line({ type: 'queued', position: 0 }))],
  ['an end within bytes', (reply: ServerResponse) => reply.end(Buffer.concat([pictureLine, picture.subarray(0, 9)]))],
  ['no event', (reply: ServerResponse) => reply.end('{"type":"else"}\n')],
  ['a failure of its own', (reply: ServerResponse) => reply.end(line({ ...finished, outcome: 'failed' }))],
  ['a refusal of what was asked', (reply: ServerResponse) => reply.writeHead(400).end('{"message":"no"}')],
  ['a connection that is cut', (reply: ServerResponse) => (reply.write('\n'), setTimeout(() => reply.destroy(), 30))],
])('calls it broken: %s', async (_, reply) => {
  answer = reply;
  await expect(take([await open()])).rejects.toThrow(DocumentsBroken);
});

it('passes on what its listener throws, and ends the work on both sides', async () => {
  const gone = new Promise<void>((resolve) => {
    answer = (reply) => {
      reply.once('close', resolve);
      reply.write(Buffer.concat([pictureLine, picture]));
    };
  });
  const full = new TypeError('the disk is full');
  await expect(take([await open()], undefined, () => Promise.reject(full))).rejects.toBe(full);
  await gone;
});

it('ends the work when it is aborted', async () => {
  const stop = new AbortController();
  const gone = new Promise<void>((resolve) => {
    answer = (reply) => {
      reply.once('close', resolve);
      reply.write(line({ type: 'queued', position: 3 }));
      setTimeout(() => stop.abort(), 50);
    };
  });
  await expect(take([await open()], stop.signal)).rejects.toThrow('aborted');
  await gone;
});

it('tells what the runners cannot do, and why', async () => {
  const why = (urls: string[], ...what: Parameters<ReturnType<typeof createDocumentClient>['whyNot']>) =>
    createDocumentClient(createRunners(urls)).whyNot(...what);
  const here = await open();
  const away = 'http://127.0.0.1:1';
  expect(await why([away, here], 'pdf', 'prepare')).toBeNull();
  expect(await why([away, here], 'txt', 'prepare')).toBeNull();
  expect(await why([here], 'docx', 'prepare')).toBe('LibreOffice is not installed');
  expect(await why([here], 'pdf', 'ocr')).toBe('the execution service says nothing of such files');
  expect(await why([away], 'txt', 'prepare')).toBe('the execution service cannot be reached');
  health = { isolation: { ok: false, reason: 'no control groups' }, documents: [] };
  expect(await why([here], 'txt', 'prepare')).toBe('isolation unavailable: no control groups');
  health = [];
  expect(await why([here], 'pdf', 'prepare')).toBe('the execution service answered nonsense');
  expect(await why([], 'pdf', 'prepare')).toBe('no execution service is configured');
});

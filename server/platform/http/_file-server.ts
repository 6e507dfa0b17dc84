// A server that takes one file and gives it back, for tests: in their process, or as one of its own (settings as JSON).
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { endpoint } from '@devorbit/contract/endpoint.ts';
import { z } from 'zod';
import type { Blob } from '../blobs/blob-store.ts';
import { type BlobSettings, openBlobStore } from '../blobs/open-store.ts';
import { Refusal } from '../errors.ts';
import { createLog } from '../log.ts';
import { createApp } from './app.ts';
import { bindFile } from './bind-file.ts';
import { bindUpload } from './bind-upload.ts';
import { bind } from './bind.ts';
import { readSignedAddress, signAddress } from './signed-address.ts';

const params = z.object({ digest: z.string() });
const Uploaded = z.object({ digest: z.string(), size: z.number(), title: z.string() });
const upload = endpoint({
  method: 'POST',
  path: '/api/files/',
  summary: '',
  audience: 'user',
  body: z.object({ title: z.string().min(1) }),
  replies: { 201: Uploaded },
});
/** What is held in memory. */
const note = endpoint({
  method: 'POST',
  path: '/api/notes/',
  summary: '',
  audience: 'user',
  body: z.object({}),
  replies: { 201: z.object({ size: z.number() }) },
});
const show = { method: 'GET', summary: '', audience: 'anyone', params, replies: { 200: z.string() } } as const;
const openFile = endpoint({ ...show, path: '/api/files/:digest' });
const signedFile = endpoint({ ...show, path: '/api/private-files/:digest' });
const link = endpoint({
  ...show,
  path: '/api/files/:digest/link/',
  audience: 'user',
  replies: { 200: z.object({ address: z.string() }) },
});
const memory = endpoint({
  method: 'GET',
  path: '/api/memory/',
  summary: '',
  audience: 'anyone',
  replies: { 200: z.object({ rss: z.number() }) },
});

const users = new Map([
  ['ada', 1],
  ['ben', 2],
]);
const SECRET = 'a secret that only tests use, long enough';

export type FileServer = { url: string; log(): string; close(): Promise<void> };

/** `ada` and `ben` are session codes. A private file may be had by an address that was signed for either of them. */
export async function openFileServer(
  settings: BlobSettings,
  { maxBytes, now = () => new Date() }: { maxBytes: number; now?: () => Date },
): Promise<FileServer> {
  const store = await openBlobStore(settings);
  const lines: string[] = [];
  const closing = new AbortController();
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const app = await createApp({ PUBLIC_URL: undefined, TRUST_PROXY: false }, log, closing.signal);
  const http = {
    app,
    endpoints: [],
    now,
    sessions: async (code: string) => {
      const id = users.get(code);
      const credential = { kind: 'session' as const, id: code, authenticatedAt: now() };
      return id === undefined ? null : { id, username: code, is_staff: false, is_superuser: false, credential };
    },
  };
  const known = new Map<string, Blob & { name: string }>();
  const fileOf = (digest: string) => {
    const file = known.get(digest);
    if (!file) throw new Refusal('missing', 'There is no such file');
    const open = async (range?: { start: number; end: number }): Promise<Readable> => {
      const bytes = await store.open(digest, range);
      if (bytes === null) throw new Error('The bytes are gone');
      return bytes;
    };
    return { ...file, open, type: 'application/pdf' };
  };
  const refusals = {
    noForm: () => new Refusal('invalid', 'No form'),
    noFile: () => new Refusal('invalid', 'No file selected'),
    tooLarge: () => new Refusal('too_large', 'Too large'),
  };
  bindUpload(
    http,
    note,
    { field: 'file', maxBytes, refusals, admit: async () => undefined, take: buffer },
    async ({ file }) => ({ status: 201, body: { size: file.length } }),
  );
  bindUpload(
    http,
    upload,
    {
      field: 'file',
      maxBytes,
      refusals,
      admit: async (actor) => {
        if (actor.username === 'ben') throw new Refusal('forbidden', 'Not you');
      },
      take: (file) => store.put(file, { max: maxBytes }),
    },
    async ({ file, name, body }) => {
      known.set(file.digest, { ...file, name });
      return { status: 201, body: { ...file, title: body.title } };
    },
  );
  bindFile(http, openFile, async ({ params: { digest } }) => fileOf(digest));
  bindFile(http, signedFile, async ({ params: { digest }, request }) => {
    readSignedAddress(SECRET, request.url, now());
    return fileOf(digest);
  });
  bind(http, link, async ({ actor, params: { digest } }) => ({
    body: { address: signAddress(SECRET, `/api/private-files/${digest}`, actor.id, now()) },
  }));
  bind(http, memory, async () => ({ body: { rss: process.memoryUsage.rss() } }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    log: () => lines.join(''),
    async close() {
      closing.abort();
      await app.close();
    },
  };
}

if (import.meta.main) {
  const [settings = '{}', maxBytes = '0'] = process.argv.slice(2);
  const { url } = await openFileServer(JSON.parse(settings) as BlobSettings, { maxBytes: Number(maxBytes) });
  process.stdout.write(`${JSON.stringify({ listening: Number(new URL(url).port) })}\n`);
}

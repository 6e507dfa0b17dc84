import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from '@devorbit/content-reader/problem-package.ts';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { openDisk } from './disk.ts';
import { createPackageCache } from './package-cache.ts';

const log = createLog('silent');
const problem = (name: string, input = '1\n'): JudgePackage => ({
  format: 1,
  name,
  limits: { time_ms: 1000, memory_kb: 65_536 },
  validator_flags: [],
  tests: [{ name: '01', sample: false, input, answer: '1\n' }],
});

let folder: string;
let server: Server;
let url: string;
let asked: number;
let answer: RequestListener;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-cache-'));
  asked = 0;
  server = createServer((request, response) => {
    asked++;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/package`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const open = async (maxBytes = 1e9) => createPackageCache(await openDisk(folder, maxBytes), log);
const serve =
  (bytes: Buffer, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(bytes);
const stored = async () => (await readdir(folder)).sort();

it('fetches a digest once: then memory answers, and after a restart the disk', async () => {
  const { digest, bytes } = pack(problem('once'));
  answer = serve(bytes);
  const cache = await open();
  expect(await cache.get(digest, url)).toEqual(problem('once'));
  expect(await cache.get(digest, url)).toEqual(problem('once'));
  expect(asked).toBe(1);
  expect(await stored()).toEqual([`${digest}.json.gz`]);
  await new Promise((resolve) => server.close(resolve));
  expect(await (await open()).get(digest, url)).toEqual(problem('once'));
});

it('shares one download among those who ask at the same time', async () => {
  const { digest, bytes } = pack(problem('shared'));
  answer = (_, response) => void setTimeout(() => response.end(bytes), 50);
  const cache = await open();
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.get(digest, url)));
  expect(new Set(all).size).toBe(1);
  expect(asked).toBe(1);
});

it('refuses a forged package, keeps nothing of it, and takes the true one afterwards', async () => {
  const { digest, bytes } = pack(problem('true'));
  const cache = await open();
  answer = serve(pack(problem('forged')).bytes);
  await expect(cache.get(digest, url)).rejects.toThrow(/has digest/);
  answer = serve(Buffer.from('no gzip'));
  await expect(cache.get(digest, url)).rejects.toThrow('incorrect header check');
  expect(await stored()).toEqual([]);
  answer = serve(bytes);
  expect((await cache.get(digest, url)).name).toBe('true');
});

it('drops a file that rotted on disk, and fetches again', async () => {
  const { digest, bytes } = pack(problem('rotten'));
  for (const rot of [Buffer.from('garbage'), bytes.subarray(0, 30), gzipSync('{}'), Buffer.alloc(0)]) {
    await writeFile(join(folder, `${digest}.json.gz`), rot);
    asked = 0;
    answer = serve(bytes);
    expect((await (await open()).get(digest, url)).name).toBe('rotten');
    expect(asked).toBe(1);
    expect(await readFile(join(folder, `${digest}.json.gz`))).toEqual(bytes);
  }
});

it.each<[string, RequestListener, RegExp]>([
  ['answers 404', (_, response) => void response.writeHead(404).end(), /answers 404/],
  [
    'leads elsewhere',
    (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    /fetch failed|redirect/,
  ],
  [
    'ends too early',
    (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy()),
    /terminated|failed|other side/,
  ],
  [
    'never ends',
    (_, response) => {
      const more = () => response.write(Buffer.alloc(1 << 20), () => response.destroyed || more());
      more();
    },
    /larger than/,
  ],
])('fails where the address %s', async (_, listener, message) => {
  answer = listener;
  await expect((await open()).get(pack(problem('x')).digest, url)).rejects.toThrow(message);
  expect(await stored()).toEqual([]);
});

it('fetches by http only', async () => {
  await expect((await open()).get(pack(problem('x')).digest, 'file:///etc/passwd')).rejects.toThrow(/http/);
});

it('keeps the folder within its bound: the least recently used goes first, half-written files at the start', async () => {
  await writeFile(join(folder, 'half.part'), 'x');
  const packed = ['a', 'b', 'c'].map((name) => pack(problem(name)));
  const size = packed[0]?.bytes.length ?? 0;
  const disk = await openDisk(folder, size * 2 + 20);
  expect(await stored()).toEqual([]);
  const long = new Date(Date.now() - 60_000);
  for (const { digest, bytes } of packed.slice(0, 2)) {
    await disk.write(digest, bytes);
    await utimes(join(folder, `${digest}.json.gz`), long, long);
  }
  const [a, b, c] = packed.map(({ digest }) => digest) as [string, string, string];
  expect(await disk.read(a)).not.toBeNull();
  await disk.write(c, packed[2]?.bytes ?? Buffer.alloc(0));
  expect(await stored()).toEqual([`${a}.json.gz`, `${c}.json.gz`].sort());
  expect(await disk.read(b)).toBeNull();
});

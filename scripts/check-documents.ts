// npm run check:documents: documents made to do harm through the real upload and the real runner. Writes
// docs/document-table.md and fails where one got more than it may, a server answered 5xx, a packet came out, or something was left.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import { isSettled } from '@devorbit/contract/library/resources-limits.ts';
import type { Preview } from '@devorbit/contract/library/resources.ts';
import { hostile } from '@devorbit/runner/documents/samples/hostile.ts';
import { zipped } from '@devorbit/runner/documents/samples/office-files.ts';
import { textPdf } from '@devorbit/runner/documents/samples/pdf-file.ts';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type Process, startProcess } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';

const TABLE = join(import.meta.dirname, '../docs/document-table.md');
/** The server may hold so much more after all of it than after the first, in MB. */
const MOST_GROWTH_MB = 96;
/** What is given to one document until it has come to an end, in ms. */
const PATIENCE_MS = 300_000;

type Row = { name: string; file: string; make: (outside: string) => Buffer | Promise<Buffer>; promised: RegExp };

/** A picture that says that it is so large, and has nothing in it. */
function pngOf(side: number): Buffer {
  const header = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(header);
  header.writeUInt32BE(side, 16);
  header.writeUInt32BE(side, 20);
  Buffer.from('0802000000', 'hex').copy(header, 24);
  return header;
}

const zipOf = (parts: Record<string, string | Uint8Array>) => () => zipped(parts);
const nested = (): Buffer => {
  let inner = zipped({ 'a.txt': Buffer.alloc(4_000_000, 'a') });
  for (let depth = 0; depth < 20; depth++)
    inner = zipped(Object.fromEntries([0, 1, 2].map((at) => [`${at}.zip`, inner])));
  return inner.length < 50_000_000 ? inner : inner.subarray(0, 50_000_000);
};
const claiming = (): Buffer => {
  const bytes = zipped({ 'a.txt': 'a' });
  bytes.writeUInt32LE(0x7fff_ffff, bytes.readUInt32LE(bytes.length - 6) + 24);
  return bytes;
};

const others: Row[] = [
  { name: 'zip in zip in zip, twenty deep', file: 'deep.zip', make: nested, promised: /^(previewed|refused)/ },
  { name: 'zip whose directory names 2 GB', file: 'bomb.zip', make: claiming, promised: /^refused/ },
  {
    name: 'zip of 10,001 entries',
    file: 'crowd.zip',
    make: zipOf(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}`, '']))),
    promised: /^refused/,
  },
  {
    name: 'zip with names that lead out of the folder',
    file: 'paths.zip',
    make: zipOf({ '../../etc/passwd': 'x', '/etc/shadow': 'x', 'C:\\a': 'x' }),
    promised: /^previewed as archive$/,
  },
  { name: 'picture of 30,000 × 30,000', file: 'huge.png', make: () => pngOf(30_000), promised: /^refused/ },
  { name: 'EICAR', file: 'eicar.txt', make: () => Buffer.from(eicar()), promised: /^refused/ },
  {
    name: 'a name with folders, line ends and letters that turn round',
    file: '../..\\a\u202e\nfdp.pdf',
    make: () => textPdf(['Named strangely']),
    promised: /^previewed as pdf$/,
  },
  {
    name: 'a name of 255 letters',
    file: `${'n'.repeat(251)}.pdf`,
    make: () => textPdf(['Long']),
    promised: /^previewed/,
  },
  { name: 'a name of a device', file: 'CON.pdf', make: () => textPdf(['A device']), promised: /^previewed/ },
  {
    name: 'docm by the name of docx',
    file: 'macros.docx',
    make: zipOf({ 'word/vbaProject.bin': 'x' }),
    promised: /^refused/,
  },
  { name: 'exe by the name of pdf', file: 'setup.pdf', make: () => Buffer.from('MZ\x90\0'), promised: /^refused/ },
];
// In two parts, so that no scanner stops at this file.
const eicar = () => ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

const rows: Row[] = [
  ...hostile.map(({ name, type, make }) => ({
    name,
    file: `hostile.${type}`,
    make,
    promised: /^(refused|previewed|no preview)/,
  })),
  ...others,
];

const fields = {
  college: 'COEP Technological University',
  branch: 'Computer Engineering',
  year: '2',
  semester: '3',
  subject: 'Security',
  resource_type: 'Learning Notes',
};
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const mounts = (): number => readFileSync('/proc/self/mounts', 'utf8').split('\n').length;
/** Processes that descend from this one. */
function family(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.reduce((sum, child) => sum + 1 + family(child), 0);
}

/** What became of a document, in words. */
async function send(server: Process, code: string, { name, file, make }: Row, outside: string): Promise<string> {
  const headers = { 'x-session-code': code };
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...fields, title: name.slice(0, 150) })) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(await make(outside))]), file);
  const answer = await fetch(`${server.url}/api/upload/`, { method: 'POST', headers, body: form });
  const body = (await answer.json()) as { id?: number; error?: string };
  if (answer.status >= 500) return `failed: ${answer.status}`;
  if (answer.status !== 201) return `refused: ${body.error}`;
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const opened = await fetch(`${server.url}/api/documents/${body.id}/open/`, { method: 'POST', headers });
    if (opened.status !== 200) return `failed: opening answers ${opened.status}`;
    const { preview, preparation } = (await opened.json()) as { preview: Preview; preparation: Preparation | null };
    if (preparation === null || isSettled(preparation)) {
      if (preparation?.state === 'failed' || preparation?.state === 'unavailable')
        return `failed: ${preparation.message}`;
      return preview.kind === 'none' ? `no preview: ${preparation?.message}` : `previewed as ${preview.kind}`;
    }
    if (performance.now() > end) return 'failed: it never came to an end';
    await sleep(100);
  }
}

const table = (done: { name: string; got: string }[]): string => `# Documents that are made to do harm

Written by \`npm run -s check:documents\`, which hands each of them in as a superuser would, with a real server and a real
runner. They are made by \`runner/documents/samples/hostile.ts\` and \`scripts/check-documents.ts\`; no file of others is in the
repository. Nothing of them runs outside the sandbox, and no packet leaves it.

| document | what it got |
| --- | --- |
${done.map(({ name, got }) => `| ${name} | ${got.replaceAll('|', '\\|')} |`).join('\n')}
`;

const folder = mkdtempSync(join(tmpdir(), 'devorbit-documents-'));
const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: false,
});
const started: Process[] = [];
let packets = 0;
const listener = createServer((_, reply) => reply.end()).on('connection', () => packets++);
await new Promise<void>((listening) => listener.listen(0, listening));
const outside = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
const faults: string[] = [];
try {
  const databaseUrl = postgres.url('check');
  await migrateAll(databaseUrl, createLog('error'));
  const database = connectDatabase(databaseUrl, () => undefined, 2);
  const { code } = await makeUser({ database, clock: systemClock }, { role: 'superuser' });
  await database.close();
  const runner = await startRealRunner();
  started.push(runner);
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'server'),
    SECRET: 'a secret that only the check uses, long enough',
    RUNNER_URL: runner.url,
    PORT: '0',
    LOG_LEVEL: 'warn',
  });
  started.push(server);
  // The lane, and what a process needs for anything at all, are there after a first document.
  const warm: Row = { name: 'A text', file: 'a.pdf', make: () => textPdf(['Harmless']), promised: /^previewed/ };
  const first = await send(server, code, warm, outside);
  if (!warm.promised.test(first)) throw new Error(`A harmless document got: ${first}`);
  const before = { memory: memoryOf(server.pid), mounts: mounts(), processes: family(runner.pid) };
  const done: { name: string; got: string }[] = [];
  for (const row of rows) {
    const got = await send(server, code, row, outside);
    console.log(`${row.promised.test(got) ? 'ok  ' : 'FAIL'} ${row.name}: ${got}`);
    if (!row.promised.test(got)) faults.push(row.name);
    done.push({ name: row.name, got });
  }
  const last = await send(server, code, { ...warm, make: () => textPdf(['Harmless still']) }, outside);
  if (!warm.promised.test(last)) faults.push(`a harmless document after them got: ${last}`);
  const after = { memory: memoryOf(server.pid), mounts: mounts(), processes: family(runner.pid) };
  if (packets > 0) faults.push(`${packets} packets came out`);
  if (after.mounts !== before.mounts) faults.push(`mounts: ${before.mounts} before, ${after.mounts} after`);
  if (after.processes > before.processes)
    faults.push(`processes of the runner: ${before.processes} before, ${after.processes} after`);
  const growth = Math.round(after.memory - before.memory);
  if (growth > MOST_GROWTH_MB) faults.push(`the server holds ${growth} MB more`);
  writeFileSync(TABLE, table(done));
  console.log(JSON.stringify({ documents: rows.length, packets, growth_mb: growth, faults }));
} finally {
  for (const one of started.toReversed()) await one.kill();
  await postgres.stop();
  listener.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faults.length === 0 ? 0 : 1;

/**
 * The Resource Hub: the server's memory while 20 documents of 50 MB come at once, the time of one of them against hashing
 * and writing the same bytes, a visitor's list against a bare Fastify route with the same JSON, in turns on the same
 * machine; the search inside 10,000 documents; previews of Office files, and what they cost those who are judged meanwhile.
 * Needs root, for the sandbox. Prints its progress and ends with one line of JSON.
 */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_FILE_BYTES } from '@devorbit/contract/library/resources-limits.ts';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { generous } from '@devorbit/testkit/generous.ts';
import { type Process, startProcess } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import autocannon from 'autocannon';
import { insideTimes } from './documents-inside.ts';
import { previewTimes } from './documents-preview.ts';

const MB = 1024 * 1024;
const AT_ONCE = 20;
const ROUNDS = 5;
const SECONDS = 2;
const WARMING_S = 8;
const CONNECTIONS = 20;
const LIST = '/api/documents/?page=1&page_size=5';
/** As browsers write it: the longer it is, the less of a body is looked at. */
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const fields = {
  title: 'A document of the bench',
  college: 'COEP Technological University',
  branch: 'Computer Engineering',
  year: '2',
  semester: '3',
  subject: 'Data Structures',
  resource_type: 'Learning Notes',
};

const folder = mkdtempSync(join(tmpdir(), 'devorbit-bench-'));
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const round = (value: number): number => Math.round(value * 1000) / 1000;
const block = randomBytes(MB);
const END = Buffer.from('%%EOF\n');

/** A PDF of the largest size, as far as anybody looks, in pieces; no other has its bytes. */
function* document(size = MAX_FILE_BYTES): Generator<Buffer> {
  const head = Buffer.from(`%PDF-1.7\n%${randomBytes(16).toString('hex')}\n`);
  yield head;
  let left = size - head.length - END.length;
  for (; left > 0; left -= MB) yield block.subarray(0, Math.min(left, MB));
  yield END;
}

/** Sends a document as fast as the server takes it. */
async function upload(url: string, code: string, size?: number): Promise<void> {
  const sent = request(`${url}/api/upload/`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'x-session-code': code },
  });
  const answered = once(sent, 'response');
  for (const [name, value] of Object.entries(fields))
    sent.write(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  sent.write(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="bench.pdf"\r\n\r\n`);
  for (const piece of document(size)) if (!sent.write(piece)) await once(sent, 'drain');
  sent.end(`\r\n--${BOUNDARY}--\r\n`);
  const [response] = (await answered) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  if (response.statusCode !== 201) throw new Error(`The upload answered ${response.statusCode}: ${text}`);
}

/** What an upload cannot do without: the same bytes hashed, written and synced. */
async function writeAlone(): Promise<void> {
  const path = join(folder, 'alone');
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  for (const piece of document()) {
    hash.update(piece);
    await file.write(piece);
  }
  await file.sync();
  await file.close();
  hash.digest();
  await rm(path);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Of a process, in MB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function listsPerSecond(url: string, duration = SECONDS): Promise<number> {
  const { requests, non2xx, errors, duration: took } = await autocannon({ url, connections: CONNECTIONS, duration });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return requests.total / took;
}

const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: true,
});
const servers: Process[] = [];
try {
  const databaseUrl = postgres.url('bench');
  await migrateAll(databaseUrl, createLog('error'));
  const database = connectDatabase(databaseUrl, () => undefined, 2);
  const { code } = await makeUser({ database, clock: systemClock }, { role: 'superuser' });
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'server'),
    SECRET: 'a secret that only the bench uses, long enough',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...generous,
  });
  servers.push(server);

  // What the process needs for anything at all is there after some, and its code is compiled.
  for (let at = 0; at < ROUNDS; at++) await upload(server.url, code);
  const ratios: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    const [ours, alone] = [await timed(() => upload(server.url, code)), await timed(writeAlone)];
    ratios.push(ours / alone);
    console.log(`one upload of 50 MB ${Math.round(ours)} ms, its bytes alone ${Math.round(alone)} ms`);
  }

  const idle = memoryOf(server.pid);
  let most = idle;
  let over = false;
  const watching = (async () => {
    for (; !over; await sleep(20)) most = Math.max(most, memoryOf(server.pid));
  })();
  const took = await timed(
    async () => void (await Promise.all(Array.from({ length: AT_ONCE }, () => upload(server.url, code)))),
  );
  over = true;
  await watching;
  console.log(
    `${AT_ONCE} uploads at once: ${Math.round(took)} ms, ${Math.round(idle)} MB before, ${Math.round(most)} MB at most`,
  );

  const answer = await (await fetch(server.url + LIST)).text();
  const file = join(folder, 'list.json');
  writeFileSync(file, answer);
  const floor = await startProcess('bench/server/bare-fastify.ts', {}, [file]);
  servers.push(floor);
  const bare = `${floor.url}/api/problems/`;
  // Node compiles what it runs often: of a whole server that takes longer than of a bare route.
  for (const url of [server.url + LIST, bare]) await listsPerSecond(url, WARMING_S);
  const lists: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    const [ours, theirs] = [await listsPerSecond(server.url + LIST), await listsPerSecond(bare)];
    lists.push(ours / theirs);
    console.log(`${Math.round(ours)} lists/s, bare ${Math.round(theirs)} lists/s (${answer.length} bytes each)`);
  }
  const inside = await insideTimes({ url: server.url, code }, database);
  // What was uploaded above is no PDF for those who look closer.
  await database.run("delete from resource_preparations where state <> 'ready'");
  await database.close();
  await server.kill();
  const runner = await startRealRunner(0, { RUNNER_DOCUMENT_WEIGHT: 'light' });
  const hub = await startProcess('server/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'server'),
    SECRET: 'a secret that only the bench uses, long enough',
    RUNNER_URL: runner.url,
    PORT: '0',
    LOG_LEVEL: 'warn',
  });
  servers.splice(servers.indexOf(server), 1, hub, runner);
  const previews = await previewTimes({ url: hub.url, code, fields }, runner.url);
  console.log(
    JSON.stringify({
      upload_memory_mb: Math.round(most - idle),
      upload_ratio: round(median(ratios)),
      list_ratio: round(median(lists)),
      ...inside,
      ...previews,
      load: Math.round(loadavg()[0] ?? 0),
    }),
  );
} finally {
  for (const server of servers) await server.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

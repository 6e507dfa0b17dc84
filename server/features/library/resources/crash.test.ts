import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deleteResource, showResource } from '@devorbit/contract/library/resources.ts';
import { textPdf } from '@devorbit/runner/documents/samples/pdf-file.ts';
import { call } from '@devorbit/testkit/call.ts';
import { createTestDatabase, type TestDatabase } from '@devorbit/testkit/database.ts';
import { makePicture, makeZip } from '@devorbit/testkit/documents.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { TEST_SECRET } from '@devorbit/testkit/house.ts';
import { type Process, startProcess } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createDiskStore } from '../../../platform/blobs/disk-store.ts';
import { systemClock } from '../../../platform/clock.ts';
import { connectDatabase, type Database } from '../../../platform/database.ts';
import { createDocumentClient } from '../../../platform/document-client.ts';
import { createLog } from '../../../platform/log.ts';
import { openQueue } from '../../../platform/queue.ts';
import { createRunners } from '../../../platform/runners.ts';
import { blobReferences, queues } from '../../../registry.ts';
import { formOf, sendForm } from './_upload.ts';
import { feedQueues } from './preparation/commands/feed-queues.ts';

/** Servers start five times and runners three times: on a busy machine each may take a minute. */
const PATIENT = { timeout: 1_200_000 };
const UPLOADS = 100;
const AT_ONCE = 4;
/** What is killed after each so many answers. A document that runners broke off three times fails by rule: they are killed twice. */
const KILLS = ['server', 'runner', 'server', 'server', 'runner', 'server'] as const;
const EVERY = 15;

let dataDir: string;
let base: TestDatabase;
let database: Database;
let runner: Process;
let server: Process;

const startServer = (port = 0) =>
  startProcess('server/main.ts', {
    DATABASE_URL: base.url,
    DATA_DIR: dataDir,
    SECRET: TEST_SECRET,
    PORT: String(port),
    RUNNER_URL: runner.url,
    RESOURCE_UPLOADS_PER_HOUR: '10000',
    LOG_LEVEL: 'warn',
  });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'devorbit-crash-'));
  base = await createTestDatabase();
  database = connectDatabase(base.url, () => undefined, 2);
  runner = await startRealRunner();
  server = await startServer();
});
afterEach(async () => {
  await server.kill();
  await runner.kill();
  await database.close();
  await base.drop();
  await rm(dataDir, { recursive: true });
});

type Handed = { name: string; bytes: Buffer; digest: string };

/** Small documents, each with bytes of its own: texts, tables, PDFs (one of them broken), archives, a picture. */
async function documents(): Promise<Handed[]> {
  const all: Handed[] = [];
  for (let at = 0; at < UPLOADS; at++) {
    const words = `Document ${at} of ${UPLOADS}`;
    const [name, bytes] = await (async (): Promise<[string, Buffer]> => {
      if (at === 20) return ['broken.pdf', Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`)];
      if (at === 40) return ['picture.png', await makePicture('png', 64, 48)];
      if (at % 4 === 1) return ['table.csv', Buffer.from(`planet,number\n${words},${at}\n`)];
      if (at % 4 === 2) return ['pages.pdf', textPdf([words, 'The second page'])];
      if (at % 4 === 3) return ['more.zip', makeZip({ 'a.txt': words, 'b.bin': randomBytes(200_000).toString('hex') })];
      return ['notes.txt', Buffer.from(words)];
    })();
    all.push({ name, bytes, digest: createHash('sha256').update(bytes).digest('hex') });
  }
  return all;
}

/**
 * Hands all of them in, four at a time, while `KILLS` happen. What was under way when the server vanished is sent once more,
 * every other time, until it is answered. Answers what was acknowledged, by the ids of the documents.
 */
async function handIn(code: string, all: readonly Handed[]): Promise<Map<number, Handed>> {
  const waiting = [...all];
  const acknowledged = new Map<number, Handed>();
  let up: Promise<unknown> = Promise.resolve();
  let broken = 0;
  let left = 0;
  const send = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await up;
      const sent = next;
      const answer = await sendForm(server.url, code, formOf(sent.bytes, sent.name)).catch(() => null);
      if (answer === null) {
        if (broken++ % 2 === 0) waiting.push(sent);
        else left++;
        continue;
      }
      // It was kept, and only the answer was lost.
      const known = z.object({ details: z.object({ id: z.number() }) }).safeParse(answer.body);
      expect([answer.status, answer.body]).toEqual([known.success ? 409 : 201, expect.anything()]);
      acknowledged.set(known.data?.details.id ?? z.object({ id: z.number() }).parse(answer.body).id, sent);
    }
  };
  const kill = async (): Promise<void> => {
    for (const [at, victim] of KILLS.entries()) {
      await eventually(async () => acknowledged.size + left >= EVERY * (at + 1), 300_000);
      await sleep(randomInt(40));
      const back = Promise.withResolvers<void>();
      if (victim === 'server') {
        up = back.promise;
        const { port } = server;
        await server.kill('SIGKILL');
        server = await startServer(port);
      } else {
        const { port } = runner;
        await runner.kill('SIGKILL');
        runner = await startRealRunner(port);
      }
      back.resolve();
    }
  };
  await Promise.all([kill(), ...Array.from({ length: AT_ONCE }, send)]);
  expect(broken).toBeGreaterThan(0);
  return acknowledged;
}

const States = z.object({ state: z.string(), ocr: z.string() });

/** As every minute, until every document has come to its end; the pauses before each further try are taken out. */
async function prepared(): Promise<z.infer<typeof States>[]> {
  const queue = await openQueue(database, createLog('silent'), queues);
  const client = createDocumentClient(createRunners([runner.url]));
  try {
    await eventually(async () => {
      await feedQueues({ database, queue, clock: systemClock, documents: client });
      await database.raw(
        "update pgboss.job set start_after = now() where name in ('documents', 'ocr') and state = 'retry'",
      );
      const { rows } = await database.raw(
        `select 1 from resource_preparations where state in ('waiting', 'preparing', 'unavailable')
           or ocr in ('waiting', 'reading', 'unavailable') limit 1`,
      );
      return rows.length === 0;
    }, 600_000);
  } finally {
    await queue.close();
  }
  return database.rows(States, 'select state, ocr from resource_preparations');
}

const program = fileURLToPath(new URL('../../../blobs.ts', import.meta.url));
const blobs = (command: 'verify' | 'gc') =>
  new Promise<{ code: number; said: string }>((done) => {
    const env = { ...process.env, DATABASE_URL: base.url, DATA_DIR: dataDir };
    execFile(process.execPath, [program, command], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

const digests = async (sql: string): Promise<string[]> =>
  (await database.rows(z.object({ digest: z.string() }), sql)).map(({ digest }) => digest).toSorted();
const referenced = () =>
  digests(
    blobReferences
      .map(([table, column]) => `select ${column} as digest from ${table} where ${column} is not null`)
      .join(' union '),
  );
const known = () => digests('select digest from blobs');
/** Everything that lies in the folder: whole files by their names, and what is half received. */
async function lying(): Promise<{ files: string[]; half: string[] }> {
  const files: string[] = [];
  for await (const { digest } of createDiskStore(join(dataDir, 'blobs')).list()) files.push(digest);
  return { files: files.toSorted(), half: await readdir(join(dataDir, 'blobs/incoming')) };
}

/** A day goes by for files and for what is half received. */
async function dayGoesBy(): Promise<void> {
  await database.raw("update blobs set unreferenced_since = unreferenced_since - interval '25 hours'");
  const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of (await lying()).half) await utimes(join(dataDir, 'blobs/incoming', name), before, before);
}

test(
  'kill -9 of server and runner while 100 documents are handed in: what was acknowledged is there whole, and nothing else stays',
  PATIENT,
  async () => {
    const { code } = await makeUser({ database, clock: systemClock }, { role: 'superuser' });
    const all = await documents();
    const acknowledged = await handIn(code, all);
    expect(acknowledged.size).toBeGreaterThan(UPLOADS * 0.7);

    const states = await prepared();
    expect(states.filter(({ state }) => state === 'refused').length).toBeLessThanOrEqual(1);
    for (const { state, ocr } of states) {
      expect(['ready', 'partial', 'refused']).toContain(state);
      expect(['none', 'ready']).toContain(ocr);
    }

    for (const [id, { name, bytes }] of acknowledged) {
      const { file_url } = (await call(server.url, showResource, { as: code, params: { id } })).body;
      const answer = await fetch(`${server.url}${file_url}`);
      expect([name, answer.status, Buffer.from(await answer.arrayBuffer()).equals(bytes)]).toEqual([name, 200, true]);
    }
    // Nothing is there twice, and nothing that nobody handed in.
    const there = await digests('select digest from resources');
    expect(new Set(there).size).toBe(there.length);
    expect(all.map(({ digest }) => digest)).toEqual(expect.arrayContaining(there));
    // No file without a row: a sweep finds each.
    expect(await blobs('verify')).toEqual({
      code: 0,
      said: expect.stringMatching(/^\d+ files whole, 0 missing, 0 damaged\.\n$/),
    });

    const [gone] = acknowledged.keys();
    await call(server.url, deleteResource, { as: code, params: { id: gone ?? 0 } });
    expect((await blobs('gc')).code).toBe(0);
    expect((await lying()).files).toContain(acknowledged.get(gone ?? 0)?.digest);
    await dayGoesBy();
    expect((await blobs('gc')).code).toBe(0);
    const used = await referenced();
    const { files, half } = await lying();
    const without = (all: readonly string[], others: readonly string[]) => all.filter((one) => !others.includes(one));
    expect({ unreferenced: without(files, used), lost: without(used, files), half }).toEqual({
      unreferenced: [],
      lost: [],
      half: [],
    });
    expect(without(await known(), used)).toEqual([]);
    expect(await blobs('verify')).toEqual({ code: 0, said: `${used.length} files whole, 0 missing, 0 damaged.\n` });
  },
);

/**
 * npm run check:documents: documents and forms made to do harm, through the real upload, the real runner and the page of
 * each in Chromium as a member sees it. Writes docs/document-table.md. Fails where one got another thing than is promised, a
 * server answered 5xx, a packet came out, a page asked another place or died, something was left, the server's memory grew,
 * or a verdict in the next lane changed. Needs root, for the sandbox, and some twenty minutes; words behind the command choose
 * rows by their names, and then the table stays as it was.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import { isSettled } from '@devorbit/contract/library/resources-limits.ts';
import type { Preview } from '@devorbit/contract/library/resources.ts';
import { textPdf } from '@devorbit/runner/documents/samples/pdf-file.ts';
import { migrateAll } from '@devorbit/server/migrate.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { startPostgres } from '@devorbit/server/platform/embedded-postgres.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { generous } from '@devorbit/testkit/generous.ts';
import { type Process, startProcess } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { openViewer, type Seen, type Viewer } from '../../e2e/fixtures/document-viewer.ts';
import { buildWeb } from '../web-build.ts';
import { type Answer, type Desk, sendForm, sendSlowly } from './forms.ts';
import { seedOne, verdicts } from './judging.ts';
import { type Promised, promises } from './promises.ts';
import { lookAtRemains, memoryOf } from './remains.ts';
import { type Row, rows } from './rows.ts';

const root = dirname(dirname(import.meta.dirname));
const TABLE = join(root, 'docs/document-table.md');
/** The server may hold so much more after all of it than before, in MB, */
const MOST_GROWTH_MB = 64;
/** and so much more at any moment: two pictures are decoded at a time. */
const MOST_PEAK_MB = 400;
/** What is given to one document until it has come to an end, in ms. */
const PATIENCE_MS = 600_000;
/** Documents on their way at a time: one that is handed in, one that is prepared, one that is looked at. */
const AT_ONCE = 3;
/** Between two looks at the verdicts, in ms. */
const PAUSE_MS = 5_000;
/** Those whose names hold one of the words behind the command; without any, all. */
const words = process.argv.slice(2);
const wanted = rows.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

type Settled = { got: string; id: number | null; kind: Preview['kind'] };

/** What became of a document, in words. */
async function settle({ url, code }: Desk, answer: Answer): Promise<Settled> {
  const none = { id: null, kind: 'none' } as const;
  if (answer === null) return { ...none, got: 'cut off' };
  const { status, body } = answer;
  if (status >= 500) return { ...none, got: `failed: ${status}` };
  if (status !== 201 || body.id === undefined) return { ...none, got: `refused: ${body.error ?? status}` };
  const { id } = body;
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const opened = await fetch(`${url}/api/documents/${id}/open/`, {
      method: 'POST',
      headers: { 'x-session-code': code },
    });
    if (opened.status !== 200) return { id, kind: 'none', got: `failed: opening answers ${opened.status}` };
    const { preview, preparation } = (await opened.json()) as { preview: Preview; preparation: Preparation | null };
    if (preparation === null || isSettled(preparation))
      return { id, kind: preview.kind, got: told(preview, preparation) };
    if (performance.now() > end) return { id, kind: preview.kind, got: 'failed: it never came to an end' };
    await sleep(100);
  }
}

/** How it is shown, and what of it could not be made, by its preparation. */
function told({ kind }: Preview, preparation: Preparation | null): string {
  const shown = kind === 'none' ? 'no preview' : `previewed as ${kind}`;
  if (preparation === null) return shown;
  const { state, message, ocr, ocr_message } = preparation;
  return [
    shown,
    ...(state === 'ready' ? [] : [`${state}: ${message}`]),
    ...(ocr === 'none' || ocr === 'ready' ? [] : [`scans ${ocr}: ${ocr_message}`]),
  ].join('; ');
}

type Done = { name: string; got: string; page: string; faults: string[] };

async function take(row: Row, desk: Desk, viewer: Viewer): Promise<Done> {
  const { got, id, kind } = await settle(desk, await row.send(desk));
  const seen: Seen = id === null ? { shown: '', faults: [] } : await viewer.open(id, kind);
  return { name: row.name, got, page: seen.shown, faults: seen.faults };
}

function faultsOf({ name, got, page, faults }: Done, first: Promised | undefined): string[] {
  const promised = first?.or?.got === got ? first.or : first;
  return [
    ...(got === promised?.got ? [] : [`${name}: got '${got}', and not '${promised?.got}'`]),
    ...(page === (promised?.page ?? '') ? [] : [`${name}: its page shows '${page}', and not '${promised?.page}'`]),
    ...faults.map((fault) => `${name}: ${fault}`),
  ];
}

const cell = (text: string): string => text.replaceAll('|', '\\|') || '–';
const table = (done: readonly Done[]): string => `# Documents that are made to do harm

Written by \`npm run -s check:documents\`, which hands each of them in as a superuser would, with a real server and a real
runner, and opens the page of each that is published in Chromium, as a member. They are made by
\`runner/documents/samples/hostile.ts\` and \`scripts/check-documents/rows.ts\`; no file of others is in the repository. What each
gets, and which limit says so, is promised in \`scripts/check-documents/promises.ts\`; another answer fails the command. Nothing
of them runs outside the sandbox, no packet leaves it, no page asks another place, and nothing is left.

| document | what it gets | what says so | what its page shows |
| --- | --- | --- | --- |
${done.map(({ name, got, page }) => `| ${[name, got, promises[name]?.limit ?? '', page].map(cell).join(' | ')} |`).join('\n')}
`;

await buildWeb(root, console.log);
const folder = mkdtempSync(join(tmpdir(), 'devorbit-documents-'));
const [ofServer, ofRunner] = [join(folder, 'server-tmp'), join(folder, 'runner-tmp')];
for (const each of [ofServer, ofRunner]) mkdirSync(each);
const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  socketDir: join(folder, 'socket'),
  durable: false,
});
const started: Process[] = [];
let packets = 0;
const listener = createServer((_, reply) => reply.end()).on('connection', () => packets++);
// On all addresses of the machine: a box that had a network would reach one.
await new Promise<void>((listening) => listener.listen(0, listening));
const outside = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
const faults: string[] = [];
let viewer: Viewer | undefined;
let over = false;
try {
  const databaseUrl = postgres.url('check');
  await migrateAll(databaseUrl, createLog('error'));
  const database = connectDatabase(databaseUrl, () => undefined, 2);
  const deps = { database, clock: systemClock };
  const { code } = await makeUser(deps, { role: 'superuser' });
  const member = await makeUser(deps);
  const problem = await seedOne(deps, join(folder, 'problems'));
  await database.close();
  const runner = await startRealRunner(0, { TMPDIR: ofRunner });
  started.push(runner);
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'server'),
    SECRET: 'a secret that only the check uses, long enough',
    RUNNER_URL: runner.url,
    PORT: '0',
    LOG_LEVEL: 'warn',
    WEB_DIR: join(root, 'web/build/client'),
    TMPDIR: ofServer,
    ...generous,
  });
  started.push(server);
  const desk: Desk = { url: server.url, code, outside };
  const session = {
    user: member.user,
    session_code: member.code,
    expires_at: new Date(systemClock.now().getTime() + 3_600_000).toISOString(),
  };
  viewer = await openViewer(server.url, session);

  const harmless = async (name: string): Promise<void> => {
    const send = () => sendForm(desk, name, textPdf([name]), 'harmless.pdf');
    const done = await take({ name, send }, desk, viewer as Viewer);
    faults.push(...faultsOf(done, { got: 'previewed as pdf', limit: '', page: 'its pages' }));
  };
  // The lanes, and what a process needs for anything at all, are there after a first document and a first verdict.
  await harmless('A harmless document');
  const judged = await verdicts(server.url, member.code, problem);
  if (!/^Accepted: .*; Wrong Answer: /s.test(judged)) faults.push(`before: ${judged}`);
  const left = lookAtRemains({ runner: runner.pid, server: server.pid }, [
    ofServer,
    ofRunner,
    join(folder, 'server/blobs/incoming'),
  ]);
  const before = memoryOf(server.pid);
  let most = before;
  let verdictsSeen = 1;
  const look = async (): Promise<void> => {
    const now = await verdicts(server.url, member.code, problem);
    verdictsSeen++;
    if (now !== judged) faults.push(`a verdict became: ${now}`);
  };
  const beside = Promise.all([
    (async () => {
      for (; !over; await sleep(100)) most = Math.max(most, memoryOf(server.pid));
    })(),
    (async () => {
      for (; !over; await sleep(PAUSE_MS)) await look();
    })(),
  ]);
  const slow = words.length === 0 ? sendSlowly(desk) : null;

  const done: Done[] = [];
  const next = wanted.entries();
  const work = async (): Promise<void> => {
    for (const [at, row] of next) {
      const one = await take(row, desk, viewer as Viewer);
      const wrong = faultsOf(one, promises[row.name]);
      console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${row.name}: ${one.got} (${one.page})`);
      for (const each of wrong) console.log(`     ${each}`);
      faults.push(...wrong);
      done[at] = one;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (slow) {
    const name = 'a sender of one byte a second';
    const one = { name, got: `cut off after ${Math.round((await slow) / 60_000)} minutes`, page: '', faults: [] };
    faults.push(...faultsOf(one, promises[name]));
    done.push(one);
  }
  over = true;
  await beside;
  await harmless('A harmless document behind them');
  await look();
  faults.push(...(await left.left()));
  const [growth, peak] = [memoryOf(server.pid) - before, most - before].map(Math.round) as [number, number];
  if (growth > MOST_GROWTH_MB) faults.push(`the server holds ${growth} MB more`);
  if (peak > MOST_PEAK_MB) faults.push(`the server held ${peak} MB more`);
  for (const process of started.toReversed()) await process.kill();
  faults.push(...left.leftForGood());
  if (packets > 0) faults.push(`${packets} packets came out`);
  for (const { log } of [server]) if (/"level":"?(error|50|60|fatal)/.test(log())) faults.push(`the server: ${log()}`);
  if (words.length === 0) writeFileSync(TABLE, table(done));
  console.log(
    JSON.stringify({
      documents: done.length,
      published: done.filter(({ page }) => page !== '').length,
      verdicts: verdictsSeen,
      packets,
      growth_mb: growth,
      peak_mb: peak,
      faults,
    }),
  );
} finally {
  over = true;
  await viewer?.close();
  for (const process of started.toReversed()) await process.kill();
  await postgres.stop();
  listener.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faults.length === 0 ? 0 : 1;

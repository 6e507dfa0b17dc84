import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { pack } from '@devorbit/content-reader/problem-package.ts';
import { JudgeEvent, type JudgePackage, type JudgeRequest } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { z } from 'zod';
import { sums } from './_programs.ts';
import { sharedSandbox } from './_shared-sandbox.ts';
import { createDocumentRoom } from './documents/document-room.ts';
import { openGentleLane } from './documents/gentle-lane.ts';
import { createApp } from './http/app.ts';
import { closeApp } from './http/close-app.ts';
import { freshLanguages } from './languages/fresh-languages.ts';
import { openDisk } from './package-cache/disk.ts';
import { createPackageCache } from './package-cache/package-cache.ts';
import { knownRuntimes } from './piston/known-runtimes.ts';
import { openVersionStore } from './piston/version-store.ts';
import { createLog } from './platform/log.ts';
import { buildFolder } from './sandbox/build-helper.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { createConsoleSlots } from './worker/console-slots.ts';
import { createWorker, type Worker } from './worker/worker.ts';
import { createLanguageServerPool } from './workspaces/language-servers/language-server-pool.ts';
import type { LanguageServerTimes } from './workspaces/language-servers/language-server.ts';
import type { WorkspaceTimes } from './workspaces/lifetime.ts';
import { createWorkspacePool } from './workspaces/workspace-pool.ts';
import { workspaceTools } from './workspaces/workspace-tools.ts';

/** The whole runner in this process, over real HTTP and the given sandbox. */
export async function openService(
  sandbox: Sandbox,
  {
    queue = 64,
    lanes = sandbox.lanes,
    times,
    serverTimes,
  }: {
    queue?: number;
    lanes?: Sandbox['lanes'];
    times?: WorkspaceTimes;
    serverTimes?: LanguageServerTimes;
  } = {},
) {
  const log = createLog('silent');
  const folder = await mkdtemp(join(tmpdir(), 'runner-test-'));
  const worker: Worker = createWorker(lanes, queue, log);
  const packages = createPackageCache(await openDisk(folder, 1e9), log);
  const catalogue = readCatalogue(join(import.meta.dirname, '../content/languages'));
  const documents = createDocumentRoom(() => openGentleLane(() => {}), log);
  const runtimes = knownRuntimes(catalogue, lanes[0], openVersionStore(join(buildFolder, 'versions.json')), log);
  const tools = workspaceTools(catalogue, runtimes, () => null, lanes[0]);
  const workspaces = createWorkspacePool(sandbox.workspaces, tools, log, times);
  const languageServers = createLanguageServerPool(sandbox.languageServers, tools, log, serverTimes);
  const app = createApp({
    isolation: sandbox.isolation,
    lanes: lanes.length,
    languages: freshLanguages(sandbox.lanes[0] ?? { missing: 'no lane' }, catalogue),
    catalogue,
    runtimes,
    packages,
    worker,
    consoles: createConsoleSlots(lanes.length),
    documents,
    workspaces,
    languageServers,
    log,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    worker,
    async close() {
      await closeApp(app, async () => {
        await Promise.all([workspaces.close(), languageServers.close(), worker.drain(0), documents.close()]);
      });
      await rm(folder, { recursive: true });
    },
  };
}

/** Serves packages as the API server does, and counts how often each was asked for. */
export async function openPackageServer() {
  const packages = new Map<string, Buffer>();
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const digest = request.url?.slice(1) ?? '';
    asked.set(digest, (asked.get(digest) ?? 0) + 1);
    const bytes = packages.get(digest);
    response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    /** The task that judges by this package; `served` may be a forged one. */
    task(problem: JudgePackage, served = problem): Request['task'] {
      const { digest } = pack(problem);
      packages.set(digest, pack(served).bytes);
      return { kind: 'judge', package: { digest, url: `http://127.0.0.1:${port}/${digest}` } };
    },
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}

/** A service with the two shared lanes, and packages served to it. */
export async function openTestService() {
  const sandbox = await sharedSandbox();
  const packages = await openPackageServer();
  const service = await openService(sandbox);
  return {
    ...service,
    sandbox,
    packages,
    /** Judges a source by a package. */
    judge: (language: PracticeLanguage, source: string, problem: JudgePackage = sums) =>
      judged(service.url, { language, source, task: packages.task(problem) }),
    async closeAll() {
      await service.close();
      await packages.close();
      await sandbox.close();
    },
  };
}
export type TestService = Awaited<ReturnType<typeof openTestService>>;

export type Request = z.input<typeof JudgeRequest>;

export const post = (url: string, body: unknown, signal?: AbortSignal) =>
  fetch(`${url}/judge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

/** The events of a reply as they come, each checked against the contract. */
export async function* eventsOf(response: Response): AsyncGenerator<JudgeEvent, void> {
  /** Of the line that is not at its end: one event may hold megabytes. */
  let begun: string[] = [];
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const [first = '', ...lines] = chunk.split('\n');
    begun.push(first);
    for (const next of lines) {
      const line = begun.join('');
      begun = [next];
      if (line !== '') yield JudgeEvent.parse(JSON.parse(line));
    }
  }
}

export async function allEventsOf(response: Response): Promise<JudgeEvent[]> {
  const events: JudgeEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  return events;
}

/** Asks for a job and waits for its end. */
export async function judged(url: string, request: Omit<Request, 'id'>) {
  const response = await post(url, { id: 'test', ...request });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const events = await allEventsOf(response);
  const last = events.at(-1);
  return {
    events,
    tests: events.flatMap((event) => (event.type === 'test' ? [event.test] : [])),
    /** Null where the stream ended without. */
    finished: last?.type === 'finished' ? last : null,
  };
}

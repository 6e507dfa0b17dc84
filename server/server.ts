import type { Platform } from './feature.ts';
import { findActor } from './features/identity/accounts/commands/find-actor.ts';
import { gatherCallers } from './features/identity/accounts/door.ts';
import { createBlobs } from './platform/blobs/blobs.ts';
import { openBlobStore } from './platform/blobs/open-store.ts';
import { claimStore } from './platform/blobs/store-identity.ts';
import { openChanges } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import { connectDatabase } from './platform/database.ts';
import { createDocumentClient } from './platform/document-client.ts';
import type { Env } from './platform/env.ts';
import { createApp } from './platform/http/app.ts';
import type { Http } from './platform/http/bind.ts';
import { createEventStreams } from './platform/http/event-stream.ts';
import { openApi } from './platform/http/openapi.ts';
import { createJudgeClient } from './platform/judge-client.ts';
import type { Log } from './platform/log.ts';
import { createMailTransport } from './platform/mail-transport.ts';
import { ownAddress } from './platform/own-address.ts';
import { createEncoder } from './platform/pictures/encoder.ts';
import { openQueue } from './platform/queue.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { createRunners } from './platform/runners.ts';
import { createSeal } from './platform/sealed.ts';
import { channels, features, queues, rateLimits } from './registry.ts';
import { startWork } from './work.ts';

export type Server = {
  port: number;
  /** Ends streams and waiting calls, gives unfinished work back to the queue, and waits for the rest. */
  close(): Promise<void>;
};

/** Calls and what works by itself have connections of their own: neither waits in line behind the other's statements. */
const CALL_CONNECTIONS = 10;
const BACKGROUND_CONNECTIONS = 8;

/**
 * Opens the server on a migrated database. What stands at its edges is given here. Throws WrongStore where the files are not
 * those of the database.
 */
export async function openServer(env: Env, { log, clock }: { log: Log; clock: Clock }): Promise<Server> {
  const closing = new AbortController();
  const connect = (max: number) =>
    connectDatabase(
      env.DATABASE_URL,
      (error) => log.error({ err: error }, 'an idle database connection failed'),
      max,
      env.DATABASE_TIMEOUT_MS,
    );
  const database = connect(CALL_CONNECTIONS);
  const blobStore = await openBlobStore(env);
  try {
    await claimStore(database, blobStore);
  } catch (error) {
    await database.close();
    throw error;
  }
  const background = connect(BACKGROUND_CONNECTIONS);
  const app = await createApp(env, log, closing.signal);
  const listeningPort = (): number => {
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : env.PORT;
  };
  const runners = createRunners(env.RUNNER_URL);
  const platform: Platform = {
    env,
    log,
    clock,
    database,
    changes: await openChanges(env.DATABASE_URL, log, channels),
    queue: await openQueue(background, log, queues),
    limits: createRateLimits(database, rateLimits, env.rateLimits),
    streams: createEventStreams(),
    judge: createJudgeClient(runners),
    runners,
    documents: createDocumentClient(runners),
    mailTransport: createMailTransport(env, clock),
    seal: createSeal(env.SECRET, 'mail'),
    blobs: createBlobs({ database, clock }, blobStore),
    blobStore,
    encodePicture: createEncoder(),
    closing: closing.signal,
    site: () => ownAddress(env, listeningPort()),
    base: () => (env.SERVER_URL ?? `http://127.0.0.1:${listeningPort()}`).replace(/\/+$/, ''),
    features,
  };
  const callerOf = gatherCallers({ database, clock });
  const http: Http = {
    app,
    sessions: (code, ip) => findActor({ database, clock, callerOf }, code, ip),
    now: () => clock.now(),
    endpoints: [],
  };
  for (const feature of features) await feature.serve?.(http, platform);
  app.get('/api/openapi.json', async () => openApi(http.endpoints));
  await app.listen({ host: env.HOST, port: env.PORT });
  const loops = features.flatMap((feature) => startWork({ ...platform, database: background }, feature));

  return {
    port: listeningPort(),
    async close() {
      closing.abort();
      platform.streams.endAll();
      await Promise.all([app.close(), ...loops.map((loop) => loop.stop())]);
      await platform.queue.close();
      await platform.changes.close();
      await background.close();
      await database.close();
    },
  };
}

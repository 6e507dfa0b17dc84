import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** For the last bytes of the ended replies, in ms. */
const FLUSH_MS = 500;

/** Takes no new connection, lets `drain` end the streams, then closes every connection: one that has never asked anything would hold the server for a minute. */
export async function closeApp(app: FastifyInstance, drain: () => Promise<void>): Promise<void> {
  const closed = app.close();
  await drain();
  await Promise.race([closed, delay(FLUSH_MS)]);
  app.server.closeAllConnections();
  await closed;
}

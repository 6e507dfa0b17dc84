import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** For the last bytes of the ended replies, in ms. */
const FLUSH_MS = 500;
/** How long WebSocket clients have to answer the goodbye that `drain` has sent them, in ms; those who do leave at once. */
const GOODBYE_MS = 5000;

/** Takes no new connection, lets `drain` end the streams, then closes every connection: one that has never asked anything would hold the server for a minute. */
export async function closeApp(app: FastifyInstance, drain: () => Promise<void>): Promise<void> {
  const closed = app.close();
  await drain();
  await Promise.race([closed, delay(FLUSH_MS)]);
  app.server.closeAllConnections();
  await Promise.race([closed, delay(GOODBYE_MS)]);
  for (const client of app.websocketServer.clients) client.terminate();
  await closed;
}

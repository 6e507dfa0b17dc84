import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/errors.ts';
import { isForeign, withProtocolSession } from '../../../platform/http/handshake.ts';
import type { Log } from '../../../platform/log.ts';
import type { Runners } from '../../../platform/runners.ts';
import type { Admission } from './admission.ts';
import { type ConsoleClient, holdClient } from './console-client.ts';
import { relayConsole } from './console-relay.ts';
import { createOpenConsoles } from './open-consoles.ts';

type Deps = {
  runners: Runners;
  admit: Admission;
  publicUrl: string | undefined;
  closing: AbortSignal;
  log: Log;
};

/**
 * Piston's WebSocket for those who may run code. Who may not is told so in an `error` frame: a browser does not show its
 * page the answer to a handshake that was refused.
 */
export function serveConsoles(app: FastifyInstance, { runners, admit, publicUrl, closing, log }: Deps): void {
  const consoles = createOpenConsoles();
  const open = new Set<ConsoleClient>();
  closing.addEventListener('abort', () => {
    for (const client of open) client.fail('The server is shutting down. Please try again soon.');
  });

  const serve = async (client: ConsoleClient, caller: Parameters<Admission>[0]) => {
    const end = consoles.take(await admit(caller));
    open.add(client);
    try {
      await relayConsole(client, runners);
    } finally {
      open.delete(client);
      end();
    }
  };
  for (const base of ['', '/api/v2', '/api/v2/piston'])
    app.route({
      method: 'GET',
      url: `${base}/connect`,
      onRequest: async ({ headers, host }) => {
        if (isForeign(headers.origin, host, publicUrl))
          throw new Refusal('forbidden', 'Pages of other sites may not run code here');
      },
      handler: async () => {
        throw new Refusal('invalid', 'This address speaks WebSocket only');
      },
      wsHandler(socket, { headers, ip }) {
        const client = holdClient(socket);
        serve(client, { headers: withProtocolSession(headers), ip }).catch((error: unknown) => {
          if (error instanceof Refusal) return client.fail(error.message);
          log.error({ err: error }, 'a console failed');
          client.fail('Something went wrong on our side. Please try again.');
        });
      },
    });
}

import { ConsoleFrame } from '@devorbit/contract/execution/execution.ts';
import { WebSocket } from 'ws';
import type { Runners } from '../../../platform/runners.ts';
import type { ConsoleClient } from './console-client.ts';

/** What may wait in one direction, in bytes: the other end is not read until it has gone. */
const WAITING_BYTES = 1024 * 1024;
/** Largest frame of a runner, in bytes: a compiler's words, every character escaped. */
const ANSWER_BYTES = 8 * 1024 * 1024;
const HANDSHAKE_MS = 5_000;

/** A runner that did not take the program; nothing has run. */
class NotTaken extends Error {
  override name = 'NotTaken';
}

/** Sends, and leaves `from` unread while `to` has too much waiting. */
function send(frame: string, from: WebSocket, to: WebSocket): void {
  if (to.readyState !== WebSocket.OPEN) return;
  to.send(frame, () => to.bufferedAmount <= WAITING_BYTES && from.resume());
  if (to.bufferedAmount > WAITING_BYTES) from.pause();
}

/** The sentence of a runner that is too busy; null for any other frame. */
function refusalIn(frame: string): string | null {
  try {
    const { data } = ConsoleFrame.safeParse(JSON.parse(frame));
    return data?.type === 'error' && data.busy ? data.message : null;
  } catch {
    return null; // no JSON: passed on as it is
  }
}

/** Lets the client talk with this runner until one of them closes. Rejects with NotTaken where the runner does not take the program. */
function talk(client: ConsoleClient, base: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const runner = new WebSocket(`${base.replace(/^http/, 'ws')}/api/v2/connect`, {
    handshakeTimeout: HANDSHAKE_MS,
    maxPayload: ANSWER_BYTES,
    perMessageDeflate: false,
  });
  let isTaken = false;
  let isGivenUp = false;
  const giveUp = (reason: string) => {
    isGivenUp = true;
    reject(new NotTaken(reason));
    runner.terminate();
  };
  const gone = () => {
    resolve();
    runner.terminate();
  };
  if (client.over.aborted) gone();
  client.over.addEventListener('abort', gone);
  runner.on('open', () => client.tell((frame) => send(frame, client.socket, runner)));
  runner.on('message', (data: Buffer) => {
    const frame = data.toString();
    if (!isTaken) {
      const refusal = refusalIn(frame);
      if (refusal !== null) return giveUp(refusal);
      isTaken = true;
      client.taken();
    }
    send(frame, runner, client.socket);
  });
  // A close event follows; without a handshake there is no other reason than that the runner is away.
  runner.on('error', () => !isTaken && giveUp('The execution service cannot be reached; try again soon'));
  runner.on('close', (code, reason) => {
    client.over.removeEventListener('abort', gone);
    if (isGivenUp) return;
    if (code >= 4000) client.close(code, reason.toString());
    else if (isTaken) client.fail('We lost the connection to your program. Please run it again.');
    else reject(new NotTaken('The execution service cannot be reached; try again soon'));
    resolve();
  });
  return promise;
}

/** Finds a runner for what the client wants to run, and passes on what both say. Resolves when it is over. */
export async function relayConsole(client: ConsoleClient, runners: Runners): Promise<void> {
  if (runners.bases.length === 0) return client.fail('No execution service is configured');
  await client.first;
  try {
    await runners.give(
      (base) => talk(client, base),
      (error) => !client.over.aborted && error instanceof NotTaken,
    );
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    client.fail(error.message);
  }
}

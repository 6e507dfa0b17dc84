import {
  CONSOLE_INIT_MS,
  type ConsoleClosing,
  consoleClosings,
  type ConsoleFrame,
} from '@devorbit/contract/execution/execution.ts';
import type { WebSocket } from '@fastify/websocket';
import { BadRequest } from '../piston/bad-request.ts';
import { type ConsoleInput, createConsoleInput } from '../piston/console-input.ts';
import { isOrder, type Message, readMessage, readOrder } from '../piston/console-orders.ts';
import { readConsole } from '../piston/console-request.ts';
import { consoleWork } from '../piston/console-work.ts';
import type { Service } from './service.ts';

/** What may wait for a client that does not read, in bytes: the program is ended then. */
const UNREAD_BYTES = 4 * 1024 * 1024;

/** Talks Piston's protocol over a socket, once. Gives a function that ends it with a sentence. */
export function openConversation(socket: WebSocket, service: Service): (message: string) => void {
  const { isolation, catalogue, runtimes, worker, consoles, log } = service;
  const over = new AbortController();
  let input: ConsoleInput | null = null;

  const send = (frame: ConsoleFrame) => socket.send(JSON.stringify(frame));
  const close = (why: ConsoleClosing) => {
    if (over.signal.aborted) return;
    over.abort();
    const [code, reason] = consoleClosings[why];
    socket.close(code, reason);
  };
  const fail = (message: string, more: { busy?: true } = {}) => {
    if (!over.signal.aborted) send({ type: 'error', message, ...more });
    close('notified');
  };
  const say = (frame: ConsoleFrame) => {
    if (over.signal.aborted) return;
    send(frame);
    if (socket.bufferedAmount > UNREAD_BYTES) fail('The output was not read fast enough; the program was ended');
  };
  const failed = (error: unknown) => {
    if (error instanceof BadRequest) return fail(error.message);
    if (error instanceof RangeError) return fail('Standard input cannot take more than 16 MB');
    log.error({ err: error }, 'a console failed');
    fail('The runner failed, not your program. Please try again.');
  };

  const begin = async (init: Message, orders: ConsoleInput) => {
    if (!isolation.ok) return fail(`isolation unavailable: ${isolation.reason}`, { busy: true });
    const request = readConsole(init, catalogue, await runtimes.named(init['language']));
    if (over.signal.aborted) return;
    if (!consoles.take()) return fail('All consoles are in use; try again soon', { busy: true });
    // At the goodbye, not at the program's end: who comes back at once finds the place free.
    over.signal.addEventListener('abort', () => consoles.give());
    const started = performance.now();
    const ourFault = () => fail('The runner failed, not your program. Please try again.');
    const { work, isComplete } = consoleWork({ request, input: orders, say, signal: over.signal }, ourFault);
    const done = worker.accept(work);
    if (!done) return fail('The queue is full; try again soon', { busy: true });
    await done;
    const { language } = request.runtime.entry;
    log.info(
      { id: work.id, language, complete: isComplete(), ms: Math.round(performance.now() - started) },
      'console over',
    );
    if (isComplete()) close('completed');
    else fail('The runner is closing; try again soon');
  };

  const receive = (message: Message) => {
    if (message['type'] === 'init') {
      if (input) return close('alreadyInitialized');
      clearTimeout(late);
      input = createConsoleInput();
      const { stdin } = message;
      if (typeof stdin === 'string' && stdin !== '') {
        const bytes = Buffer.from(stdin);
        input.give({ bytes: bytes.length, act: (session) => session.write(bytes) });
      }
      begin(message, input).catch(failed);
      return;
    }
    if (!isOrder(message)) return;
    if (!input) return close('notInitialized');
    const order = readOrder(message);
    if (typeof order === 'string') close(order);
    else input.give(order);
  };

  const late = setTimeout(() => close('initializationTimeout'), CONSOLE_INIT_MS);
  over.signal.addEventListener('abort', () => clearTimeout(late));
  socket.once('close', () => over.abort());
  socket.on('message', (data: Buffer) => {
    if (over.signal.aborted) return;
    try {
      receive(readMessage(data.toString()));
    } catch (error) {
      failed(error);
    }
  });
  return fail;
}

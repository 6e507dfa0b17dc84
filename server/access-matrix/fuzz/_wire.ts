import { Agent, request } from 'node:http';
import type { Call } from './_calls.ts';
import type { Draft } from './_draft.ts';

/** A request as it goes over the wire. */
export type Wire = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
};

export function wireOf(
  { method, template }: Call,
  { segments, query, headers, body, raw }: Draft,
  code?: string,
): Wire {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const all: Record<string, string | null> = {
    // Node would send the body of a DELETE without its length, as the beginning of another request.
    ...(content === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
    ...(code === undefined ? {} : { 'x-session-code': code }),
    ...headers,
  };
  return {
    method: method.toUpperCase(),
    path: template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segments[name] ?? name) + query,
    headers: Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    ),
    body: content,
  };
}

/** `status` is 0 where the connection ended without a reply, and -1 where none came. */
export type Answer = { status: number; id: string; text: string };

const STALE = -2;
/** Longer than any call may take on a busy machine, in ms. */
const PATIENCE_MS = 240_000;
const SHOWN = 300;

export type Sender = { send(wire: Wire): Promise<Answer>; close(): void };

/** Sends what `fetch` would mend or refuse. A stream of events is left at its head. */
export function openSender(url: string): Sender {
  const { hostname, port } = new URL(url);
  const kept = new Agent({ keepAlive: true });
  const ask = ({ method, path, headers, body }: Wire, agent: Agent | false): Promise<Answer> =>
    new Promise((resolve) => {
      const call = request({ agent, hostname, port, method, path, headers: { host: `localhost:${port}`, ...headers } });
      const end = (answer: Answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      const timer = setTimeout(() => {
        end({ status: -1, id: '', text: '' });
        call.destroy();
      }, PATIENCE_MS);
      // A kept connection may have been closed by the server before it saw this request.
      call.on('error', () => end({ status: call.reusedSocket ? STALE : 0, id: '', text: '' }));
      call.on('upgrade', (reply, socket) => {
        socket.destroy();
        end({ status: reply.statusCode ?? 0, id: '', text: '' });
      });
      call.on('response', (reply) => {
        const answer = { status: reply.statusCode ?? 0, id: String(reply.headers['x-request-id'] ?? '') };
        let text = '';
        const over = () => end({ ...answer, text: text.slice(0, SHOWN) });
        reply.on('data', (bytes: Buffer) => {
          if (text.length < SHOWN) text += bytes.toString();
        });
        reply.on('close', over);
        if (reply.headers['content-type']?.startsWith('text/event-stream')) {
          over();
          reply.destroy();
        }
      });
      call.end(body);
    });
  return {
    async send(wire) {
      const answer = await ask(wire, kept);
      return answer.status === STALE ? ask(wire, false) : answer;
    },
    close: () => kept.destroy(),
  };
}

/** A text with its long repetitions told by their number. */
const brief = (text: string): string =>
  text
    .slice(0, 200_000)
    .replaceAll(/(.{1,12}?)\1{40,}/gs, (all: string, unit: string) => `«${unit} × ${all.length / unit.length}»`)
    .slice(0, 1_500);

/** The request as it can be sent again; whose code it carries is told in words. */
export function shown({ method, path, headers, body }: Wire, caller: string): string {
  const all = Object.entries(headers).map(([name, value]) =>
    name === 'x-session-code' ? `${name}: (${caller})` : `${name}: ${JSON.stringify(value).slice(1, -1)}`,
  );
  const content = body === undefined ? '' : `\n\n${JSON.stringify(brief(body.toString('latin1')))}`;
  return `${method} ${brief(path)}\n${brief(all.join('\n'))}${content}`;
}

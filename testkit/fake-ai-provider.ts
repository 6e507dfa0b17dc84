import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const AiBody = z.object({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  response_format: z.object({ type: z.string(), json_schema: z.unknown().optional() }).optional(),
});

export type AiCall = { headers: IncomingHttpHeaders; body: z.infer<typeof AiBody> };

/** Answers one call as it likes: in pieces, with another status, or not at all. */
export type AiScript = (call: AiCall, reply: ServerResponse) => void | Promise<void>;

export type FakeAiProvider = {
  /** As AI_BASE_URL takes it. */
  url: string;
  calls: AiCall[];
  script: AiScript;
  close(): Promise<void>;
};

const event = (content: string, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

const open = (reply: ServerResponse): void => void reply.writeHead(200, { 'content-type': 'text/event-stream' });

type Streamed = { finish?: string; size?: number; pauseMs?: number };

/** The answer in events, cut anywhere on the wire: also within characters and lines. */
export const streaming =
  (answer: string, { finish = 'stop', size = 500, pauseMs = 0 }: Streamed = {}): AiScript =>
  async (_, reply) => {
    open(reply);
    const events = (answer.match(/[\s\S]{1,60}/g) ?? []).map((piece) => event(piece));
    const bytes = Buffer.from(`: hello\n\n${events.join('')}${event('', finish)}data: [DONE]\n\n`);
    for (let at = 0; at < bytes.length; at += size) {
      reply.write(bytes.subarray(at, at + size));
      if (pauseMs > 0 || at % (20 * size) === 0) await sleep(pauseMs);
    }
    reply.end();
  };

/** The answer in one piece of JSON, as by a provider that cannot stream. */
export const answeringWhole =
  (content: string): AiScript =>
  (_, reply) =>
    void reply
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] }));

/** The beginning of an answer; then the connection is cut, or the stream ends as if that were all. */
export const breakingOff =
  (answer: string, { politely = false } = {}): AiScript =>
  (_, reply) => {
    open(reply);
    reply.write(event(answer.slice(0, answer.length / 2)));
    setTimeout(() => (politely ? reply.end() : reply.destroy()), 20);
  };

export const hanging: AiScript = () => undefined;

/** A byte now and then, for ever. */
export const dripping =
  (everyMs = 50): AiScript =>
  async (_, reply) => {
    open(reply);
    for (const byte of event('{"title": "').repeat(1000)) {
      if (reply.destroyed) return;
      reply.write(byte);
      await sleep(everyMs);
    }
  };

/** Text without end. */
export const flooding: AiScript = async (_, reply) => {
  open(reply);
  const much = event('x'.repeat(10_000));
  while (!reply.destroyed) {
    reply.write(much);
    await sleep(0);
  }
};

export const answeringStatus =
  (status: number, { headers = {}, body = '{"error":{"message":"no"}}' } = {}): AiScript =>
  (_, reply) =>
    void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** Refuses the formats that it does not know; else as `then`. */
export const knowingFormats =
  (known: string[], then: AiScript): AiScript =>
  (call, reply) => {
    const { type } = call.body.response_format ?? { type: 'none' };
    return (known.includes(type) ? then : answeringStatus(400))(call, reply);
  };

/** One script a call; the last of them for all that follow. */
export const scriptsInTurn = (...scripts: AiScript[]): AiScript => {
  let at = 0;
  return (call, reply) => scripts[Math.min(at++, scripts.length - 1)]?.(call, reply);
};

/** An OpenAI-compatible provider at the wire only. */
export async function startFakeAiProvider(script: AiScript = hanging): Promise<FakeAiProvider> {
  const server = createServer(async (request, reply) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      reply.writeHead(404).end();
      return;
    }
    const call = { headers: request.headers, body: AiBody.parse(JSON.parse(await text(request))) };
    provider.calls.push(call);
    await provider.script(call, reply);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const provider: FakeAiProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: [],
    script,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return provider;
}

// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { followSubmission } from '@devorbit/contract/practice/submissions.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer } from './_test-server.ts';
import { route } from './http-client.ts';
import { liveEvents } from './live-events.ts';

const follow = route<typeof followSubmission>('GET', '/api/submissions/:id/events');
const id = '11111111-1111-4111-8111-111111111111';

let visits: IncomingMessage['headers'][] = [];
let answers: ((response: ServerResponse) => void)[] = [];
let stop: () => void;
beforeAll(async () => {
  stop = await startServer((request, response) => {
    visits.push(request.headers);
    const answer = answers.shift();
    if (answer) answer(response);
    else response.writeHead(410).end('{"detail":"asked too often"}');
  });
});
afterAll(() => stop());
beforeEach(() => {
  visits = [];
  answers = [];
});

const open = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const event = (type: string, number: number) =>
  `id: ${number}\nretry: 1\ndata: ${JSON.stringify({ type, result: { message: `Löwe ${number}` } })}\n\n`;

test('events are read however the bytes are cut', async () => {
  const bytes = Buffer.from(`: hello\n\n${event('progress', 1)}${event('finished', 2)}`);
  answers = [
    async (response) => {
      open(response);
      for (const byte of bytes) {
        response.write(Buffer.of(byte));
        if (byte === 10) await new Promise((resolve) => setTimeout(resolve, 1));
      }
    },
  ];
  const heard: string[] = [];
  for await (const { type, result } of liveEvents(follow, { params: { id }, signal: AbortSignal.timeout(5000) })) {
    heard.push(`${type} ${result.message}`);
    if (type === 'finished') break;
  }
  expect(heard).toEqual(['progress Löwe 1', 'finished Löwe 2']);
  expect(visits[0]?.accept).toBe('text/event-stream');
});

test('a dropped stream is taken up again where it was left', async () => {
  answers = [
    (response) => open(response).write(event('progress', 1), () => response.destroy()),
    (response) => response.writeHead(503).end(),
    (response) => open(response).end(event('finished', 2)),
  ];
  const heard: string[] = [];
  for await (const { type } of liveEvents(follow, { params: { id }, signal: AbortSignal.timeout(5000) })) {
    heard.push(type);
    if (type === 'finished') break;
  }
  expect(heard).toEqual(['progress', 'finished']);
  expect(visits.map((headers) => headers['last-event-id'])).toEqual([undefined, '1', '1']);
});

test('a refusal is thrown, not asked again', async () => {
  answers = [(response) => response.writeHead(404).end('{"detail":"Submission not found."}')];
  const events = liveEvents(follow, { params: { id }, signal: AbortSignal.timeout(5000) });
  await expect(events.next()).rejects.toThrow('API Error 404: Submission not found.');
  expect(visits).toHaveLength(1);
});

test('an abort ends it quietly', async () => {
  answers = [(response) => open(response).write(event('progress', 1))];
  const control = new AbortController();
  const heard: string[] = [];
  for await (const { type } of liveEvents(follow, { params: { id }, signal: control.signal })) {
    heard.push(type);
    control.abort();
  }
  expect(heard).toEqual(['progress']);
});

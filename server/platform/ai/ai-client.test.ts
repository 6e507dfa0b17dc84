import {
  answeringStatus,
  answeringWhole,
  breakingOff,
  dripping,
  type FakeAiProvider,
  flooding,
  hanging,
  knowingFormats,
  startFakeAiProvider,
  streaming,
} from '@devorbit/testkit/fake-ai-provider.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AiSettings, createAiClient } from './ai-client.ts';
import { AiFailure } from './ai-failure.ts';
import { askJson } from './ask-json.ts';

const KEY = 'sk-a-key-that-nobody-may-see-0123456789';
const Asked = z.strictObject({ city: z.string().min(2).max(20), sizes: z.array(z.number().int()).max(3) });
const answer = JSON.stringify({ city: 'Zürich ⛰️', sizes: [1, 2] });
let provider: FakeAiProvider;

beforeAll(async () => {
  provider = await startFakeAiProvider();
});
beforeEach(() => void provider.calls.splice(0));
afterAll(() => provider.close());

const client = (settings: Partial<AiSettings> = {}) =>
  createAiClient({
    baseUrl: provider.url,
    apiKey: KEY,
    model: 'some-model',
    timeoutMs: 20_000,
    idleTimeoutMs: 10_000,
    ...settings,
  });
const ask = (
  ai = client(),
  signal = new AbortController().signal,
  onText: (soFar: string) => Promise<void> = async () => undefined,
) => askJson(ai, { name: 'place', schema: Asked, messages: [{ role: 'user', content: 'Where?' }], signal, onText });
const failure = async (asking: Promise<unknown>): Promise<AiFailure> => {
  const error = await asking.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AiFailure)) throw new Error('it has not failed as it must', { cause: error });
  return error;
};

describe('an answer', () => {
  test.each([1, 3, 7, 10_000])('is read from a stream in pieces of %i bytes', async (size) => {
    provider.script = streaming(answer, { size });
    expect(await ask()).toEqual({ value: JSON.parse(answer) as unknown, said: answer });
  });

  test('is asked for in strict structured output, with the key in its header alone', async () => {
    provider.script = streaming(answer);
    await ask();
    const [call] = provider.calls;
    expect(call?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(call?.body).toEqual({
      model: 'some-model',
      stream: true,
      messages: [{ role: 'user', content: 'Where?' }],
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'place',
          strict: true,
          schema: {
            type: 'object',
            properties: { city: { type: 'string' }, sizes: { type: 'array', items: expect.anything() as unknown } },
            required: ['city', 'sizes'],
            additionalProperties: false,
          },
        },
      },
    });
    expect(JSON.stringify(call?.body)).not.toMatch(/minLength|maxItems|maximum/);
  });

  test.each([
    ['none', ['json_schema', 'json_object', undefined]],
    ['json_object', ['json_schema', 'json_object']],
  ])('comes from a provider that knows the format %s, which is remembered', async (known, formats) => {
    provider.script = knowingFormats([known], streaming(answer));
    const ai = client();
    await ask(ai);
    expect(provider.calls.map(({ body }) => body.response_format?.type)).toEqual(formats);
    expect(provider.calls.at(-1)?.body.messages[0]?.content).toContain('JSON Schema');
    await ask(ai);
    expect(provider.calls).toHaveLength(formats.length + 1);
  });

  test('may come whole, in a code block, after thoughts, without a key', async () => {
    provider.script = answeringWhole(`Hm.\n\`\`\`json\n${answer}\n\`\`\``);
    expect((await ask(client({ apiKey: undefined }))).value.city).toBe('Zürich ⛰️');
    expect(provider.calls[0]?.headers.authorization).toBeUndefined();
  });

  test('is told as it grows', async () => {
    provider.script = streaming(answer.padEnd(500), { size: 50 });
    const seen: string[] = [];
    await ask(client(), undefined, async (soFar) => void seen.push(soFar));
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.every((text, at) => at === 0 || text.startsWith(seen[at - 1] ?? ''))).toBe(true);
  });
});

describe('a provider that does not answer as it must is told by its fault', () => {
  test.each([
    ['cut', breakingOff(answer, { politely: true })],
    ['unreachable', breakingOff(answer)],
    ['too_long', flooding],
    ['too_long', streaming(answer, { finish: 'length' })],
    ['declined', streaming(answer, { finish: 'content_filter' })],
    ['refused', answeringStatus(301, { headers: { location: 'http://127.0.0.1:9/' } })],
    ['refused', answeringStatus(307, { headers: { location: 'http://127.0.0.1:9/' } })],
    ['refused', answeringStatus(401, { body: `{"error":{"message":"Incorrect key: ${KEY}"}}` })],
    ['refused', answeringStatus(400)],
    ['broken', answeringStatus(500)],
    ['broken', answeringWhole(`the key is ${KEY}`)],
    ['broken', streaming(`the key is ${KEY}`, { size: 3 })],
    ['broken', answeringStatus(200, { body: 'no JSON' })],
    ['broken', answeringStatus(200, { body: '[]' })],
    ['broken', answeringStatus(200)],
    ['invalid', streaming('I would rather talk.')],
    ['invalid', streaming(answer.slice(0, 20))],
    ['invalid', streaming('{"city":"Bern","sizes":[1.5]}')],
    ['invalid', streaming('{"city":"Bern","sizes":[],"more":1}')],
    ['invalid', streaming('{"city":"B","sizes":[1,2,3,4]}')],
    ['invalid', answeringStatus(200, { body: '{"choices":[]}' })],
  ])('%s (%#)', async (fault, script) => {
    provider.script = script;
    const error = await failure(ask());
    expect(error.fault).toBe(fault);
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain(KEY);
  });

  test('a redirect is not followed', async () => {
    provider.script = answeringStatus(307, { headers: { location: `${provider.url}/chat/completions` } });
    await failure(ask());
    expect(provider.calls).toHaveLength(1);
  });

  test.each([
    ['1', 1000],
    ['-5', undefined],
    ['Fri, 31 Dec 1999 23:59:59 GMT', undefined],
    ['99999999', undefined],
  ])('busy, to be asked again after %s', async (retryAfter, retryAfterMs) => {
    provider.script = answeringStatus(429, { headers: { 'retry-after': retryAfter } });
    expect(await failure(ask())).toMatchObject({ fault: 'busy', retryAfterMs });
  });

  test('nobody listens', async () => {
    expect((await failure(ask(client({ baseUrl: 'http://127.0.0.1:9/v1' })))).fault).toBe('unreachable');
  });

  test('what was said is kept of an invalid answer', async () => {
    provider.script = streaming('{"city":7,"sizes":[]}');
    const { said, message } = await failure(ask());
    expect(said).toBe('{"city":7,"sizes":[]}');
    expect(message).toContain('city');
  });
});

describe('time', () => {
  test.each([
    ['silence from the start', hanging, { idleTimeoutMs: 200 }],
    ['a byte now and then', dripping(), { timeoutMs: 400 }],
  ])('ends %s', async (_, script, settings) => {
    provider.script = script;
    expect((await failure(ask(client(settings)))).fault).toBe('late');
  });

  test('ends with the caller, for its reason', async () => {
    provider.script = hanging;
    await expect(ask(client(), AbortSignal.timeout(100))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('ends where the listener throws, and the call with it', async () => {
    let closed = false;
    provider.script = async (call, reply) => {
      reply.on('close', () => (closed = true));
      await dripping(1)(call, reply);
    };
    await expect(ask(client(), undefined, async () => Promise.reject(new Error('enough')))).rejects.toThrow('enough');
    await expect.poll(() => closed).toBe(true);
  });
});

import { aiProblem } from '@devorbit/testkit/ai-problem.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import {
  type AiScript,
  answeringStatus,
  breakingOff,
  dripping,
  flooding,
  hanging,
  streaming,
} from '@devorbit/testkit/fake-ai-provider.ts';
import { type FakeRunner, refusing, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../../platform/log.ts';
import { KEY, openProviderHouse, type ProviderHouse } from './_provider-house.ts';
import { chosenDrafts } from './chosen-drafts.ts';

let house: ProviderHouse;
let runner: FakeRunner;

beforeAll(async () => {
  runner = await startFakeRunner(refusing(503));
  house = await openProviderHouse(runner.url, { AI_TIMEOUT_MS: '6000', AI_IDLE_TIMEOUT_MS: '3000' });
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const good = JSON.stringify(aiProblem('Heron Mill'));
const saying = (changes: Record<string, unknown>): AiScript =>
  streaming(JSON.stringify({ ...JSON.parse(good), ...changes }));
const words = 'Return the largest number of pumps. '.repeat(6);

describe.concurrent('a provider that gives no problem: nothing is published', () => {
  test.each<[name: string, sentence: string, calls: number, script: AiScript]>([
    ['says what is not JSON', 'in the format we asked for', 2, streaming('Here is your problem: a [list of…')],
    ['leaves fields out', 'in the format we asked for', 2, streaming('{"title": "Half a problem"}')],
    ['says more than was asked for', 'in the format we asked for', 2, saying({ tests: [] })],
    ['writes a short statement', 'in the format we asked for', 2, saying({ statement: 'Add two numbers.' })],
    ['leads people elsewhere', 'in the format we asked for', 2, saying({ statement: `${words}[more](//x.example)` })],
    [
      'shows a picture of elsewhere',
      'in the format we asked for',
      2,
      saying({ editorial: `${words}https://x.example/a.png` }),
    ],
    ['hides a link in brackets', 'in the format we asked for', 2, saying({ statement: `${words}<irc://x.example>` })],
    ['turns the text around', 'in the format we asked for', 2, saying({ title: 'Pumps \u202egnp' })],
    ['writes zero bytes', 'in the format we asked for', 2, saying({ python_solution: 'return 0\0' })],
    [
      'names a parameter like a keyword',
      'in the format we asked for',
      2,
      saying({ params: [{ name: 'class', type: 'int' }] }),
    ],
    ['breaks off', 'could not be reached', 2, breakingOff(good)],
    ['ends in the middle', 'stopped in the middle', 2, breakingOff(good, { politely: true })],
    ['hangs', 'did not answer in time', 2, hanging],
    ['says a byte now and then', 'did not answer in time', 2, dripping()],
    ['never ends', 'far more than a problem', 2, flooding],
    ['declines', 'declined', 2, streaming('', { finish: 'content_filter' })],
    [
      'sends us elsewhere',
      'refused our request',
      1,
      answeringStatus(302, { headers: { location: 'http://127.0.0.1:9/' } }),
    ],
    ['refuses the key and repeats it', 'refused our request', 1, answeringStatus(401, { body: `{"error":"${KEY}"}` })],
    ['repeats the key in its answer', 'failed', 2, saying({ title: `Pumps of ${KEY}` })],
    ['fails', 'failed', 2, answeringStatus(500)],
    ['is busy for a moment', 'too busy', 2, answeringStatus(429, { headers: { 'retry-after': '1' } })],
    ['is busy for an hour', 'too busy', 1, answeringStatus(429, { headers: { 'retry-after': '3600' } })],
  ])('that %s', async (_, sentence, count, script) => {
    const { last, calls } = await house.wish(script);
    expect(last).toMatchObject({ step: 'failed', problem_id: null, left_today: 10 });
    expect(last.message).toMatch(/^The AI provider /);
    expect(last.message).toContain(sentence);
    expect(last.message).toContain('so nothing was published');
    expect(calls).toHaveLength(count);
    expect(await house.problems()).toBe(0);
  });
});

test('an invalid answer is told what is wrong with it', async () => {
  const { calls } = await house.wish(saying({ returns: 'float' }));
  expect(calls[0]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  const [, , answered, report] = calls[1]?.body.messages ?? [];
  expect(answered?.role).toBe('assistant');
  expect(answered?.content).toContain('"returns":"float"');
  expect(report?.content).toMatch(/refused this problem[\s\S]*returns/);
});

test('while the runner is away the provider is asked once, and the runner gets nothing of the key', async () => {
  const waiting = house.wish(streaming(good));
  const runs = await eventually(async () => runner.requests.length >= 3 && runner.requests, 60_000);
  expect(runs.every(({ task }) => task.kind === 'author')).toBe(true);
  expect(JSON.stringify(runs)).not.toContain(KEY);
  await house.database.raw(`update generations set step = 'failed', finished_at = now() where finished_at is null`);
  expect((await waiting).calls).toHaveLength(1);
});

test('the key is in no log and in no row', async () => {
  expect(house.log()).toContain('the AI provider gave no problem');
  expect(house.log()).not.toContain(KEY);
  const dump = await house.database.raw(
    `select generations::text from generations union all select p.data::text from pgboss.job p`,
  );
  expect(JSON.stringify(dump)).toContain('AI provider');
  expect(JSON.stringify(dump)).not.toContain(KEY);
});

test('nothing of the user but the wish is sent', async () => {
  const { calls } = await house.wish(answeringStatus(500));
  const sent = JSON.stringify(calls.map(({ body }) => body));
  expect(sent).not.toMatch(/user\d|example\.com|Lovelace/);
  expect(calls[0]?.body.messages[1]?.content).toMatch(
    /^Write a problem\. \{"difficulty":"Hard","tags":\["topic [a-z]+ end","sliding windows"\]\}$/,
  );
});

test('without a provider our own families serve', async () => {
  const { AI_BASE_URL: _, ...none } = house.env;
  const log = createLog('silent');
  const authored = { families: () => [], templates: { python: '', cpp: '' } };
  expect(chosenDrafts(none, authored, log)).toMatchObject({ repairs: false, attempts: 60 });
  expect(chosenDrafts(house.env, authored, log)).toMatchObject({ repairs: true, attempts: 2 });
});

import { request } from 'node:http';
import { connect } from 'node:net';
import { openConsole, pythonInit, stdin } from '@devorbit/testkit/console.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openService } from '../_service.ts';
import { sharedSandbox } from '../_shared-sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { programsOf } from './_programs-of.ts';

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  sandbox = await sharedSandbox(1);
  service = await openService(sandbox);
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

/** 100,000 levels: as deep as a frame is long. */
const nested = '['.repeat(100_000) + ']'.repeat(100_000);
/** The message with its '@' nested. */
const deep = (message: object) => JSON.stringify(message).replace('"@"', nested);
const waits = pythonInit('print("here", flush=True)\ninput()');

describe('codes', () => {
  it.each<[string, (object | string)[], code: number, reason: string]>([
    ['nothing said', [], 4001, 'Initialization Timeout'],
    ['only a word that nobody knows', [{ type: 'hello' }], 4001, 'Initialization Timeout'],
    ['data before init', [stdin('x')], 4003, 'Not yet initialized'],
    ['a signal before init', [{ type: 'signal', signal: 'SIGKILL' }], 4003, 'Not yet initialized'],
    ['two inits', [waits, waits], 4000, 'Already Initialized'],
    ['data to stdout', [waits, { type: 'data', stream: 'stdout', data: 'x' }], 4004, 'Can only write to stdin'],
    ['an unknown signal', [waits, { type: 'signal', signal: 'SIGNAL' }], 4005, 'Invalid signal'],
    ['a signal by number', [waits, { type: 'signal', signal: 2 }], 4005, 'Invalid signal'],
    ['a signal of the prototype', [waits, { type: 'signal', signal: 'toString' }], 4005, 'Invalid signal'],
  ])('%s', async (_, orders, code, reason) => {
    const talk = openConsole(service.url);
    await talk.say(...orders);
    expect(await talk.closed).toEqual([code, reason]);
    expect(talk.frames.filter(({ type }) => type === 'error')).toEqual([]);
    await vi.waitFor(() => expect([service.worker.running, programsOf(sandbox.firstUid)]).toEqual([0, []]), 60_000);
  });

  it.each<[string, (object | string)[], message: string]>([
    ['no JSON', ['{'], 'The message is not valid JSON'],
    ['no object', ['[]'], 'The message must be a JSON object'],
    ['an empty init', [{ type: 'init' }], 'language is required as a string'],
    ['no files', [{ type: 'init', language: 'py', version: '3' }], 'files is required as an array'],
    ['no such version', [{ type: 'init', language: 'py', version: '99', files: [] }], 'py-99 runtime is unknown'],
    ['tests', [pythonInit('', { tests: [{}] })], 'tests cannot be run here; POST them to /execute'],
    [
      'a terminal without a size',
      [pythonInit('', { terminal: true })],
      'A terminal needs rows and columns, whole numbers from 1 to 1000',
    ],
    [
      'a terminal of no size',
      [waits, { type: 'resize', rows: 0, columns: 80 }],
      'A terminal needs rows and columns, whole numbers from 1 to 1000',
    ],
    ['no JSON after the init', [waits, 'stop'], 'The message is not valid JSON'],
    ['nested lists', [nested], 'The message must be a JSON object'],
    ['a nested language', [deep({ ...waits, language: '@' })], 'language is required as a string'],
    ['a nested file', [deep({ ...waits, files: ['@'] })], 'files[0].content is required as a string'],
    ['nested arguments', [deep({ ...waits, args: ['@'] })], 'args must be an array of strings'],
    ['nested data', [waits, deep({ type: 'data', stream: 'stdin', data: '@' })], 'data must be a string'],
    [
      'a nested size',
      [waits, deep({ type: 'resize', rows: '@', columns: 80 })],
      'A terminal needs rows and columns, whole numbers from 1 to 1000',
    ],
    ['data that is no text', [waits, { type: 'data', stream: 'stdin', data: 5 }], 'data must be a string'],
  ])('%s', async (_, orders, message) => {
    const talk = openConsole(service.url);
    await talk.say(...orders);
    expect(await talk.error()).toEqual([message, 4002, 'Notified Error']);
    await vi.waitFor(() => expect([service.worker.running, programsOf(sandbox.firstUid)]).toEqual([0, []]), 60_000);
  });

  it('passes over words that nobody knows', async () => {
    const talk = openConsole(service.url);
    await talk.say(waits, { type: 'ping' }, deep({ type: 'ping', more: '@' }), deep({ type: '@' }), stdin('\n'));
    expect((await talk.end()).closing).toEqual([4999, 'Job Completed']);
  });
});

describe('the door', () => {
  const upgrade = (path: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request(service.url + path, {
        agent: false,
        headers: {
          connection: 'upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
          ...headers,
        },
      });
      call.on('upgrade', ({ statusCode }, socket) => (socket.destroy(), resolve(statusCode)));
      call.on('response', (response) => response.resume().on('close', () => resolve(response.statusCode)));
      call.on('error', reject).end();
    });

  it('ends the connection of an upgrade that no route can be asked for', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write('GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    await closed;
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is shut for pages of other sites', async () => {
    expect(await upgrade('/connect', { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await upgrade('/connect', { origin: 'null' })).toBe(403);
    expect(await upgrade('/connect', { origin: service.url })).toBe(101);
    expect(await upgrade('/connect')).toBe(101);
  });

  it('is no page, and other addresses are no WebSockets', async () => {
    const page = await fetch(`${service.url}/connect`);
    expect([page.status, await page.json()]).toEqual([426, { message: 'This address speaks WebSocket only' }]);
    expect(await upgrade('/nowhere')).toBe(404);
  });

  it('closes with the runner, whoever is inside', async () => {
    const other = await openService(sandbox);
    const [busy, silent] = [openConsole(other.url), openConsole(other.url)];
    await busy.say(waits);
    await busy.until('here');
    await silent.opened;
    await other.close();
    for (const talk of [busy, silent])
      expect(await talk.error()).toEqual(['The runner is closing; try again soon', 4002, 'Notified Error']);
    expect(programsOf(sandbox.firstUid)).toEqual([]);
  });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONSOLE_INIT_MS } from '@devorbit/contract/execution/execution.ts';
import { openConsole, pythonInit, stdin } from '@devorbit/testkit/console.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { raw } from '@devorbit/testkit/raw.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function open(options: Parameters<typeof openHouse>[0]): Promise<House> {
  const house = await openHouse(options);
  closers.push(house.close);
  return house;
}

/** A runner at the wire only: answers each frame with what it is given for it, and tells what reached it. */
async function openWire(answer: (frame: string, socket: WebSocket) => void) {
  const server = createServer((_, response) => void response.end('{}'));
  const sockets = new WebSocketServer({ server });
  const seen: string[] = [];
  const headers: string[] = [];
  sockets.on('connection', (socket, request) => {
    headers.push(`${request.url} ${JSON.stringify(request.headers)}`);
    socket.on('message', (data: Buffer) => {
      seen.push(data.toString());
      answer(data.toString(), socket);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = async () => {
    for (const client of sockets.clients) client.terminate();
    await new Promise((closed) => server.close(closed));
  };
  closers.push(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, headers, clients: sockets.clients };
}
const runtime = '{"type":"runtime","language":"python","version":"3.11.2"}';
const accepting = () => openWire((frame, socket) => frame.includes('init') && socket.send(runtime));
const init = JSON.stringify(pythonInit('input()'));
const session = (code: string) => ({ protocols: ['piston.v2', `session.${code}`] });

describe('who may', () => {
  test('visitors may not', async () => {
    const wire = await accepting();
    const house = await open({ runnerUrl: wire.url });
    for (const options of [{}, session('made-up'), { headers: { 'x-session-code': 'made up' } }]) {
      const talk = openConsole(house.url, options);
      await talk.say(init);
      expect(await talk.error()).toEqual(['You must be signed in to run code', 4002, 'Notified Error']);
    }
    expect(wire.headers).toEqual([]);
  });

  test('users may, by a header or as a page must: by a protocol that nobody is told', async () => {
    const wire = await accepting();
    const house = await open({ runnerUrl: wire.url });
    const { code } = await makeUser(house);
    for (const path of ['/connect', '/api/v2/connect', '/api/v2/piston/connect'])
      for (const options of [session(code), { headers: { 'x-session-code': code } }]) {
        const talk = openConsole(house.url, { path, ...options });
        await talk.say(init);
        await vi.waitFor(() => expect(talk.frames).toHaveLength(1), 60_000);
        if ('protocols' in options) expect(talk.socket.protocol).toBe('piston.v2');
        talk.socket.close();
        await talk.closed;
        await vi.waitFor(() => expect(wire.clients.size).toBe(0), 60_000);
      }
    expect(wire.headers).toHaveLength(6);
    expect(wire.headers.every((headers) => headers.startsWith('/api/v2/connect '))).toBe(true);
    expect(wire.headers.join('') + house.log()).not.toContain(code);
  });

  test('pages of other sites may not, whoever looks at them', async () => {
    const wire = await accepting();
    const house = await open({
      runnerUrl: wire.url,
      env: { GUEST_EXECUTION: 'true', PUBLIC_URL: 'https://learn.example' },
    });
    const knock = async (origin: string) => {
      const talk = openConsole(house.url, { headers: { origin } });
      const opened = await talk.opened;
      talk.socket.close();
      return opened;
    };
    const answers = [];
    for (const origin of [
      'https://elsewhere.example',
      'null',
      'http://learn.example',
      house.url,
      'https://learn.example',
    ])
      answers.push(await knock(origin));
    expect(answers).toEqual([false, false, false, true, true]);
  });

  test('each only so often, together with other runs', async () => {
    const wire = await accepting();
    const house = await open({ runnerUrl: wire.url, env: { RUNS_PER_MINUTE: '2' } });
    const [one, other] = [await makeUser(house), await makeUser(house)];
    const ask = async (code: string) => {
      const talk = openConsole(house.url, session(code));
      await talk.say(init);
      await vi.waitFor(() => expect(talk.frames).toHaveLength(1), 60_000);
      talk.socket.close();
      await talk.closed;
      return talk.frames[0];
    };
    expect(await ask(one.code)).toMatchObject({ type: 'runtime' });
    await raw(`${house.url}/api/v2/execute`, 'POST', '{}', { 'x-session-code': one.code });
    expect(await ask(one.code)).toMatchObject({ type: 'error', message: expect.stringMatching(/^Too many requests/) });
    expect(await ask(other.code)).toMatchObject({ type: 'runtime' });
  });

  test('each with two at a time', async () => {
    const wire = await accepting();
    const house = await open({ runnerUrl: wire.url, env: { GUEST_EXECUTION: 'true', TRUST_PROXY: 'true' } });
    const ask = async (address: string) => {
      const talk = openConsole(house.url, { headers: { 'x-forwarded-for': address } });
      await talk.say(init);
      await vi.waitFor(() => expect(talk.frames).toHaveLength(1), 60_000);
      return talk;
    };
    const [first, , third] = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')];
    expect(await third.error()).toEqual([
      'You can have 2 consoles open at a time. Close one first.',
      4002,
      'Notified Error',
    ]);
    expect((await ask('192.0.2.2')).frames[0]).toMatchObject({ type: 'runtime' });
    first.socket.close();
    await vi.waitFor(() => expect(wire.clients.size).toBe(2), 60_000);
    expect((await ask('192.0.2.1')).frames[0]).toMatchObject({ type: 'runtime' });
  });
});

describe('between the two', () => {
  const guests = { GUEST_EXECUTION: 'true' };

  test('what is said early arrives, and how the runner closes is told', async () => {
    const wire = await openWire((frame, socket) => {
      if (frame.includes('init')) socket.send(runtime);
      if (frame.includes('eof')) socket.close(4999, 'Job Completed');
    });
    const house = await open({ runnerUrl: wire.url, env: guests });
    const talk = openConsole(house.url);
    await talk.say(init, stdin('é\n'), { type: 'eof' });
    expect(await talk.closed).toEqual([4999, 'Job Completed']);
    expect(wire.seen).toEqual([init, JSON.stringify(stdin('é\n')), '{"type":"eof"}']);
  });

  test('who says nothing is sent away', async () => {
    const wire = await accepting();
    const house = await open({ runnerUrl: wire.url, env: guests });
    expect(await openConsole(house.url).closed).toEqual([4001, 'Initialization Timeout']);
    expect(wire.headers).toEqual([]);
  });

  test('who spoke while the server was held up is heard', async () => {
    const wire = await accepting();
    const house = await open({ runnerUrl: wire.url, env: guests });
    const talk = openConsole(house.url);
    await once(talk.socket, 'open');
    // Longer than somebody may say nothing.
    for (const end = performance.now() + 2 * CONSOLE_INIT_MS; performance.now() < end;);
    await talk.say(init);
    await vi.waitFor(() => expect(talk.frames).toMatchObject([{ type: 'runtime' }]), 60_000);
  });

  test('of several runners one that takes it runs it', async () => {
    const busy = await openWire((_, socket) => {
      socket.send('{"type":"error","message":"All consoles are in use; try again soon","busy":true}');
      socket.close(4002, 'Notified Error');
    });
    const good = await accepting();
    const urls = `${busy.url},http://127.0.0.1:9,${good.url}`;
    const house = await open({ runnerUrl: urls, env: guests });
    for (let at = 0; at < 3; at++) {
      const talk = openConsole(house.url);
      await talk.say(init, stdin('x'));
      await vi.waitFor(() => expect(good.seen.length).toBe(2 * (at + 1)), 60_000);
      await vi.waitFor(() => expect(talk.frames).toMatchObject([{ type: 'runtime' }]), 60_000);
      talk.socket.close();
      await talk.closed;
      await vi.waitFor(() => expect(good.clients.size).toBe(0), 60_000);
    }
    expect(busy.seen.length).toBeGreaterThan(0);
  });

  test('where none takes it, the last one’s sentence stands', async () => {
    const busy = await openWire((_, socket) => {
      socket.send('{"type":"error","message":"All consoles are in use; try again soon","busy":true}');
      socket.close(4002, 'Notified Error');
    });
    for (const [runnerUrl, sentence] of [
      [busy.url, 'All consoles are in use; try again soon'],
      ['http://127.0.0.1:9', 'The execution service cannot be reached; try again soon'],
      [undefined, 'No execution service is configured'],
    ] as const) {
      const house = await open({ ...(runnerUrl === undefined ? {} : { runnerUrl }), env: guests });
      const talk = openConsole(house.url);
      await talk.say(init);
      expect(await talk.error()).toEqual([sentence, 4002, 'Notified Error']);
    }
  });

  test('a runner that vanishes is told of', async () => {
    const wire = await accepting();
    const house = await open({ runnerUrl: wire.url, env: guests });
    const talk = openConsole(house.url);
    await talk.say(init);
    await vi.waitFor(() => expect(talk.frames).toHaveLength(1), 60_000);
    for (const client of wire.clients) client.terminate();
    expect(await talk.error()).toEqual([
      'We lost the connection to your program. Please run it again.',
      4002,
      'Notified Error',
    ]);
  });

  test('a frame above 1 MB ends it, and more than 4 MB before it runs', async () => {
    const wire = await openWire(() => {});
    const house = await open({ runnerUrl: wire.url, env: guests });
    const large = openConsole(house.url);
    await large.say(init, 'x'.repeat(1_100_000));
    expect((await large.closed)[0]).toBe(1009);
    const many = openConsole(house.url);
    await many.say(init, ...Array.from({ length: 5 }, () => stdin('x'.repeat(1_000_000))));
    expect(await many.error()).toEqual(['Too much input was sent before the program started', 4002, 'Notified Error']);
    await vi.waitFor(() => expect(wire.clients.size).toBe(0), 60_000);
  });

  test('a server that closes says so to both', async () => {
    const wire = await accepting();
    const house = await openHouse({ runnerUrl: wire.url, env: guests });
    const talk = openConsole(house.url);
    await talk.say(init);
    await vi.waitFor(() => expect(talk.frames).toHaveLength(1), 60_000);
    await house.close();
    expect(await talk.error()).toEqual(['The server is shutting down. Please try again soon.', 4002, 'Notified Error']);
    expect(wire.clients.size).toBe(0);
  });
});

test('with the real runner a program is talked with, and ends with its caller', async () => {
  const runner = await startRealRunner();
  closers.push(() => runner.kill());
  const house = await open({ runnerUrl: runner.url });
  const { code } = await makeUser(house);
  const talk = openConsole(house.url, session(code));
  await talk.say(pythonInit('print("hi", input("name? "))', { terminal: { rows: 24, columns: 80 } }));
  await talk.until('name? ');
  await talk.say(stdin('Ada\n'));
  expect(await talk.end()).toMatchObject({
    exit: { stage: 'run', code: 0, status: null },
    closing: [4999, 'Job Completed'],
  });
  expect(talk.text()).toBe('name? Ada\r\nhi Ada\r\n');

  const flood = openConsole(house.url, session(code));
  await flood.say(pythonInit('while True: print("x" * 1000)'));
  expect(await flood.end()).toMatchObject({ exit: { status: 'OL' }, closing: [4999, 'Job Completed'] });
  expect(flood.text()).toHaveLength(1024 * 1024);

  const left = openConsole(house.url, session(code));
  await left.say(pythonInit('print("here", flush=True)\ninput()'));
  await left.until('here');
  left.socket.close();
  const busy = async () => /state="running"} (\d+)/.exec((await raw(`${runner.url}/metrics`, 'GET')).text)?.[1];
  await expect.poll(busy, { timeout: 120_000 }).toBe('0');
});

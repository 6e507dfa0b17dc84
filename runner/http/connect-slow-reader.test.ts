import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { pythonInit } from '@devorbit/testkit/console.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

/** The bare connection after the handshake: a WebSocket of Node's cannot be left unread. */
const shakeHands = () =>
  new Promise<Socket>((resolve, reject) => {
    const headers = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    };
    request(`${service.url}/connect`, { agent: false, headers })
      .on('upgrade', (_, socket: Socket) => resolve(socket))
      .on('error', reject)
      .end();
  });

/** A client's text frame of 126 to 65,535 bytes, under a mask of zeros. */
function textFrame(message: object): Buffer {
  const payload = Buffer.from(JSON.stringify(message));
  const head = Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}

it('a client that does not read ends its program, and is told when it does', async () => {
  const socket = await shakeHands();
  socket.pause();
  // A control character is six bytes of JSON: 12 MB, more than the machine keeps between two ends of a connection.
  const flood =
    'import os, time\ntime.sleep(1)\nfor fd in 1, 2:\n for _ in range(1000): os.write(fd, b"\\1" * 1000)\nprint("on")\ntime.sleep(60)';
  socket.write(textFrame(pythonInit(flood)));
  await vi.waitFor(() => expect(programsOf(sandbox.firstUid)).toHaveLength(1), 60_000);
  await vi.waitFor(() => expect([service.worker.running, programsOf(sandbox.firstUid)]).toEqual([0, []]), 60_000);
  let seen = '';
  socket.on('data', (bytes: Buffer) => (seen += bytes.toString('latin1')));
  socket.resume();
  await vi.waitFor(
    () => expect(seen.slice(-300)).toContain('The output was not read fast enough; the program was ended'),
    60_000,
  );
  socket.destroy();
});

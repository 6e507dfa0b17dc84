import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { forgetUpload, uploadInParts } from './resumable-upload.ts';

/** What came of a file, and the calls in their order; `faults` answers some of them in its own way. */
let server: Server;
let calls: string[];
let kept: Buffer | null;
let faults: Record<string, (number | 'half')[]>;
beforeEach(async () => {
  [calls, kept, faults] = [[], null, {}];
  localStorage.clear();
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    calls.push(method === 'PATCH' ? `PATCH ${headers['upload-offset']}` : method);
    const fault = faults[method]?.shift();
    if (fault === 'half') {
      kept = Buffer.concat([kept ?? Buffer.alloc(0), body.subarray(0, 3)]);
      return void response.destroy();
    }
    if (fault !== undefined) return void response.writeHead(fault).end('{}');
    if (method === 'POST') {
      kept = Buffer.alloc(0);
      return void response.writeHead(201, { location: '/api/uploads/abc/' }).end('{}');
    }
    if (kept === null || url !== '/api/uploads/abc/') return void response.writeHead(404).end('{}');
    if (method === 'PATCH') kept = Buffer.concat([kept, body]);
    const state = { 'upload-offset': String(kept.length), 'upload-length': '10' };
    response.writeHead(method === 'PATCH' ? 204 : 200, state).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`http://127.0.0.1:${port}/`);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const file = new File(['0123456789'], 'Übung 1.pdf');
const upload = (signal = new AbortController().signal) => {
  const shares: number[] = [];
  return { shares, id: uploadInParts(file, { key: 'digest', signal, onProgress: (share) => shares.push(share) }) };
};

test('a file arrives, and the upload is known by its id', async () => {
  expect(await upload().id).toBe('abc');
  expect(kept?.toString()).toBe('0123456789');
  expect(calls).toEqual(['POST', 'PATCH 0']);
});

test('where the line breaks, it goes on behind what has arrived', async () => {
  faults = { PATCH: ['half', 'half'] };
  const { id, shares } = upload();
  expect(await id).toBe('abc');
  expect(kept?.toString()).toBe('0123456789');
  expect(calls).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 3', 'HEAD', 'PATCH 6']);
  expect(shares).toContain(0.3);
});

test('a server that is away, or has not noticed yet, is asked again', async () => {
  faults = { POST: [503], PATCH: [409] };
  expect(await upload().id).toBe('abc');
  expect(calls).toEqual(['POST', 'POST', 'PATCH 0', 'HEAD', 'PATCH 0']);
});

test('after a reload it goes on; what the server has forgotten begins anew', async () => {
  await upload().id;
  kept = Buffer.from('01234');
  expect(await upload().id).toBe('abc');
  kept = Buffer.from('0123456789');
  expect(await upload().id).toBe('abc');
  kept = null;
  await upload().id;
  expect(calls).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 5', 'HEAD', 'HEAD', 'POST', 'PATCH 0']);
  forgetUpload('digest');
  calls = [];
  await upload().id;
  expect(calls[0]).toBe('POST');
});

test('a refusal is not asked twice, and whoever stops it has stopped it', async () => {
  faults = { POST: [400] };
  await expect(upload().id).rejects.toThrow(ApiError);
  expect(calls).toEqual(['POST']);
  const stop = new AbortController();
  stop.abort();
  await expect(upload(stop.signal).id).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

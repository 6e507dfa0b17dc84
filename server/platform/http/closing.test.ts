import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createApp } from './app.ts';

test('a connection that never says a word does not keep a server from closing', async () => {
  const closing = new AbortController();
  const app = await createApp({ TRUST_PROXY: false }, createLog('silent'), closing.signal);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const silent = connect(Number(port), '127.0.0.1');
  const heard = once(silent, 'close');
  await once(app.server, 'connection');
  closing.abort();
  // Node itself gives it a minute; the test's own time ends before.
  await app.close();
  await heard;
  expect(silent.bytesRead).toBe(0);
});

test('a reply that was begun before does not keep its connection, and the server with it', async () => {
  const closing = new AbortController();
  const app = await createApp({ TRUST_PROXY: false }, createLog('silent'), closing.signal);
  const content = new PassThrough();
  app.get('/slow', (_, reply) => reply.type('text/plain').send(content));
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const reader = connect(Number(port), '127.0.0.1');
  reader.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  content.write('a');
  await once(reader, 'data');
  closing.abort();
  const closed = app.close();
  setImmediate(() => content.end());
  reader.resume();
  // Node keeps a connection for 72 s after a reply; the test's own time ends before.
  await Promise.all([closed, once(reader, 'close')]);
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** A server on this machine that answers relative addresses of `fetch`, as the page's own origin does. */
export const startServer = async (
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<() => void> => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    answer(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reach = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => reach(new URL(address, base), init));
  return () => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    server.close();
  };
};

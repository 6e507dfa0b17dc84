import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site asks: browsers let every page open WebSockets everywhere, and tell whose it is. `host` is
 * the one that was asked for, `publicUrl` the address that people see.
 */
export function isForeign(origin: string | undefined, host: string, publicUrl: string | undefined): boolean {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  return from.host !== host && (publicUrl === undefined || from.origin !== new URL(publicUrl).origin);
}

const SESSION = 'session.';

/**
 * Headers with the session that a page offers as a WebSocket protocol, `session.CODE` beside `piston.v2`: a browser lets
 * it set no header. It is never answered, and a header of its own goes before it.
 */
export function withProtocolSession(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const offered = headers['sec-websocket-protocol']?.split(',').map((protocol) => protocol.trim()) ?? [];
  const session = offered.find((protocol) => protocol.startsWith(SESSION));
  return session === undefined ? headers : { 'x-session-code': session.slice(SESSION.length), ...headers };
}

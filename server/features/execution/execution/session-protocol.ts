import type { IncomingHttpHeaders } from 'node:http';

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

import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../errors.ts';
import type { Caller, SessionReader } from '../sessions.ts';

/** The codes of a request, from `X-Session-Code` and from `Authorization: Token …`. */
export function sessionCodes(headers: IncomingHttpHeaders): string[] {
  const own = headers['x-session-code'];
  const [, token] = /^Token\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return [...new Set([typeof own === 'string' ? own.trim() : '', token ?? ''])].filter((code) => code !== '');
}

/** The caller; null for a visitor and for a session that has ended. Throws where two headers name different users. */
export async function identify(
  { headers, ip }: { headers: IncomingHttpHeaders; ip: string },
  sessions: SessionReader,
): Promise<Caller | null> {
  const actors = await Promise.all(sessionCodes(headers).map((code) => sessions(code, ip)));
  const [first = null, second = first] = actors;
  if (first?.id !== second?.id) throw new Refusal('unauthenticated', 'The two session headers name different users');
  return first;
}

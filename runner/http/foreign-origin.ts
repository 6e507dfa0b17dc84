import type { FastifyRequest } from 'fastify';

/** Whether a page of another site asks: browsers let every page open WebSockets everywhere, and tell whose it is. */
export function isForeign({ headers: { origin, host } }: Pick<FastifyRequest, 'headers'>): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

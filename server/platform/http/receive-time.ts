import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body may take to come, in ms. */
    receiveMs?: number;
  }
}

const USUAL_MS = 60_000;
/** For files: 50 MB over a telephone's line. No route has longer. */
export const FILE_RECEIVE_MS = 10 * 60_000;

/** Ends the connection of who sends a body too slowly. Node has one limit for all routes: that of files. */
export function boundReceiving({ raw, routeOptions }: FastifyRequest): void {
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
  const end = () => void (raw.complete || raw.socket.destroy());
  const timer = setTimeout(end, routeOptions.config.receiveMs ?? USUAL_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}

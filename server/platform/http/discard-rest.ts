import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long who still sends after the answer has to end, in ms. */
const LINGER_MS = 1_000;
/** What is passed over after the answer, in bytes: more than lies in the buffers of both ends. */
const DISCARD_BYTES = 16 * 1024 * 1024;

/**
 * Passes over what comes of a body after the answer, so that the connection serves the next request: a client takes it for
 * free once it has sent all and has the answer. Who sends on is cut off.
 */
export function discardRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (raw.readableEnded || raw.destroyed) return;
    let left = DISCARD_BYTES;
    raw.unpipe().resume();
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) raw.destroy();
    });
    const timer = setTimeout(() => void (raw.complete || raw.destroy()), LINGER_MS);
    raw.once('close', () => clearTimeout(timer));
  });
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const packers = {
  br: (plain: Buffer, quality: number) => toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (plain: Buffer, level: number) => toGzip(plain, { level }),
};
export type Encoding = keyof typeof packers;
/** Of what is packed once and sent often, and of what is packed for one answer: 40 KB take 1 ms, in a thread. */
const CAREFULLY = 6;
const QUICKLY = 4;

/** In bytes: less is one packet on the line in any case. */
export const PACKED_FROM = 1_400;

/** The best form that a client takes; null where that is as it is. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return null;
  const takes = (name: Encoding) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(accepted));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** For one answer. */
export const packQuickly = (encoding: Encoding, plain: Buffer): Promise<Buffer> => packers[encoding](plain, QUICKLY);

/** A text that is kept in memory; each packed form is made once, when it is first asked for. */
export type PackedBody = { etag: string; as(encoding: Encoding | 'identity'): Promise<Buffer> };

export function packedBody(text: string): PackedBody {
  const plain = Buffer.from(text);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    async as(encoding) {
      if (encoding === 'identity') return plain;
      const made = packed.get(encoding) ?? packers[encoding](plain, CAREFULLY);
      packed.set(encoding, made);
      return made;
    },
  };
}

/** Sends it in the best form that the client takes; not again where the client has it and `status` is 200. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PackedBody,
  status = 200,
): Promise<FastifyReply> {
  reply.headers({ vary: 'accept-encoding', etag: body.etag });
  if (status === 200 && request.headers['if-none-match'] === body.etag) return reply.code(304).send();
  const encoding = encodingFor(request) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await body.as(encoding));
}

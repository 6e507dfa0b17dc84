import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const packers = {
  br: (plain: Buffer) => toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (plain: Buffer) => toGzip(plain, { level: 7 }),
};
type Encoding = keyof typeof packers;

/** A text that is kept in memory; each packed form is made once, when it is first asked for. */
export type PackedBody = { etag: string; as(encoding: Encoding | 'identity'): Promise<Buffer> };

export function packedBody(text: string): PackedBody {
  const plain = Buffer.from(text);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    async as(encoding) {
      if (encoding === 'identity') return plain;
      const made = packed.get(encoding) ?? packers[encoding](plain);
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
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding =
    (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted)) ??
    'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await body.as(encoding));
}

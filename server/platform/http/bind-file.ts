import type { Readable } from 'node:stream';
import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyRequest } from 'fastify';
import parseRanges from 'range-parser';
import type { ByteRange } from '../blobs/blob-store.ts';
import { type Http, type Parts, receive } from './bind.ts';
import { errorBody } from './error-replies.ts';

export type FileAnswer = {
  /** The name of its content: SHA-256 in hex. */
  digest: string;
  size: number;
  open: (range?: ByteRange) => Promise<Readable>;
  /** By what we know of it, never by what somebody said who sent it. */
  type: string;
  /** What it is called when it is saved. */
  name: string;
  /** Whether a browser may show it: only what we have made ourselves. Else it is saved. */
  inline?: boolean;
  cacheControl?: string;
};

/** Without its own name for a folder, and without what turns the order of letters round or breaks a line. */
const harmless = (name: string): string =>
  name.toWellFormed().replaceAll(/[/\\\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '_');

const headersOf = (file: FileAnswer): Record<string, string> => ({
  'content-type': file.type,
  'content-disposition': contentDisposition(harmless(file.name), { type: file.inline ? 'inline' : 'attachment' }),
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': file.cacheControl ?? 'private',
  'accept-ranges': 'bytes',
  etag: `"${file.digest}"`,
});

/**
 * Serves the file that `handle` answers: whole, one range of it, or 304 to who has it. Several ranges are answered with
 * all of it. Its bytes are opened only where some are sent.
 */
export function bindFile<const E extends Endpoint>(
  http: Http,
  endpoint: E,
  handle: (call: Parts<E> & { request: FastifyRequest }) => Promise<FileAnswer>,
): void {
  http.endpoints.push(endpoint);
  http.app.route({
    method: ['GET', 'HEAD'],
    url: endpoint.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const file = await handle({ ...(await receive(http, endpoint, request)), request });
      if (hasIt(request, file)) return reply.code(304).headers(headersOf(file)).send();
      const range = request.method === 'GET' ? rangeOf(request, file) : null;
      if (range === 'outside')
        return reply
          .code(416)
          .header('content-range', `bytes */${file.size}`)
          .send(errorBody(`The file has ${file.size} bytes, none of them in this range`));
      const { start, end } = range ?? { start: 0, end: file.size - 1 };
      // First of all: where it fails, the answer says nothing of the file.
      const bytes = request.method === 'GET' ? await file.open(range ?? undefined) : undefined;
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
      return reply.headers({ ...headersOf(file), 'content-length': String(end - start + 1) }).send(bytes);
    },
  });
}

/** Whether the caller names the content as what it has. */
function hasIt({ headers }: FastifyRequest, { digest }: FileAnswer): boolean {
  const named = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return named.includes(`"${digest}"`) || named.includes('*');
}

/** The one range that is asked for; null for all of it. */
function rangeOf({ headers }: FastifyRequest, { digest, size }: FileAnswer): ByteRange | 'outside' | null {
  const unchanged = headers['if-range'] ?? `"${digest}"`;
  if (headers.range === undefined || unchanged !== `"${digest}"`) return null;
  // The last bytes, more than there are: all of it, which the library takes for none.
  if (Number(/^bytes=-(\d+)$/.exec(headers.range)?.[1]) > size) return null;
  const ranges = parseRanges(size, headers.range);
  if (ranges === -1) return 'outside';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

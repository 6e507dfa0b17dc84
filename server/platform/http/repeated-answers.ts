import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sessionCodes } from './identify.ts';
import { type Encoding, encodingFor, PACKED_FROM } from './packed-body.ts';

/** JSON that is already written. */
export class Written {
  readonly json: Buffer;
  /** Where visitors may be sent it again: whether it still is what they would be answered. */
  readonly isCurrent: (() => boolean) | undefined;
  constructor(json: Buffer, isCurrent?: () => boolean) {
    this.json = json;
    this.isCurrent = isCurrent;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    repeatedAnswers: RepeatedAnswers;
  }
}

/** Addresses that are kept at a time, and how long one may be, in characters. */
const MAX_ANSWERS = 300;
const MAX_URL_CHARS = 500;

const isVisitors = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' &&
  url.length <= MAX_URL_CHARS &&
  sessionCodes(headers).length === 0 &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

const keyOf = (request: FastifyRequest, encoding: Encoding | null): string => `${encoding ?? ''} ${request.url}`;

type Kept = { head: string[]; body: string | Buffer; bytes: number; written: Written };

/**
 * What visitors were answered by address and encoding, head and body, to be sent again as it is: no input is checked anew and
 * no header made anew (docs/decisions/0008-lists-are-written-once.md).
 */
export class RepeatedAnswers {
  readonly #answers = new LRUCache<string, Kept>({ max: MAX_ANSWERS });

  /** Keeps what this reply is about to say with `bytes`, which are in this encoding, where it is for all visitors. */
  keep(reply: FastifyReply, written: Written, encoding: Encoding | null, bytes: Buffer): void {
    if (!written.isCurrent || reply.statusCode !== 200 || !isVisitors(reply.request)) return;
    const { 'x-request-id': _, ...own } = reply.getHeaders();
    const headers = Object.entries({ ...own, 'content-length': bytes.length });
    const head = headers.flatMap(([name, value]) => [name, String(value)]);
    // Text goes out in one piece with its head.
    const body = encoding === null ? bytes.toString() : bytes;
    this.#answers.set(keyOf(reply.request, encoding), { head, body, bytes: bytes.length, written });
  }

  /** Whether it has answered. */
  repeat(request: FastifyRequest, reply: FastifyReply): boolean {
    if (this.#answers.size === 0) return false;
    const answer = this.#find(request);
    if (!answer || !isVisitors(request) || !answer.written.isCurrent?.()) return false;
    reply.hijack();
    reply.raw.writeHead(200, [...answer.head, 'x-request-id', request.id]);
    reply.raw.end(answer.body);
    return true;
  }

  /** What is long is not sent as it is to who takes it packed; what is short is never packed. */
  #find(request: FastifyRequest): Kept | undefined {
    const encoding = encodingFor(request);
    const packed = encoding && this.#answers.get(keyOf(request, encoding));
    if (packed) return packed;
    const plain = this.#answers.get(keyOf(request, null));
    return encoding === null || (plain && plain.bytes < PACKED_FROM) ? plain : undefined;
  }
}

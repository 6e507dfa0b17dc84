import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sessionCodes } from './identify.ts';

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

/**
 * What visitors were answered by address, head and body, to be sent again as it is: no input is checked anew and no header
 * made anew (docs/decisions/0008-lists-are-written-once.md).
 */
export class RepeatedAnswers {
  readonly #answers = new LRUCache<string, { head: string[]; body: string; written: Written }>({ max: MAX_ANSWERS });

  /** Keeps what this reply is about to say, where it is for all visitors. */
  keep(reply: FastifyReply, written: Written): void {
    if (!written.isCurrent || reply.statusCode !== 200 || !isVisitors(reply.request)) return;
    const { 'x-request-id': _, ...own } = reply.getHeaders();
    const headers = Object.entries({ ...own, 'content-length': written.json.length });
    const head = headers.flatMap(([name, value]) => [name, String(value)]);
    // Text goes out in one piece with its head.
    this.#answers.set(reply.request.url, { head, body: written.json.toString(), written });
  }

  /** Whether it has answered. */
  repeat(request: FastifyRequest, reply: FastifyReply): boolean {
    const answer = this.#answers.get(request.url);
    if (!answer || !isVisitors(request) || !answer.written.isCurrent?.()) return false;
    reply.hijack();
    reply.raw.writeHead(200, [...answer.head, 'x-request-id', request.id]);
    reply.raw.end(answer.body);
    return true;
  }
}

import type { Endpoint, Received, Reply } from '@devorbit/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Caller as Known, SessionReader } from '../sessions.ts';
import { admit, type Admitted } from './admit.ts';
import { type ErrorStyle, replyWithError } from './error-replies.ts';
import { identify } from './identify.ts';
import { encodingFor, PACKED_FROM, packQuickly } from './packed-body.ts';
import { parseInput } from './parse-input.ts';
import { Written } from './repeated-answers.ts';

export { Written };

export type Http = {
  app: FastifyInstance;
  sessions: SessionReader;
  now: () => Date;
  /** What was bound so far: the OpenAPI document is made of it. */
  endpoints: Endpoint[];
};

type Caller<E extends Endpoint> = E['audience'] extends 'anyone' ? Known | null : Admitted<E['audience']>;
type Call<E extends Endpoint> = Received<E> & { actor: Caller<E>; request: FastifyRequest; reply: FastifyReply };

/** `status` is one of the endpoint's; its first where none is given. */
export type Answer<E extends Endpoint> = {
  status?: number;
  body: Reply<E> | Written;
  headers?: Record<string, string>;
};

/** The sentences for a caller without a session, and for one whom the endpoint is not for, where they have one of their own. */
type Sentences = { unauthenticated?: string; forbidden?: string };
type Options = Sentences & { errors?: ErrorStyle; bodyLimit?: number };

/**
 * Serves one endpoint of the contract: identifies the caller, checks the input against the endpoint's schemas and hands
 * both to `handle`. A caller without a session gets 401 where the audience is not everybody, and 403 where a token's
 * scopes, the session's freshness or the caller's role do not do.
 */
export function bind<const E extends Endpoint>(
  http: Http,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
  { errors = 'sentence', bodyLimit, ...sentences }: Options = {},
): void {
  http.endpoints.push(endpoint);
  // A large body is only read for somebody who may send one.
  const onRequest = async (request: FastifyRequest) => void (await identifyFor(http, endpoint, request, sentences));
  http.app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit === undefined ? {} : { bodyLimit, onRequest }),
    errorHandler: (error, request, reply) => void replyWithError(error, request, reply, errors),
    handler: async (request, reply) => {
      const call = { ...(await receive(http, endpoint, request, sentences)), request, reply };
      return sendAnswer(reply, endpoint, await handle(call));
    },
  });
}

/** What was answered, packed where it is long and the caller takes that: lists are a fifth then. */
export async function sendAnswer<E extends Endpoint>(
  reply: FastifyReply,
  { replies }: E,
  { status, body, headers = {} }: Answer<E>,
): Promise<FastifyReply> {
  reply.code(status ?? Number(Object.keys(replies)[0] ?? 200)).headers(headers);
  if (typeof body !== 'object' || body === null) return reply.send(body);
  const json = body instanceof Written ? body.json : Buffer.from(JSON.stringify(body));
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  const isLong = json.length >= PACKED_FROM;
  const encoding = isLong ? encodingFor(reply.request) : null;
  const bytes = encoding === null ? json : await packQuickly(encoding, json);
  if (isLong) reply.header('vary', 'accept-encoding');
  if (encoding !== null) reply.header('content-encoding', encoding);
  if (body instanceof Written) reply.server.repeatedAnswers.keep(reply, body, encoding, bytes);
  return reply.send(bytes);
}

/** Who calls, and the checked input. */
export type Parts<E extends Endpoint> = Received<E> & { actor: Caller<E> };

const SIGNED_IN = 'You must be signed in';

/** The caller. Throws where the endpoint is not for visitors and this is one, or not for this caller. */
async function identifyFor<const E extends Endpoint>(
  http: Http,
  endpoint: E,
  request: FastifyRequest,
  { unauthenticated = SIGNED_IN, forbidden }: Sentences,
): Promise<Admitted<E['audience']> | null> {
  const caller = await identify(request, http.sessions);
  if (caller !== null) return admit(endpoint, caller, http.now(), forbidden);
  if (endpoint.audience !== 'anyone') throw new Refusal('unauthenticated', unauthenticated);
  return null;
}

/** The checked input and the caller of a request to `endpoint`. */
export async function receive<const E extends Endpoint>(
  http: Http,
  endpoint: E,
  request: FastifyRequest,
  sentences: Sentences = {},
): Promise<Parts<E>> {
  return {
    actor: await identifyFor(http, endpoint, request, sentences),
    params: endpoint.params && parseInput(endpoint.params, request.params),
    query: endpoint.query && parseInput(endpoint.query, request.query),
    body: endpoint.body && parseInput(endpoint.body, request.body === undefined ? {} : request.body),
  } as Parts<E>;
}

import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { CONSOLE_FRAME_BYTES } from '@devorbit/contract/limits.ts';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { errorBody, replyWithError } from './error-replies.ts';
import { forwardedAddresses } from './forwarded-addresses.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import { boundReceiving, FILE_RECEIVE_MS } from './receive-time.ts';
import { RepeatedAnswers } from './repeated-answers.ts';
import { RequestLog } from './request-log.ts';

/** Largest body of most calls, in bytes: the largest code, when JSON escapes make it six times as long. */
const BODY_LIMIT = 1024 * 1024;
/** How long WebSockets have for their last words when the server closes, in ms. */
const GOODBYE_MS = 500;

const HSTS = 'max-age=31536000; includeSubDomains';
const noScripts = contentSecurityPolicy([]);
/** What every reply says; helmet says the rest where it may be a page. */
const HEADERS = {
  'content-security-policy': noScripts,
  'permissions-policy': permissionsPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What a call's reply says beside it: it is no page, and may load nothing where somebody opens it as one. */
const CALL_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Crawlers may read what pages are drawn from; only the pages are for their lists.
  'x-robots-tag': 'noindex',
};

/** Fastify with our error bodies and headers; takes JSON alone; paths with and without the last slash are one. */
export async function createApp(
  env: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>,
  log: Log,
  closing: AbortSignal,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const trusted = env.TRUST_PROXY;
  if (trusted === true)
    log.warn('TRUST_PROXY=true counts as one proxy: set it to their number, or to their addresses and networks');
  // Fastify's own `true` believes whatever a caller writes on the left, and its numbers trust nobody.
  const hops = Number(trusted);
  const trustProxy = Array.isArray(trusted) ? trusted : hops > 0 && ((_: string, hop: number) => hop < hops);
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const headers = { ...HEADERS, ...(secure ? { 'strict-transport-security': HSTS } : {}) };
  // Also for a request that is refused before any hook.
  const protect = (reply: FastifyReply): void => void reply.headers(headers);
  const app = fastify({
    loggerInstance,
    childLoggerFactory: (_, bindings, options) => new RequestLog(log, bindings, options),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy,
    requestTimeout: FILE_RECEIVE_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      protect(reply);
      // What the router refuses reaches no hook, and the one that ends refused upgrades is a hook.
      if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
      // An address that cannot be read is no page of the app: a person is led to the one that says so.
      const wantsPage = request.headers.accept?.includes('text/html') ?? false;
      if (error.code === 'FST_ERR_BAD_URL' && wantsPage && !request.url.startsWith('/api/'))
        return void reply.redirect('/lost-in-space', 302);
      return void replyWithError(error, request, reply);
    },
  });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.setErrorHandler<FastifyError>((error, request, reply) => replyWithError(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorBody(`There is no ${request.method} ${request.url.split('?')[0]}`)),
  );
  if (trustProxy !== false)
    app.addHook('onRequest', async ({ raw: { headers } }) => {
      headers['x-forwarded-for'] = forwardedAddresses(headers['x-forwarded-for']);
    });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    // A reply whose head went out before the end says nothing of it: what is idle after it is closed here.
    if (closing.aborted) app.server.closeIdleConnections();
    done();
  });
  const repeatedAnswers = new RepeatedAnswers();
  app.decorate('repeatedAnswers', repeatedAnswers);
  app.addHook('onRequest', (request, reply, done) => {
    if (closing.aborted || !repeatedAnswers.repeat(request, reply)) done();
  });
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onRequest', async (request) => boundReceiving(request));

  // A connection that is kept alive would hold the process for as long as its client likes.
  app.addHook('onSend', async (_, reply) => void (closing.aborted && reply.header('connection', 'close')));

  // Browsers open connections ahead of need. Node counts one that never said a word as busy, for a minute.
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    if (closing.aborted) socket.destroy();
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });

  await app.register(websocket, {
    options: {
      maxPayload: CONSOLE_FRAME_BYTES,
      // A browser insists on one of those it has offered; what it offers as its session is told to nobody.
      handleProtocols: (offered: Set<string>) => [...offered].find((one) => !one.startsWith('session.')) ?? false,
    },
    errorHandler: (error, _, request) => request.log.info({ err: error }, 'a WebSocket broke the protocol'),
    preClose(done) {
      setTimeout(() => app.websocketServer.clients.forEach((client) => client.terminate()), GOODBYE_MS);
      done();
    },
  });

  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: false,
    xFrameOptions: false,
    xContentTypeOptions: false,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    protect(reply);
    if (request.url.startsWith('/api/')) reply.headers(CALL_HEADERS);
    else await reply.helmet();
  });
  return app;
}

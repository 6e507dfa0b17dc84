import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Http } from '../../../platform/http/bind.ts';
import type { Log } from '../../../platform/log.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Runners } from '../../../platform/runners.ts';
import { createAdmission } from './admission.ts';
import { serveConsoles } from './connect-routes.ts';
import { passOn } from './pass-on.ts';

type Deps = {
  runners: Runners;
  limits: RateLimits;
  /** Whether visitors without an account may run code. */
  guests: boolean;
  /** The address that people see. */
  publicUrl: string | undefined;
  closing: AbortSignal;
  log: Log;
};

/** Largest request, in bytes: sources, data files and tests together, as JSON. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** Aborted when the caller goes away before the answer. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Piston's v2 wire for those who may run code: the runner reads the request and words the answer, here stands who may
 * call and how often. Its clients know no session of ours, so an operator may let guests in.
 */
export function serveExecution(http: Http, { runners, limits, guests, publicUrl, closing, log }: Deps): void {
  const admit = createAdmission({ sessions: http.sessions, limits, guests });
  const passing = (path: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.method === 'POST' ? (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)) : null;
    const answer = await passOn(runners, path, body, AbortSignal.any([closing, untilGone(reply)]));
    if (answer.retryAfter !== null) reply.header('retry-after', answer.retryAfter);
    return reply.code(answer.status).type(answer.type).header('cache-control', 'no-store').send(answer.body);
  };

  void http.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // JSON by whatever name: a Piston client calls it plain text.
    scope.addHook('onRequest', async ({ headers }) => void (headers['content-type'] = 'application/json'));
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_: FastifyRequest, body: Buffer) => body,
    );
    const running = {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request: FastifyRequest) => void (await admit(request)),
    };
    for (const base of ['/api/v2', '/api/v2/piston']) {
      scope.get(`${base}/runtimes`, passing('/api/v2/runtimes'));
      scope.get(`${base}/packages`, passing('/api/v2/packages'));
      scope.post(`${base}/execute`, running, passing('/api/v2/execute'));
    }
    scope.post('/execute', running, passing('/api/v2/execute'));
  });
  serveConsoles(http.app, { runners, admit, publicUrl, closing, log });
}

import { PREVIEW_FOLDER, PREVIEW_HERE } from '@devorbit/contract/ide/preview-page.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { noPermissions } from '../../../platform/http/permissions-policy.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { readPreview } from './commands/read-preview.ts';
import { notForScripts, notInProject } from './errors.ts';
import { herePage, presentFault, presentFile } from './present.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; site: () => string };

const SANDBOX = 'sandbox allow-scripts allow-forms allow-modals';
/** A name with a port, or an address: nothing that could end a directive. */
const PLAIN_HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Of a page that may load these and nothing else. It has no origin, sends no form and moves no page around it. */
const policyOf = (sources: string): string =>
  [
    SANDBOX,
    `default-src ${sources} 'unsafe-inline' 'unsafe-eval' data: blob:`,
    "object-src 'none'",
    `base-uri ${sources === '' ? "'none'" : sources}`,
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** What every answer says. A page without an origin is a stranger to its own files, so everybody may read them who has the address. */
const said = (reply: FastifyReply, policy: string): FastifyReply => {
  reply.removeHeader('x-frame-options');
  reply.raw.removeHeader('x-frame-options');
  return reply.headers({
    'content-security-policy': policy,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': noPermissions,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
};

/**
 * Whether a page of ours asks for it as a script, a style or a worker: its own policy lets it load from this server, and what learners
 * write is none of it. Previewed pages have no origin, so to them this is another site.
 */
const isForOurPages = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (headers['service-worker'] !== undefined || headers['sec-fetch-dest'] === 'serviceworker') return true;
  return (site === 'same-origin' || site === 'same-site') && headers['sec-fetch-mode'] !== 'navigate';
};

/** The path in the project; null where it is no text. The address is read here, as the router decodes only once and forgets the last slash. */
const pathIn = (url: string, from: string): string | null => {
  try {
    return decodeURIComponent((url.split('?')[0] ?? '').slice(from.length));
  } catch {
    return null;
  }
};

/** Serves `/preview/{token}/{path}` to browsers, with no word about who they are; reads and sets no cookie. */
export function servePages({ app }: Http, deps: Deps): void {
  app.get(PREVIEW_HERE, async (_, reply) => said(reply, policyOf('')).type('text/html; charset=utf-8').send(herePage));
  const answer = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
    const { token } = request.params;
    const folder = `${PREVIEW_FOLDER}${token}/`;
    const own = PLAIN_HOST.test(request.host) ? ` ${request.host}${folder}` : '';
    said(reply, policyOf(`${deps.site()}${folder}${own}`));
    try {
      if (isForOurPages(request)) throw notForScripts();
      if (!/^[A-Za-z0-9_-]{22}$/.test(token)) throw notInProject();
      const path = pathIn(request.url, folder);
      if (path === null) throw notInProject();
      const found = await readPreview(deps, token, path);
      if (found === 'folder') return reply.redirect(`${request.url.split('?')[0]}/`, 302);
      const { type, body } = presentFile(found);
      return reply.type(type).send(body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, headers, body } = presentFault(error);
      return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(body);
    }
  };
  app.get(`${PREVIEW_FOLDER}:token`, answer);
  app.get(`${PREVIEW_FOLDER}:token/*`, answer);
}

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
import type { PreviewOrigins } from './policy.ts';
import { herePage, presentFault, presentFile } from './present.ts';

type Deps = {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  site: () => string;
  origins: PreviewOrigins | null;
};

const SANDBOX = 'sandbox allow-scripts allow-forms allow-modals';
/** A name with a port, or an address: nothing that could end a directive. */
const PLAIN_HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Of a page that may load these and nothing else. It sends no form and moves no page around it; `around` are those that may show it. */
const policyOf = (sources: string, { sandbox = SANDBOX, around = "'self'" } = {}): string =>
  [
    sandbox,
    `default-src ${sources} 'unsafe-inline' 'unsafe-eval' data: blob:`,
    "object-src 'none'",
    `base-uri ${sources === '' ? "'none'" : sources}`,
    "form-action 'none'",
    `frame-ancestors ${around}`,
  ].join('; ');

/** What every answer says. `open`: a page without an origin is a stranger to its own files, so everybody may read them who has the address. */
const said = (reply: FastifyReply, policy: string, open = true): FastifyReply => {
  reply.removeHeader('x-frame-options');
  reply.raw.removeHeader('x-frame-options');
  return reply.headers({
    'content-security-policy': policy,
    ...(open && { 'access-control-allow-origin': '*' }),
    'cross-origin-resource-policy': open ? 'cross-origin' : 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': noPermissions,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
};

/**
 * Whether it is asked for as a script, a style or a worker of another page than those it belongs to. Pages of ours may load from this
 * server, and what learners write is none of it; previewed pages without an origin are to this server another site. In an origin of
 * their own they are the only ones.
 */
const isForOthers = ({ headers }: FastifyRequest, hasOrigin: boolean): boolean => {
  const site = headers['sec-fetch-site'];
  if (headers['service-worker'] !== undefined || headers['sec-fetch-dest'] === 'serviceworker') return true;
  const others = hasOrigin ? ['same-site', 'cross-site'] : ['same-origin', 'same-site'];
  return others.includes(String(site)) && headers['sec-fetch-mode'] !== 'navigate';
};

/** The path in the project; null where it is no text. The address is read here, as the router decodes only once and forgets the last slash. */
const pathIn = (url: string, from: string): string | null => {
  try {
    return decodeURIComponent((url.split('?')[0] ?? '').slice(from.length));
  } catch {
    return null;
  }
};

/** Our pages by the names that browsers may know them by: this machine has two. */
const ownPages = (site: string): string => {
  const { hostname } = new URL(site);
  return hostname === 'localhost' ? `${site} ${site.replace('localhost', '127.0.0.1')}` : site;
};

/**
 * Serves `/preview/{token}/{path}` to browsers, with no word about who they are; reads and sets no cookie. In the origin of a project
 * there is nothing else.
 */
export function servePages({ app }: Http, deps: Deps): void {
  const { origins } = deps;
  if (origins !== null)
    app.addHook('onRequest', async ({ url, hostname }, reply) => {
      if (origins.projectAt(hostname) === null) return;
      if (url.startsWith(PREVIEW_FOLDER) && !url.startsWith(PREVIEW_HERE)) return;
      const { status, body } = presentFault(notInProject());
      await said(reply, policyOf(''), false).code(status).type('text/html; charset=utf-8').send(body);
    });
  app.get(PREVIEW_HERE, async (_, reply) => said(reply, policyOf('')).type('text/html; charset=utf-8').send(herePage));
  const answer = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
    const { token } = request.params;
    const folder = `${PREVIEW_FOLDER}${token}/`;
    const within = origins?.projectAt(request.hostname) ?? null;
    if (origins !== null && within !== null)
      said(
        reply,
        policyOf(`${origins.of(within)}${folder}`, {
          sandbox: `${SANDBOX} allow-same-origin`,
          around: `'self' ${ownPages(deps.site())}`,
        }),
        false,
      );
    else {
      const own = PLAIN_HOST.test(request.host) ? ` ${request.host}${folder}` : '';
      said(reply, policyOf(`${deps.site()}${folder}${own}`));
    }
    try {
      if (isForOthers(request, within !== null)) throw notForScripts();
      if (!/^[A-Za-z0-9_-]{22}$/.test(token)) throw notInProject();
      const path = pathIn(request.url, folder);
      if (path === null) throw notInProject();
      const found = await readPreview(deps, { token, path, within });
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

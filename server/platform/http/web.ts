import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { errorBody } from './error-replies.ts';

const FALLBACK = '/__spa-fallback.html';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Files below `root` by their path in an address, `/assets/x.js`. */
const filesBelow = (root: string): Set<string> =>
  new Set(
    readdirSync(root, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name))}`),
  );

const isReserved = (path: string): boolean => /^\/(api|internal)(\/|$)/.test(path);

type Encoding = 'br' | 'gzip' | 'identity';
type Page = { policy: string; etag: string; bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer } };

/** Pages stay in memory, so that a page and the hashes of its scripts are always of the same build. */
function readPage(root: string, file: string): Page {
  const path = join(root, file);
  const identity = readFileSync(path);
  const packed = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : undefined);
  const [br, gzip] = [packed('.br'), packed('.gz')];
  return {
    policy: contentSecurityPolicy(inlineScriptHashes(identity.toString('utf8'))),
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number): FastifyReply {
  reply.headers({
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding =
    (['br', 'gzip'] as const).find(
      (name) => page.bodies[name] && new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted),
    ) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

/**
 * Serves the built app: a prerendered page where the path has one, files, and for everything else the page that starts
 * the app; with status 200 only where `isPage` knows the path, so that the app's own 404 page is a 404.
 */
export async function serveWeb(app: FastifyInstance, root: string, isPage: (path: string) => boolean): Promise<void> {
  const files = filesBelow(root);
  const pages = new Map(
    [...files].filter((file) => file.endsWith('.html')).map((file) => [file, readPage(root, file)]),
  );
  const fallback = pages.get(FALLBACK);
  if (!fallback) throw new Error(`${root} holds no built web app: ${FALLBACK} is missing`);
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: (request, reply) => {
      const path = decodeURIComponent(request.url.split('?')[0] ?? '/');
      if (isReserved(path)) return reply.code(404).send(errorBody(`There is no ${request.method} ${path}`));
      const bare = path.replace(/\/+$/, '');
      const page = pages.get(`${bare}/index.html`);
      if (page) return sendPage(request, reply, page, 200);
      if (files.has(path) && !path.endsWith('.html')) {
        const immutable = path.startsWith('/assets/');
        return reply.sendFile(path.slice(1), immutable ? { maxAge: YEAR_MS, immutable } : { cacheControl: false });
      }
      if (path.startsWith('/assets/')) return reply.code(404).send(errorBody('There is no such file'));
      return sendPage(request, reply, fallback, isPage(bare === '' ? '/' : bare) ? 200 : 404);
    },
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { errorBody } from './error-replies.ts';
import { type PackedBody, packedBody, sendPacked } from './packed-body.ts';
import { ANY_ORIGIN, type PageWords, writeWords } from './page-words.ts';

const FALLBACK = '/__spa-fallback.html';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Described pages that are kept at a time, and for how long, in ms: a burst of visitors asks the database once. */
const MAX_DESCRIBED = 200;
const MAX_AGE_MS = 5_000;

/** What the server says of a page that is not prerendered: whether there is one, and what everybody may know of it. */
/** `embedded`: pages of others may show it in a frame. */
export type Described = { found: boolean; words?: PageWords; embedded?: boolean };

export type Pages = {
  /** The address that visitors know, without a last slash. */
  origin(): string;
  /** Whether the people here are samples, which every page then says. */
  demo?: boolean;
  /** Where else than here pages may show frames from, as sources of their policy. */
  frames?: readonly string[];
  /** For a path without a last slash. */
  describe(path: string): Promise<Described>;
};

/** What replies say for documents alone: beside every small file of a page it would be a fifth of what is fetched. */
const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];
/** A script may be a worker's, which takes its policy from here. */
const ASSET_POLICY = "default-src 'self'; frame-ancestors 'none'";
/** Of workers that run WebAssembly; no page and no other worker may. */
const WASM_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";
/** How the names of such scripts begin: what draws PDFs (web/pdf-files.ts), and workers of ours that are called so. */
const WASM_SCRIPT = /^assets\/(pdfjs-|wasm-)/;
const policyOf = (path: string): string => (WASM_SCRIPT.test(path) ? WASM_POLICY : ASSET_POLICY);

const sendAsset = (reply: FastifyReply, path: string): FastifyReply => {
  for (const name of DOCUMENT_HEADERS) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
  return reply.header('content-security-policy', policyOf(path)).sendFile(path, { maxAge: YEAR_MS, immutable: true });
};

/** Files below `root` by their path in an address, `/assets/x.js`. */
const filesBelow = (root: string): Set<string> =>
  new Set(
    readdirSync(root, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name))}`),
  );

const isReserved = (path: string): boolean => /^\/(api|internal)(\/|$)/.test(path);

type Page = { policy: string; body: PackedBody };

/** Pages stay in memory, so that a page and the hashes of its scripts are always of the same build. */
const completePage = (html: string, { origin, demo, frames }: Pages): Page => {
  const named = html.replaceAll(ANY_ORIGIN, origin());
  const text = demo ? named.replace(/<html(?=[\s>])/, '<html data-demo') : named;
  return { policy: contentSecurityPolicy(inlineScriptHashes(text), frames), body: packedBody(text) };
};

const sendPage = (request: FastifyRequest, reply: FastifyReply, { policy, body }: Page, status: number) =>
  sendPacked(
    request,
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8'),
    body,
    status,
  );

/** Pages by their path, made when they are first asked for: the origin is known when the server listens. */
function createPages(sources: Map<string, string>, fallback: string, pages: Pages) {
  const built = new Map<string, Page>();
  const described = new LRUCache<string, Page>({ max: MAX_DESCRIBED, ttl: MAX_AGE_MS });
  const builtPage = (file: string, html: string): Page => {
    const page = built.get(file) ?? completePage(html, pages);
    built.set(file, page);
    return page;
  };
  const start = (): Page => builtPage(FALLBACK, fallback);
  return {
    start,
    /** The prerendered page, null where there is none. */
    prerendered(path: string): Page | null {
      const html = sources.get(`${path}/index.html`);
      return html === undefined ? null : builtPage(path, html);
    },
    /** The page that starts the app, with the words of its path where there are some. */
    async started(path: string): Promise<{ page: Page; found: boolean; listed: boolean; embedded?: boolean }> {
      const known = described.get(path);
      if (known) return { page: known, found: true, listed: true };
      const { found, words, embedded = false } = await pages.describe(path);
      if (!words) return { page: start(), found, listed: false, embedded };
      const page = completePage(writeWords(fallback, words), pages);
      described.set(path, page);
      return { page, found, listed: true };
    },
  };
}

/**
 * Serves the built app: a prerendered page where the path has one, files, and for everything else the page that starts
 * the app; with status 200 only where `describe` finds something, so that the app's own 404 page is a 404. Pages that
 * are neither prerendered nor described are not for search engines. A prerendered page in other letters is redirected to. Answers the texts of the prerendered pages by path.
 */
export async function serveWeb(app: FastifyInstance, root: string, pages: Pages): Promise<Map<string, string>> {
  const files = filesBelow(root);
  const sources = new Map(
    [...files].filter((file) => file.endsWith('.html')).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const fallback = sources.get(FALLBACK);
  if (fallback === undefined) throw new Error(`${root} holds no built web app: ${FALLBACK} is missing`);
  const { prerendered, start, started } = createPages(sources, fallback, pages);
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const path = decodeURIComponent(request.url.split('?')[0] ?? '/');
      if (isReserved(path)) return reply.code(404).send(errorBody(`There is no ${request.method} ${path}`));
      if (path.includes('\0')) return sendPage(request, reply, start(), 404);
      const bare = path.replace(/\/+$/, '');
      const page = prerendered(bare);
      if (page) return sendPage(request, reply, page, 200);
      const lower = bare.toLowerCase();
      if (lower !== bare && prerendered(lower)) {
        const query = request.url.indexOf('?');
        return reply.redirect(encodeURI(lower) + (query < 0 ? '' : request.url.slice(query)), 308);
      }
      if (files.has(path) && !path.endsWith('.html'))
        return path.startsWith('/assets/')
          ? sendAsset(reply, path.slice(1))
          : reply.sendFile(path.slice(1), { cacheControl: false });
      if (path.startsWith('/assets/')) return reply.code(404).send(errorBody('There is no such file'));
      try {
        const { page, found, listed, embedded } = await started(bare === '' ? '/' : bare);
        if (!listed) reply.header('x-robots-tag', 'noindex');
        if (!embedded) return sendPage(request, reply, page, found ? 200 : 404);
        reply.removeHeader('x-frame-options');
        const policy = page.policy.replace("frame-ancestors 'none'", 'frame-ancestors *');
        return sendPage(request, reply, { ...page, policy }, found ? 200 : 404);
      } catch (error) {
        // The app says it better than a bare error: it comes, and asks again itself.
        request.log.error({ err: error }, 'a page could not be described');
        return sendPage(request, reply.header('retry-after', '10'), start(), 503);
      }
    },
  });
  return new Map(
    [...sources].flatMap(([file, html]) =>
      file === FALLBACK ? [] : [[file.replace(/\/index\.html$/, '') || '/', html]],
    ),
  );
}

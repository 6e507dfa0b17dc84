import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { type PackedBody, packedBody, sendPacked } from '../../../platform/http/packed-body.ts';
import { findSitemap } from './commands/find-sitemap.ts';

type Deps = {
  database: Database;
  clock: Clock;
  /** The address that visitors know, without a last slash. */
  origin: () => string;
  /** Paths of the prerendered pages that are for search engines. */
  pages: string[];
  /** Where people write to about security. */
  email: string;
};

/** Sitemaps are long: a few are kept, for as long as crawlers may keep them, in ms. */
const MAX_KEPT = 4;
const KEPT_MS = 5 * 60 * 1000;
const SECURITY_TEXT_DAYS = 180;

/** What crawlers and finders of faults ask of every site: /robots.txt, /sitemap.xml with its parts, /.well-known/security.txt. */
export function serveFindability(app: FastifyInstance, deps: Deps): void {
  const { origin, clock } = deps;
  const kept = new LRUCache<string, PackedBody>({ max: MAX_KEPT, ttl: KEPT_MS });
  const sitemap = async (name: string): Promise<PackedBody | null> => {
    const known = kept.get(name);
    if (known) return known;
    const text = await findSitemap(deps, name);
    if (text === null) return null;
    const body = packedBody(text);
    kept.set(name, body);
    return body;
  };

  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /internal/\n\nSitemap: ${origin()}/sitemap.xml\n`),
  );
  app.get('/.well-known/security.txt', async (_, reply) => {
    const expires = new Date(clock.now().getTime() + SECURITY_TEXT_DAYS * 24 * 60 * 60 * 1000);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${deps.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin()}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/:name(^sitemap[a-z0-9-]*).xml', async (request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params);
    const body = await sitemap(name);
    if (body === null) return reply.callNotFound();
    return sendPacked(
      request,
      reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600'),
      body,
    );
  });
}

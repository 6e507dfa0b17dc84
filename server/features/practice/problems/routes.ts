import { type AuthoredLanguage, languageOptions } from '@devorbit/content-reader/languages.ts';
import { previewStarters } from '@devorbit/contract/practice/authoring.ts';
import {
  createCommunityProblem as createInCommunity,
  createProblem as create,
  LOG_IN_TO_CREATE,
  listProblems as list,
  listTopics as topics,
  showNeighbours as neighbours,
  showProblem as show,
  showStatementPdf as statementEndpoint,
  updateProblem as update,
} from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http, receive, Written } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { createCommunityProblem } from './commands/create-community-problem.ts';
import { createProblem } from './commands/create-problem.ts';
import { fetchPackage } from './commands/fetch-package.ts';
import { listProblems } from './commands/list-problems.ts';
import { listTopics } from './commands/list-topics.ts';
import { showNeighbours } from './commands/show-neighbours.ts';
import { showProblem } from './commands/show-problem.ts';
import { showStatement } from './commands/show-statement.ts';
import { updateProblem } from './commands/update-problem.ts';
import { FOR_STAFF_TO_CREATE, FOR_STAFF_TO_UPDATE, packageNotFound } from './errors.ts';
import type { ListCache } from './listing/cache.ts';
import type { RunningVersions } from './present.ts';

type Deps = {
  database: Database;
  clock: Clock;
  languages: AuthoredLanguage[];
  /** What really runs, as far as it is known. */
  versions: () => Promise<RunningVersions>;
  listCache: ListCache;
  limits: RateLimits;
  secret: string;
};

export function serveProblems(http: Http, deps: Deps): void {
  bind(http, list, async ({ actor, query }) => {
    const { total, json } = await listProblems(deps, actor, query);
    return { body: new Written(json), headers: { 'x-total-count': String(total), 'cache-control': 'no-cache' } };
  });
  bind(http, topics, async ({ actor }) => ({
    body: await listTopics(deps, actor),
    headers: { 'cache-control': 'no-cache' },
  }));
  bind(http, show, async ({ actor, params }) => ({ body: await showProblem(deps, actor, params.id) }));
  bind(http, neighbours, async ({ actor, params, query }) => ({
    body: await showNeighbours(deps, actor, params.id, query),
    headers: { 'cache-control': 'no-store' },
  }));
  bind(
    http,
    create,
    async ({ actor, body }) => ({
      body: await showProblem(deps, actor, await createProblem(deps, actor, body)),
    }),
    { forbidden: FOR_STAFF_TO_CREATE },
  );
  bind(
    http,
    createInCommunity,
    async ({ actor, body }) => ({
      body: await showProblem(deps, actor, await createCommunityProblem(deps, actor, body)),
    }),
    { unauthenticated: LOG_IN_TO_CREATE },
  );
  bind(
    http,
    update,
    async ({ actor, params, body }) => {
      await updateProblem(deps, actor, params.id, body);
      return { body: await showProblem(deps, actor, params.id) };
    },
    { forbidden: FOR_STAFF_TO_UPDATE },
  );
  bind(http, previewStarters, async ({ body }) => ({ body: languageOptions(deps.languages, body.signature) }));
  servePackages(http, deps);
  serveStatement(http, deps);
}

/**
 * A stranger's file that a frame of ours shows (docs/decisions/0021): nothing else may frame it, it is never taken for
 * a page, and a browser's reader of PDFs works in no sandboxed frame.
 */
function serveStatement(http: Http, deps: Deps): void {
  http.endpoints.push(statementEndpoint);
  http.app.route({
    method: 'GET',
    url: statementEndpoint.path,
    handler: async (request, reply) => {
      const { actor, params } = await receive(http, statementEndpoint, request);
      const bytes = await showStatement(deps, actor, params.id, params.digest);
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, max-age=3600')
        .header(
          'content-security-policy',
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        )
        .header('x-frame-options', 'SAMEORIGIN')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `inline; filename="problem-${params.id}.pdf"`)
        .send(bytes);
    },
  });
}

const Signed = z.object({ digest: z.string(), until: z.string() });

function servePackages({ app }: Http, deps: Deps): void {
  app.get('/internal/packages/:digest', async (request, reply) => {
    const signed = Signed.safeParse({ ...(request.params as object), ...(request.query as object) });
    if (!signed.success) throw packageNotFound();
    return reply.type('application/octet-stream').send(await fetchPackage(deps, signed.data));
  });
}

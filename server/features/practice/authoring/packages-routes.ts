import { MAX_IMPORT_BYTES } from '@devorbit/contract/practice/authoring-limits.ts';
import { exportDraft as exportEndpoint, importDraft as importEndpoint } from '@devorbit/contract/practice/authoring.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/errors.ts';
import { bind, type Http, receive } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { ensureAuthor } from './commands/ensure-author.ts';
import { exportDraft } from './commands/export-draft.ts';
import { importDraft } from './commands/import-draft.ts';
import { createPackagePool, type PackagePool } from './packages/package-pool.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };
type PoolDeps = Deps & { pool: PackagePool };

/** As browsers name zip archives, and the one XML file of a free problem set. */
const ARCHIVE_TYPES = [
  'application/zip',
  'application/x-zip-compressed',
  'application/octet-stream',
  'application/xml',
  'text/xml',
];

export function serveDraftPackages(http: Http, given: Deps): void {
  const deps = { ...given, pool: createPackagePool() };
  serveImport(http, deps);
  serveExport(http, deps);
}

/** In a scope of its own: no other route takes archives. Nobody's archive is read who may not author the problem. */
function serveImport(http: Http, deps: PoolDeps): void {
  void http.app.register(async (app) => {
    app.addContentTypeParser(ARCHIVE_TYPES, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    app.addHook('onRequest', async (request) => {
      const { actor, params } = await receive(http, importEndpoint, request);
      await ensureAuthor(deps, actor, params.id);
    });
    bind(
      { ...http, app },
      importEndpoint,
      async ({ actor, params, query, request: { body } }) => {
        if (!Buffer.isBuffer(body) || body.length === 0)
          throw new Refusal('invalid', 'The body must be the archive itself, sent as application/zip');
        return {
          body: await importDraft(deps, actor, params.id, query.revision, new Uint8Array(body)),
          headers: { 'cache-control': 'no-store' },
        };
      },
      { bodyLimit: MAX_IMPORT_BYTES },
    );
  });
}

function serveExport(http: Http, deps: PoolDeps): void {
  http.endpoints.push(exportEndpoint);
  http.app.route({
    method: 'GET',
    url: exportEndpoint.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { actor, params, query } = await receive(http, exportEndpoint, request);
      const { name, bytes } = await exportDraft(deps, actor, params.id, query.format);
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}.zip"`)
        .send(Buffer.from(bytes));
    },
  });
}

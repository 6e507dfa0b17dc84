import {
  editResource as editEndpoint,
  findDuplicate,
  uploadResource as uploadEndpoint,
} from '@devorbit/contract/library/resource-uploads.ts';
import {
  bookmarkResource as bookmarkEndpoint,
  countResources as countEndpoint,
  deleteResource as deleteEndpoint,
  listResources as listEndpoint,
  openResource as openEndpoint,
  rateResource as rateEndpoint,
  showResource as showEndpoint,
} from '@devorbit/contract/library/resources.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { serveCollections } from './collections/routes.ts';
import { bookmarkResource } from './commands/bookmark-resource.ts';
import { countResources } from './commands/count-resources.ts';
import { deleteResource } from './commands/delete-resource.ts';
import { editResource } from './commands/edit-resource.ts';
import { listResources } from './commands/list-resources.ts';
import { openResource } from './commands/open-resource.ts';
import { rateResource } from './commands/rate-resource.ts';
import { showResource } from './commands/show-resource.ts';
import { uploadResource, type UploadDeps } from './commands/upload-resource.ts';
import { serveFiles } from './file-routes.ts';
import { serveHubHealth } from './health/routes.ts';
import { serveInside } from './inside/routes.ts';
import { uploadsPerHour } from './limits.ts';
import { servePreparations } from './preparation/routes.ts';
import { serveReading } from './reading/routes.ts';
import { selectOptionalDuplicate } from './store.ts';
import { serveSuggestions } from './suggestions/routes.ts';
import { takeUploads } from './upload-routes.ts';
import { serveResumableUploads } from './uploads/routes.ts';
import { serveVersions } from './versions/routes.ts';

/** Addresses in it are the caller's own. */
const headers = { 'cache-control': 'private, no-cache' };

/** The name of an answer that is the same for all who ask so. */
const keyOf = (call: string, query: object): string =>
  JSON.stringify([call, ...Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

export function serveResources(
  http: Http,
  deps: UploadDeps &
    Parameters<typeof servePreparations>[1] &
    Parameters<typeof serveHubHealth>[1] & { limits: RateLimits },
): void {
  const { pages } = deps;
  bind(http, listEndpoint, async ({ actor, query }) => {
    const load = () => listResources(deps, actor, listEndpoint.path, query);
    return { body: actor === null ? await pages.kept(keyOf('list', query), load) : await load(), headers };
  });
  bind(http, countEndpoint, async ({ query }) => ({
    body: await pages.kept(keyOf('counts', query), () => countResources(deps, query)),
    headers,
  }));
  bind(http, findDuplicate, async ({ params }) => ({
    body: { duplicate: await selectOptionalDuplicate(deps.database, params.digest) },
    headers,
  }));
  bind(http, showEndpoint, async ({ actor, params }) => ({
    body: await showResource(deps, actor, params.id),
    headers,
  }));
  bind(http, openEndpoint, async ({ actor, params }) => ({
    body: await openResource(deps, actor, params.id),
    headers,
  }));
  bind(http, deleteEndpoint, async ({ actor, params, request: { ip } }) => {
    await deleteResource(deps, { actor, ip }, params.id);
    return { body: { message: 'Resource deleted' } };
  });
  bind(http, bookmarkEndpoint, async ({ actor, params, body: { bookmarked } }) => {
    await bookmarkResource(deps, actor, params.id, bookmarked);
    return { body: { bookmarked } };
  });
  bind(http, rateEndpoint, async ({ actor, params, body }) => ({
    body: await rateResource(deps, actor, params.id, body.helpful),
  }));
  bind(http, editEndpoint, async ({ actor, params, body, request: { ip } }) => ({
    body: await editResource(deps, { actor, ip }, params.id, body),
    headers,
  }));
  takeUploads(http, deps, uploadEndpoint, uploadsPerHour, async ({ actor, file, name, body, request: { ip } }) => ({
    status: 201,
    body: await uploadResource(deps, actor, { file, name, body, ip }),
    headers,
  }));
  serveSuggestions(http, deps);
  serveVersions(http, deps);
  serveCollections(http, deps);
  serveReading(http, deps);
  serveHubHealth(http, deps);
  serveResumableUploads(http, deps);
  serveFiles(http, deps);
  serveInside(http, deps);
  servePreparations(http, deps);
}

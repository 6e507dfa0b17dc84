import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import * as filesContract from '@devorbit/contract/ide/files.ts';
import * as linksContract from '@devorbit/contract/ide/links.ts';
import { tellPresence } from '@devorbit/contract/ide/presence.ts';
import { MAX_PROJECTS } from '@devorbit/contract/ide/projects-limits.ts';
import * as contract from '@devorbit/contract/ide/projects.ts';
import { type Start, showStart as startEndpoint } from '@devorbit/contract/ide/start.ts';
import * as versionsContract from '@devorbit/contract/ide/versions.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bindEvents } from '../../../platform/http/bind-events.ts';
import { bindFile } from '../../../platform/http/bind-file.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { EventStreams } from '../../../platform/http/event-stream.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Runners } from '../../../platform/runners.ts';
import type { Seal } from '../../../platform/sealed.ts';
import { createProject } from './commands/create-project.ts';
import { deleteProject } from './commands/delete-project.ts';
import { followProject } from './commands/follow-project.ts';
import { openProject } from './commands/open-project.ts';
import { showPresence } from './commands/show-presence.ts';
import { showProject } from './commands/show-project.ts';
import { showStart } from './commands/show-start.ts';
import { updateProject } from './commands/update-project.ts';
import { addFiles } from './files/commands/add-files.ts';
import { appendChanges } from './files/commands/append-changes.ts';
import { deleteFiles } from './files/commands/delete-files.ts';
import { pullChanges } from './files/commands/pull-changes.ts';
import { showBytes } from './files/commands/show-bytes.ts';
import { showHistory } from './files/commands/show-history.ts';
import { updateFiles } from './files/commands/update-files.ts';
import { ideActsPerMinute, idePushesPerMinute, ideSharedFilesPerMinute } from './limits.ts';
import { createLink } from './links/commands/create-link.ts';
import { forkShared } from './links/commands/fork-shared.ts';
import { listLinks } from './links/commands/list-links.ts';
import { revokeLink } from './links/commands/revoke-link.ts';
import { showSharedBytes } from './links/commands/show-shared-bytes.ts';
import { showShared } from './links/commands/show-shared.ts';
import { createPace } from './pace.ts';
import { selectProjects } from './store.ts';
import type { Subscribers } from './subscribers.ts';
import { keepVersion } from './versions/commands/keep-version.ts';
import { listVersions } from './versions/commands/list-versions.ts';
import { nameVersion } from './versions/commands/name-version.ts';
import { restoreVersion } from './versions/commands/restore-version.ts';
import { showVersion } from './versions/commands/show-version.ts';

type Deps = {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  streams: EventStreams;
  runners: Runners;
  seal: Seal;
  subscribers: Subscribers;
  guests: boolean;
  catalogue: readonly CatalogueEntry[];
  given: Pick<Start, 'samples' | 'templates' | 'matchers'>;
};

/** Largest body with files, in bytes: a project at its largest, in base64 or with escapes. */
const FILES_LIMIT = 24 * 1024 * 1024;
/** Largest push, in bytes: a whole text that was pasted, every character escaped. */
const PUSH_LIMIT = 8 * 1024 * 1024;

const headers = { 'cache-control': 'no-store' };

export function serveProjects(http: Http, deps: Deps): void {
  const { database, limits } = deps;
  const act = (actor: { id: number }) => limits.take(ideActsPerMinute, String(actor.id));

  bind(http, startEndpoint, async () => ({ body: await showStart(deps), headers }));
  bind(http, contract.listProjects, async ({ actor }) => ({
    body: await selectProjects(database, actor.id, MAX_PROJECTS),
    headers,
  }));
  bind(http, contract.openProject, async ({ actor }) => {
    await act(actor);
    return { body: await openProject({ ...deps, samples: deps.given.samples }, actor), headers };
  });
  bind(
    http,
    contract.createProject,
    async ({ actor, body }) => {
      await act(actor);
      return { status: 201, body: await createProject(deps, actor, body), headers };
    },
    { bodyLimit: FILES_LIMIT },
  );
  bind(http, contract.showProject, async ({ actor, params }) => ({
    body: await showProject(deps, actor, params.id),
    headers,
  }));
  bind(http, contract.updateProject, async ({ actor, params, body }) => {
    await act(actor);
    return { body: { name: await updateProject(deps, actor, { id: params.id, ...body }) }, headers };
  });
  bind(http, contract.deleteProject, async ({ actor, params }) => {
    await act(actor);
    await deleteProject(deps, actor, params.id);
    return { body: { deleted: true }, headers };
  });
  bindEvents(http, deps.streams, contract.followProject, ({ actor, params, query }, gone, admitted) =>
    followProject(deps, actor, { id: params.id, page: query.page ?? null }, gone, admitted),
  );

  const pace = createPace(deps.clock);
  bind(http, tellPresence, async ({ actor, params, body }) => ({
    body: { told: pace(actor.id) && (await showPresence(deps, actor, { id: params.id, ...body })) },
    headers,
  }));

  bind(
    http,
    filesContract.addFiles,
    async ({ actor, params, body }) => {
      await act(actor);
      return { status: 201, body: await addFiles(deps, actor, { id: params.id, ...body }), headers };
    },
    { bodyLimit: FILES_LIMIT },
  );
  bind(http, filesContract.updateFiles, async ({ actor, params, body }) => {
    await act(actor);
    return { body: { updated: await updateFiles(deps, actor, { id: params.id, ...body }) }, headers };
  });
  bind(http, filesContract.deleteFiles, async ({ actor, params, query }) => {
    await act(actor);
    return { body: { deleted: await deleteFiles(deps, actor, { id: params.id, ids: query.ids }) }, headers };
  });
  bind(http, filesContract.showFileBytes, async ({ actor, params }) => ({
    body: { base64: await showBytes(deps, actor, params) },
    headers,
  }));
  bind(
    http,
    filesContract.pushChanges,
    async ({ actor, params, body }) => {
      await limits.take(idePushesPerMinute, String(actor.id));
      return { body: await appendChanges(deps, actor, { ...params, ...body }), headers };
    },
    { bodyLimit: PUSH_LIMIT },
  );
  bind(http, filesContract.pullChanges, async ({ actor, params, query }) => ({
    body: await pullChanges(deps, actor, { ...params, ...query }),
    headers,
  }));
  bind(http, filesContract.showHistory, async ({ actor, params }) => ({
    body: await showHistory(deps, actor, params),
    headers,
  }));

  bind(http, versionsContract.listVersions, async ({ actor, params }) => ({
    body: await listVersions(deps, actor, params.id),
    headers,
  }));
  bind(http, versionsContract.keepVersion, async ({ actor, params, body }) => {
    await act(actor);
    return { body: await keepVersion(deps, actor, { id: params.id, ...body }), headers };
  });
  bind(http, versionsContract.showVersion, async ({ actor, params }) => ({
    body: await showVersion(deps, actor, params),
    headers,
  }));
  bind(http, versionsContract.nameVersion, async ({ actor, params, body }) => {
    await act(actor);
    return { body: await nameVersion(deps, actor, { ...params, ...body }), headers };
  });
  bind(http, versionsContract.restoreVersion, async ({ actor, params }) => {
    await act(actor);
    return { body: await restoreVersion(deps, actor, params), headers };
  });

  bind(http, linksContract.listLinks, async ({ actor, params }) => ({
    body: await listLinks(deps, actor, params.id),
    headers,
  }));
  bind(http, linksContract.createLink, async ({ actor, params, body }) => {
    await act(actor);
    return { status: 201, body: await createLink(deps, actor, { id: params.id, ...body }), headers };
  });
  bind(http, linksContract.revokeLink, async ({ actor, params }) => {
    await act(actor);
    await revokeLink(deps, actor, params);
    return { body: { revoked: true }, headers };
  });
  bind(http, linksContract.showShared, async ({ params }) => {
    const { project: _, ...body } = await showShared(deps, params.token);
    return { body, headers };
  });
  bindFile(http, linksContract.showSharedBytes, async ({ params, request }) => {
    await limits.take(ideSharedFilesPerMinute, callerAddress(request.ip));
    return showSharedBytes(deps, params);
  });
  bind(http, linksContract.forkShared, async ({ actor, params }) => {
    await act(actor);
    return { status: 201, body: await forkShared(deps, actor, params.token), headers };
  });
}

import { addVersion as addEndpoint, listVersions } from '@devorbit/contract/library/resource-versions.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import { findVisible } from '../commands/find-visible.ts';
import type { UploadDeps } from '../commands/upload-resource.ts';
import { uploadsPerHour } from '../limits.ts';
import { fileAddress } from '../present.ts';
import { takeUploads } from '../upload-routes.ts';
import type { ResumeDeps } from '../uploads/commands/begin-upload.ts';
import { addVersion } from './commands/add-version.ts';
import { selectVersions } from './store.ts';

/** Addresses in it are the caller's own. */
const headers = { 'cache-control': 'private, no-cache' };

export function serveVersions(http: Http, deps: UploadDeps & ResumeDeps): void {
  bind(http, listVersions, async ({ actor, params: { id } }) => {
    await findVisible(deps.database, actor, id);
    const rows = await selectVersions(deps.database, id);
    const signing = actor && { secret: deps.secret, user: actor.id, now: deps.clock.now() };
    return {
      body: rows.map(({ digest, ...version }) => ({
        ...version,
        file_url: signing && (version.current || actor.is_superuser) ? fileAddress({ id, digest }, signing) : null,
      })),
      headers,
    };
  });
  takeUploads(
    http,
    deps,
    addEndpoint,
    uploadsPerHour,
    async ({ actor, params, file, name, body, request: { ip } }) => ({
      status: 201,
      body: await addVersion(deps, actor, params.id, { file, name, body, ip }),
      headers,
    }),
  );
}

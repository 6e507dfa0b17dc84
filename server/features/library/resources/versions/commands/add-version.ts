import type { addVersion as endpoint } from '@devorbit/contract/library/resource-versions.ts';
import { MAX_VERSIONS } from '@devorbit/contract/library/resources-limits.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import type { z } from 'zod';
import type { Blob } from '../../../../../platform/blobs/blob-store.ts';
import type { Superuser } from '../../../../../platform/sessions.ts';
import { recordAct } from '../../../../identity/audit/commands/record-act.ts';
import { checkFile } from '../../commands/check-file.ts';
import { describeFile } from '../../commands/describe-file.ts';
import { findPublished } from '../../commands/find-published.ts';
import { keepFile } from '../../commands/keep-file.ts';
import { refuseKnown } from '../../commands/refuse-known.ts';
import { showResource } from '../../commands/show-resource.ts';
import type { UploadDeps } from '../../commands/upload-resource.ts';
import { resourceNotFound, sameFile, tooManyVersions } from '../../errors.ts';
import { insertOldVersion, lockOptionalCurrent, updateFile } from '../store.ts';

type Given = { file: Blob; name: string; body: z.output<typeof endpoint.body>; ip: string };

/**
 * Puts a new file in place of a published document's; the old one stays for superusers, and everything that people keep of
 * the document as it is. Throws for the file that it has already, for bytes of another document (unless that is allowed), and
 * as `uploadResource`.
 */
export async function addVersion(deps: UploadDeps, actor: Superuser, id: number, given: Given): Promise<Resource> {
  const { database, clock, queue } = deps;
  const { file, name, body, ip } = given;
  const { file_type, file_name } = describeFile(name);
  const { title, digest: current } = await findPublished(database, actor, id);
  if (current === file.digest) throw sameFile();
  if (body.duplicate === 'refuse') await refuseKnown(database, file.digest);
  const checked = await checkFile(deps, file, file_type);
  const at = clock.now();
  await database.transaction(async (tx) => {
    const held = await lockOptionalCurrent(tx, id);
    if (held === null) throw resourceNotFound();
    // Somebody may have been faster.
    if (held.digest === file.digest) throw sameFile();
    if (held.version >= MAX_VERSIONS) throw tooManyVersions();
    await insertOldVersion(tx, id);
    const { digest, size, scan } = checked;
    const kept = { digest, size, scan, file_type, file_name, pages: null };
    await updateFile(tx, id, { ...kept, note: body.note, at, by: actor.id });
    await keepFile(tx, queue, checked, { at, sample: false });
    const detail = { title, version: held.version + 1, note: body.note };
    await recordAct(tx, { at, actor, ip, act: 'resource.replace', subject: `resource ${id}`, detail });
    await tx.notify('resources');
  });
  deps.pages.forget();
  return showResource(deps, actor, id);
}

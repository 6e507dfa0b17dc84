import type { VersionFile, VersionRow } from '@devorbit/contract/ide/versions.ts';
import type { Queryable } from '../../../../../platform/database.ts';
import { selectBlobs } from '../../files/store.ts';
import { versionNotFound } from '../errors.ts';
import { selectOptionalVersion, type TreeFile } from '../store.ts';

/** A version with its texts; the caller has asked the policy. Throws 404 where it is not there. */
export async function readVersion(
  db: Queryable,
  project: number,
  number: number,
): Promise<{ version: VersionRow; tree: TreeFile[]; files: VersionFile[] }> {
  const found = await selectOptionalVersion(db, project, number);
  if (found === null) throw versionNotFound();
  const { tree, ...version } = found;
  const digests = tree.flatMap(({ kind, digest }) => (kind === 'text' && digest !== null ? [digest] : []));
  const contents = new Map(
    (await selectBlobs(db, project, digests)).map(({ digest, content }) => [digest, content.toString()]),
  );
  const files = tree.map(({ id, name, language, kind, size, digest }) => ({
    id,
    name,
    language,
    kind,
    size,
    content: kind === 'text' ? (contents.get(digest ?? '') ?? '') : null,
  }));
  return { version, tree, files };
}

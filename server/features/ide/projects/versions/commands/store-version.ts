import { createHash } from 'node:crypto';
import type { VersionReason, VersionRow } from '@devorbit/contract/ide/versions.ts';
import type { Queryable } from '../../../../../platform/database.ts';
import { readFiles } from '../../files/commands/read-files.ts';
import { insertBlob } from '../../files/store.ts';
import { takeVersionNumber } from '../../store.ts';
import { insertVersion, selectOptionalNewestVersion, type TreeFile } from '../store.ts';

const isSame = (one: readonly TreeFile[], other: readonly TreeFile[]): boolean =>
  one.length === other.length &&
  one.every((file, at) => {
    const twin = other[at];
    return (
      twin?.id === file.id && twin.name === file.name && twin.language === file.language && twin.digest === file.digest
    );
  });

/**
 * Keeps a project as it is; the caller has asked the policy. Where nothing has changed since the newest version and no name
 * is given, answers that one. Contents that the newest version has are not read again.
 */
export async function storeVersion(
  tx: Queryable,
  project: number,
  { reason, name, at }: { reason: VersionReason; name: string | null; at: Date },
): Promise<VersionRow> {
  const newest = await selectOptionalNewestVersion(tx, project);
  const known = new Map(newest?.tree.map((file) => [file.id, file]));
  const tree: TreeFile[] = [];
  for (const { id, name: path, language, kind, size, version, digest, content } of await readFiles(tx, project)) {
    const before = known.get(id);
    let kept = digest;
    if (content !== null) {
      const bytes = before?.version === version && before.digest !== null ? null : Buffer.from(content);
      kept = bytes === null ? (before?.digest ?? null) : createHash('sha256').update(bytes).digest('hex');
      if (bytes !== null && kept !== null) await insertBlob(tx, project, kept, bytes);
    }
    tree.push({ id, name: path, language, kind, size, version, digest: kept });
  }
  if (newest && name === null && isSame(newest.tree, tree)) {
    const { tree: _, ...row } = newest;
    return row;
  }
  return insertVersion(tx, {
    project,
    number: await takeVersionNumber(tx, project),
    name,
    reason,
    tree,
    size: tree.reduce((sum, file) => sum + file.size, 0),
    at,
  });
}

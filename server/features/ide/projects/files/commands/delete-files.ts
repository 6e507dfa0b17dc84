import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayEdit } from '../../policy.ts';
import { tellProject, updateChanged } from '../../store.ts';
import { storeVersion } from '../../versions/commands/store-version.ts';
import { fileNotFound, lastFile } from '../errors.ts';
import { deleteFiles as deleteRows, selectFiles } from '../store.ts';

/** Deletes files that the actor may change; the project as it was is kept as a version. Throws 409 where no file would be left. */
export const deleteFiles = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, ids }: { id: number; ids: number[] },
): Promise<number> =>
  database.transaction(async (tx) => {
    await findProject(tx, actor, id, mayEdit, { lock: true });
    const there = await selectFiles(tx, id);
    const going = there.filter((file) => ids.includes(file.id));
    if (going.length < ids.length) throw fileNotFound();
    const left = there.filter((file) => file.kind !== 'folder' && !ids.includes(file.id));
    if (left.length === 0 && going.some((file) => file.kind !== 'folder')) throw lastFile();
    const at = clock.now();
    if (going.some(({ size }) => size > 0)) await storeVersion(tx, id, { reason: 'typing', name: null, at });
    const deleted = await deleteRows(tx, id, ids);
    await updateChanged(tx, id, at);
    await tellProject(tx, id);
    return deleted;
  });

import type { Queryable } from '../../../../../platform/database.ts';
import { applied } from '../change-log.ts';
import { type FileRow, selectFiles, selectUnapplied } from '../store.ts';

/** All files of a project, each text as it is now. The caller has asked the policy, and holds one snapshot or the lock. */
export async function readFiles(db: Queryable, projectId: number): Promise<FileRow[]> {
  const files = await selectFiles(db, projectId);
  const changes = Map.groupBy(await selectUnapplied(db, projectId), ({ file_id }) => file_id);
  return files.map((file) => {
    const since = (changes.get(file.id) ?? []).map((each) => each.changes);
    return file.content === null
      ? file
      : // The log may have grown between the two questions: the text is that of the version that it says.
        { ...file, content: applied(file.content, since.slice(0, file.version - file.content_version)) };
  });
}

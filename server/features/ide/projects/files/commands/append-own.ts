import type { Changes } from '@devorbit/contract/ide/files.ts';
import { MAX_PROJECT_SIZE } from '@devorbit/contract/ide/projects-limits.ts';
import type { Queryable } from '../../../../../platform/database.ts';
import { projectTooLarge } from '../../errors.ts';
import { tellText } from '../../store.ts';
import { applied, newLengthOf } from '../change-log.ts';
import { insertChanges, selectChanges, selectContent, selectSize, updateContent } from '../store.ts';

/** The kept text is brought up after so many changes: reading a file then applies no more than these. */
const KEEP_EVERY = 100;

type Place = {
  project: number;
  /** Of a locked project. */
  file: { id: number; version: number; size: number; content_version: number };
  client: string;
  user_id: number;
  at: Date;
};

/** Appends changes that fit the text as it is now. Throws where the project would be too large. */
export async function appendOwn(tx: Queryable, { project, file, client, user_id, at }: Place, changes: Changes[]) {
  const last = changes.at(-1);
  if (last === undefined) return;
  const size = newLengthOf(last);
  if (size > file.size && (await selectSize(tx, project)) - file.size + size > MAX_PROJECT_SIZE)
    throw projectTooLarge();
  await insertChanges(tx, { project, file: file.id, version: file.version, client, user_id, changes, size, at });
  const version = file.version + changes.length;
  if (version - file.content_version >= KEEP_EVERY) {
    const { content, content_version: after } = await selectContent(tx, project, file.id);
    const since = await selectChanges(tx, { project, file: file.id, after, most: version - after });
    const text = applied(
      content,
      since.map((each) => each.changes),
    );
    await updateContent(tx, { project, file: file.id, version, content: text });
  }
  await tellText(tx, project, file.id, version);
}

import type { Changes, Update } from '@devorbit/contract/ide/files.ts';
import { MAX_PULLED, MAX_REACH } from '@devorbit/contract/ide/projects-limits.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayEdit } from '../../policy.ts';
import { updateChanged } from '../../store.ts';
import { keepTypedVersion } from '../../versions/commands/keep-typed-version.ts';
import { acceptChanges } from '../change-log.ts';
import { fileNotFound, logIsShorter } from '../errors.ts';
import { selectChanges, selectOptionalText } from '../store.ts';
import { appendOwn } from './append-own.ts';

type Push = { id: number; file: number; client: string; version: number; updates: Changes[] };

/**
 * Appends what a page has typed since `version`, after what others have changed meanwhile; the same push again changes
 * nothing. Answers all changes since `version`. Throws 404 for a file that is not the actor's, 400 for changes that do not
 * fit, 409 where the log does not reach back to `version`.
 */
export const appendChanges = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, file: fileId, client, version, updates }: Push,
): Promise<{ updates: Update[]; version: number; more: boolean }> =>
  database.transaction(async (tx) => {
    await findProject(tx, actor, id, mayEdit, { lock: true });
    const file = await selectOptionalText(tx, id, fileId);
    if (file === null) throw fileNotFound();
    if (version > file.version || version < file.base_version || file.version - version > MAX_REACH)
      throw logIsShorter();
    const over = await selectChanges(tx, { project: id, file: fileId, after: version, most: MAX_REACH });
    const changes = acceptChanges(file.size, { client, updates }, over);
    const now = clock.now();
    if (changes.length > 0) {
      await keepTypedVersion(tx, id, now);
      await appendOwn(tx, { project: id, file, client, user_id: actor.id, at: now }, changes);
      await updateChanged(tx, id, now);
    }
    const own = changes.map((each, at) => ({
      version: file.version + at + 1,
      client,
      changes: each,
      at: now.toISOString(),
    }));
    const all = [...over, ...own];
    return {
      updates: all.slice(0, MAX_PULLED),
      version: file.version + own.length,
      more: all.length > MAX_PULLED,
    };
  });

import { pathKey } from '@devorbit/contract/ide/paths.ts';
import type { VersionRow } from '@devorbit/contract/ide/versions.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { changeBetween } from '../../files/change-log.ts';
import { appendOwn } from '../../files/commands/append-own.ts';
import { readFiles } from '../../files/commands/read-files.ts';
import { deleteFiles, insertFiles, updateDigest, updateNames } from '../../files/store.ts';
import { mayOwn } from '../../policy.ts';
import { takeFileIds, tellProject, updateChanged } from '../../store.ts';
import { readVersion } from './read-version.ts';
import { storeVersion } from './store-version.ts';

/**
 * Makes a project of the actor's own what it was in a version: texts by a change, so that pages that are open follow, and
 * nothing that was typed before is lost. A file that was deleted since comes back under a new id.
 */
export const restoreVersion = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, number }: { id: number; number: number },
): Promise<VersionRow> =>
  database.transaction(async (tx) => {
    await findProject(tx, actor, id, mayOwn, { lock: true });
    const at = clock.now();
    const { tree, files: wanted } = await readVersion(tx, id, number);
    await storeVersion(tx, id, { reason: 'restore', name: null, at });
    const now = new Map((await readFiles(tx, id)).map((file) => [file.id, file]));
    const digests = new Map(tree.map((file) => [file.id, file.digest]));
    const staying = wanted.filter((file) => now.get(file.id)?.kind === file.kind);
    const stays = new Set(staying.map((file) => file.id));
    await deleteFiles(
      tx,
      id,
      [...now.keys()].filter((file) => !stays.has(file)),
    );
    await updateNames(
      tx,
      id,
      staying.map(({ id: file, name, language }) => ({ id: file, name, language, name_key: pathKey(name) })),
      at,
    );
    for (const file of staying) {
      const current = now.get(file.id);
      const digest = digests.get(file.id) ?? null;
      if (current?.kind === 'text' && file.content !== null && file.content !== current.content)
        await appendOwn(tx, { project: id, file: current, client: 'restore', user_id: actor.id, at }, [
          changeBetween(current.content ?? '', file.content),
        ]);
      if (current?.kind === 'binary' && digest !== null && digest !== current.digest)
        await updateDigest(tx, { project: id, file: file.id, digest, size: file.size, at });
    }
    const missing = wanted.filter((file) => !stays.has(file.id));
    if (missing.length > 0) {
      const first = await takeFileIds(tx, id, missing.length);
      await insertFiles(
        tx,
        id,
        missing.map(({ id: old, name, language, kind, size, content }, index) => ({
          id: first + index,
          name,
          name_key: pathKey(name),
          language,
          kind,
          size,
          content,
          digest: kind === 'binary' ? (digests.get(old) ?? null) : null,
        })),
        at,
      );
    }
    await updateChanged(tx, id, at);
    await tellProject(tx, id);
    return storeVersion(tx, id, { reason: 'restore', name: null, at });
  });

import { createHash } from 'node:crypto';
import type { SharedProject } from '@devorbit/contract/ide/links.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import { readFiles } from '../../files/commands/read-files.ts';
import { readVersion } from '../../versions/commands/read-version.ts';
import { linkNotFound } from '../errors.ts';
import { selectOptionalShared } from '../store.ts';

/** What a link shows. Throws 404 where it was revoked, has ended, or never was. */
export const showShared = (
  { database, clock }: { database: Database; clock: Clock },
  token: string,
): Promise<SharedProject & { project: number }> =>
  database.transaction(async (tx) => {
    const found = await selectOptionalShared(tx, createHash('sha256').update(token).digest(), clock.now());
    if (found === null) throw linkNotFound();
    const { project_id: project, version, name, username } = found;
    const kept = version === null ? null : await readVersion(tx, project, version);
    const files =
      kept?.files ??
      (await readFiles(tx, project)).map(({ id, name: path, language, kind, size, content }) => ({
        id,
        name: path,
        language,
        kind,
        size,
        content,
      }));
    return { project, name, username, version, files, updatedAt: kept?.version.at ?? found.updated_at };
  });

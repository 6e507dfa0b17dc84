import { createHash } from 'node:crypto';
import { type AuthoredProblem, pack } from '@devorbit/content-reader/problem-package.ts';
import type { Source } from '@devorbit/contract/practice/problems.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { upsertGuidance } from '../../guidance/door.ts';
import { recordChange } from '../../versions/commands/record-change.ts';
import { insertPackage } from '../package-store.ts';
import { selectOptionalContentDigest, upsertContentPrograms, upsertImportedProblem } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** Whose problem it is, where it is not the operator's own. */
type Made = { source: Source; author_id: number };

/** Writes a problem of the content where anything in it has changed; answers whether it had. For the operator alone. */
export async function importPackage(
  { database, clock }: Deps,
  authored: AuthoredProblem,
  createdAt: Date,
  by?: Made,
): Promise<boolean> {
  const contentDigest = createHash('sha256').update(JSON.stringify(authored)).digest('hex');
  if ((await selectOptionalContentDigest(database, authored.name)) === contentDigest) return false;
  const { title, statement, notes, examples, judging, license, rights_owner } = authored;
  const { digest, bytes } = pack(judging);
  const now = clock.now();
  await database.transaction(async (tx) => {
    await insertPackage(tx, digest, bytes, now);
    const { id } = await upsertImportedProblem(
      tx,
      {
        package_name: authored.name,
        content_digest: contentDigest,
        title,
        statement,
        difficulty: notes.difficulty,
        tags: notes.tags,
        examples,
        constraints: notes.constraints,
        signature: notes.signature,
        time_limit_ms: judging.limits.time_ms,
        memory_limit_kb: judging.limits.memory_kb,
        tests: judging.tests.length,
        package_digest: digest,
        license,
        rights_owner,
        source: by?.source ?? 'Admin',
        author_id: by?.author_id ?? null,
      },
      createdAt,
      now,
    );
    await upsertContentPrograms(tx, id, authored.programs);
    await upsertGuidance(tx, id, { hints: notes.hints, editorial: authored.editorial });
    await recordChange(tx, id, by?.author_id ?? null, now);
    await tx.notify('problems');
  });
  return true;
}

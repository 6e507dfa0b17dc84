import { createHash } from 'node:crypto';
import { type AuthoredProblem, pack } from '@devorbit/content-reader/problem-package.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { upsertGuidance } from '../../guidance/door.ts';
import { recordChange } from '../../versions/commands/record-change.ts';
import { insertPackage } from '../package-store.ts';
import { selectOptionalContentDigest, upsertContentPrograms, upsertImportedProblem } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** Writes a problem of `content/problems/` where anything in it has changed; answers whether it had. For the operator alone. */
export async function importPackage(
  { database, clock }: Deps,
  authored: AuthoredProblem,
  createdAt: Date,
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
      },
      createdAt,
      now,
    );
    await upsertContentPrograms(tx, id, authored.programs);
    await upsertGuidance(tx, id, { hints: notes.hints, editorial: authored.editorial });
    await recordChange(tx, id, null, now);
    await tx.notify('problems');
  });
  return true;
}

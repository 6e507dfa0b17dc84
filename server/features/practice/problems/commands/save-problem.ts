import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { recordVersion } from '../../versions/commands/record-version.ts';
import type { ListCache } from '../listing/cache.ts';
import { insertProblem, type NewProblem } from '../store.ts';

type Deps = { database: Database; clock: Clock; listCache: ListCache };

/** Writes a new problem, which is in every server's list at once; `within` goes on in the same transaction. Answers its id. */
export async function saveProblem(
  { database, clock, listCache }: Deps,
  problem: Omit<NewProblem, 'created_at'>,
  within: (tx: Queryable, id: number, at: Date) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const { id } = await database.transaction(async (tx) => {
    const now = clock.now();
    const created = await insertProblem(tx, { ...problem, created_at: now });
    await recordVersion(tx, created.id, problem.author_id, now);
    await within(tx, created.id, now);
    await tx.notify('problems', String(created.id));
    return created;
  });
  listCache.forget();
  return id;
}

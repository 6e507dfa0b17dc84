import type { createProblem as endpoint } from '@devorbit/contract/problems.ts';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { mayNotCreate } from '../errors.ts';
import type { ListCache } from '../listing/cache.ts';
import { mayCreateProblem } from '../policy.ts';
import { insertProblem } from '../store.ts';

type Deps = { database: Database; clock: Clock; listCache: ListCache };

/** Staff create a problem of source Admin, without tests. Answers its id. */
export async function createProblem(
  { database, clock, listCache }: Deps,
  actor: Actor,
  input: z.output<typeof endpoint.body>,
): Promise<number> {
  if (!mayCreateProblem(actor)) throw mayNotCreate();
  const { id } = await database.transaction(async (tx) => {
    const created = await insertProblem(tx, {
      ...input,
      source: 'Admin',
      author_id: actor.id,
      created_at: clock.now(),
    });
    await tx.notify('problems', String(created.id));
    return created;
  });
  listCache.forget();
  return id;
}

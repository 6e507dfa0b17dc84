import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { postcardsPerDay } from '../limits.ts';
import { insertPostcard } from '../store.ts';
import type { HangJob } from './hang-postcard.ts';

type Deps = { database: Database; clock: Clock; queue: Queue; limits: RateLimits };

/** Keeps a postcard; it hangs when its job has been done. */
export async function sendPostcard({ database, clock, queue, limits }: Deps, actor: Actor, text: string): Promise<void> {
  await limits.take(postcardsPerDay, String(actor.id));
  await database.transaction(async (tx) => {
    const { id } = await insertPostcard(tx, actor.id, text, clock.now());
    await queue.send(tx, 'hang', { postcard: id } satisfies HangJob);
  });
}

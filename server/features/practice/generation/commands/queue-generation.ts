import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { JudgeClient } from '../../../../platform/judge-client.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { ensureRunnable } from '../../submissions/commands/ensure-runnable.ts';
import type { Wish } from '../drafts/draft-source.ts';
import { noneLeftToday } from '../errors.ts';
import { stepMessages } from '../step-messages.ts';
import { insertGeneration, lockUser } from '../store.ts';
import { DAY_MS, dayOf, leftToday } from './show-quota.ts';

type Deps = { database: Database; clock: Clock; queue: Queue; judge: JudgeClient };

export type GenerateJob = { generation: string };

/**
 * Saves a wish together with the job that will fulfil it. Every user may; throws where none is left today, or where
 * solutions could not be judged until an operator does something. Answers its id.
 */
export async function queueGeneration(deps: Deps, actor: Actor, { difficulty, tags }: Wish): Promise<string> {
  const { database, clock, queue } = deps;
  for (const language of ['python', 'cpp']) await ensureRunnable(deps, language);
  const now = clock.now();
  return database.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    if ((await leftToday({ database: tx, clock }, actor.id)) === 0)
      throw noneLeftToday(Math.ceil((dayOf(now).getTime() + DAY_MS - now.getTime()) / 1000));
    const id = await insertGeneration(tx, {
      user_id: actor.id,
      difficulty,
      tags,
      message: stepMessages.queued,
      created_at: now,
    });
    await queue.send(tx, 'generate', { generation: id } satisfies GenerateJob);
    return id;
  });
}

import type { Generation } from '@devorbit/contract/practice/generation.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { generationNotFound } from '../errors.ts';
import { maySeeGeneration } from '../policy.ts';
import { presentGeneration } from '../present.ts';
import { selectOptionalGeneration } from '../store.ts';
import { leftToday } from './show-quota.ts';

type Deps = { database: Database; clock: Clock };

/** A generation as far as it has come. For who may not see it there is none. */
export async function readGeneration(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ generation: Generation; finished: boolean }> {
  const row = await selectOptionalGeneration(deps.database, id);
  if (row === null || !maySeeGeneration(actor, row)) throw generationNotFound();
  return {
    generation: presentGeneration(row, await leftToday(deps, actor.id), deps.clock.now()),
    finished: row.finished_at !== null,
  };
}

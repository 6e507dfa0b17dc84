import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { noEditorial } from '../errors.ts';
import { maySeeEverything } from '../policy.ts';
import { EDITORIAL, insertTaken, lockUser } from '../store.ts';
import { ensureHelp } from './ensure-help.ts';
import { showGuidance } from './show-guidance.ts';

type Deps = { database: Database; clock: Clock };

/**
 * Opens the editorial for the points of the problem; where it is open already nothing is given up. Throws where there is
 * no such problem or no editorial.
 */
export async function giveUp({ database, clock }: Deps, actor: Actor, problemId: number): Promise<Guidance> {
  return database.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    const help = await ensureHelp(tx, actor, problemId);
    if (help.editorial === '') throw noEditorial();
    if (!maySeeEverything(help))
      await insertTaken(tx, { user_id: actor.id, problem_id: problemId, hint: EDITORIAL, taken_at: clock.now() });
    return showGuidance({ database: tx }, actor, problemId);
  });
}

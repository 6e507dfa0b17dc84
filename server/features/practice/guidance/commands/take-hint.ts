import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { hintOutOfTurn, noSuchHint } from '../errors.ts';
import { maySeeEverything } from '../policy.ts';
import { insertTaken, lockUser } from '../store.ts';
import { ensureHelp } from './ensure-help.ts';
import { showGuidance } from './show-guidance.ts';

type Deps = { database: Database; clock: Clock };

/**
 * Shows the user's next hint, at its cost: of two at once one costs. A hint that was shown before changes nothing, and
 * where everything is open nothing is taken. Throws where there is no such problem or hint, and out of turn.
 */
export async function takeHint(
  { database, clock }: Deps,
  actor: Actor,
  problemId: number,
  hint: number,
): Promise<Guidance> {
  return database.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    const help = await ensureHelp(tx, actor, problemId);
    if (hint > help.hints.length) throw noSuchHint(help.hints.length);
    if (!maySeeEverything(help) && hint > help.taken) {
      if (hint !== help.taken + 1) throw hintOutOfTurn(help.taken + 1);
      await insertTaken(tx, { user_id: actor.id, problem_id: problemId, hint, taken_at: clock.now() });
    }
    return showGuidance({ database: tx }, actor, problemId);
  });
}

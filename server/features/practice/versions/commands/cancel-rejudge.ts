import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { rejudgeNotFound, wasApplied } from '../errors.ts';
import { closeRejudge, lockRejudge, selectImpact } from '../rejudges/store.ts';

/** Staff drop a preview, whether it is still being judged or ready; nothing else changes. Cancelling again does nothing. */
export async function cancelRejudge(
  { database, clock }: { database: Database; clock: Clock },
  actor: Staff,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const rejudge = await lockRejudge(tx, id);
    if (rejudge === null) throw rejudgeNotFound();
    if (rejudge.state === 'applied') throw wasApplied();
    if (rejudge.state === 'cancelled') return;
    const at = clock.now();
    await closeRejudge(tx, id, 'cancelled', await selectImpact(tx, rejudge), at);
    const detail = { problem: rejudge.problem_id };
    await recordAct(tx, { at, actor, act: 'rejudge.cancel', subject: `rejudge ${id}`, detail });
  });
}

import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { markTold } from '../store.ts';
import { findOrganized } from './find-organized.ts';
import type { DecisionsJob } from './tell-authors.ts';

/** What was decided and not told is told from now on; a job does it. Answers of how many. */
export function sendDecisions(
  { database, clock, queue }: { database: Database; clock: Clock; queue: Queue },
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
): Promise<{ sent: number }> {
  return database.transaction(async (tx) => {
    const event = await findOrganized(tx, actor, id);
    const sent = await markTold(tx, id);
    if (sent === 0) return { sent };
    await queue.send(tx, 'event_decisions', { event: id } satisfies DecisionsJob);
    await recordAct(tx, {
      at: clock.now(),
      actor,
      ip,
      act: 'event.proposals.send',
      subject: `event ${id}`,
      detail: { title: event.title, sent },
    });
    return { sent };
  });
}

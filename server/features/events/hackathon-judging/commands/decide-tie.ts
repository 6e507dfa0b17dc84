import { PER_ENTRY } from '@devorbit/contract/events/hackathon-judging-limits.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { alreadyReleased, noTie } from '../errors.ts';
import { sharesRank } from '../policy.ts';
import { putTieDecision } from '../result-store.ts';
import { lockJudging } from '../store.ts';
import { findJudged } from './find-judged.ts';
import { workOutResult } from './work-out-result.ts';

/** An organizer puts entries of the same corrected score in an order. Throws 409 where these are not all that share it. */
export function decideTie(
  { database, clock }: { database: Database; clock: Clock },
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  entries: readonly number[],
): Promise<void> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const { event } = await findJudged(tx, actor, id);
    const { released_at } = await lockJudging(tx, id, PER_ENTRY.usual);
    if (released_at !== null) throw alreadyReleased();
    const found = await workOutResult(tx, id);
    if (!sharesRank(found.entries, entries)) throw noTie();
    await putTieDecision(tx, id, entries, { by: actor.id, at });
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.tie',
      subject: `event ${id}`,
      detail: { title: event.title, entries },
    });
  });
}

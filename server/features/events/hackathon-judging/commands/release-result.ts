import { PER_ENTRY } from '@devorbit/contract/events/hackathon-judging-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { alreadyReleased, nothingScored, stillMissing } from '../errors.ts';
import { missingText, phaseOf } from '../policy.ts';
import { resultRows } from '../present.ts';
import { insertResult, selectEntrants } from '../result-store.ts';
import { lockJudging } from '../store.ts';
import { findJudged } from './find-judged.ts';
import { workOutResult } from './work-out-result.ts';

/**
 * Makes the result of a hackathon public as it stands, for good; the teams are told. Throws 409 with what is missing, unless
 * the organizer wants it anyway.
 */
export function releaseResult(
  { database, clock }: { database: Database; clock: Clock },
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  { anyway }: { anyway: boolean },
): Promise<{ releasedAt: string }> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const { event, hackathon } = await findJudged(tx, actor, id);
    const judging = await lockJudging(tx, id, PER_ENTRY.usual);
    const phase = phaseOf(hackathon, judging, at);
    if (phase === 'released') throw alreadyReleased();
    const found = await workOutResult(tx, id);
    if (found.entries.length === 0) throw nothingScored();
    const missing = missingText(found.missing, phase);
    if (missing !== '' && !anyway) throw stillMissing(missing);
    await insertResult(tx, id, resultRows(found), { by: actor.id, at });
    await notifyMany(
      tx,
      (await selectEntrants(tx, id)).map(({ user_id }) => user_id),
      { kind: 'events', at, title: `The results are out: ${event.title}`, link: pathOf('event-results', { id }) },
    );
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.release',
      subject: `event ${id}`,
      detail: { title: event.title, entries: found.entries.length, missing: found.missing },
    });
    return { releasedAt: at.toISOString() };
  });
}

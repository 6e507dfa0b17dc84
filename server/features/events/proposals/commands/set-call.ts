import type { Received } from '@devorbit/contract/endpoint.ts';
import { MAX_CALL_DAYS } from '@devorbit/contract/events/proposals-limits.ts';
import type { CallForPapers, setCall as endpoint } from '@devorbit/contract/events/proposals.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { holdProgramme } from '../../programme/commands/hold-programme.ts';
import { closesTooFar, closesTooLate } from '../errors.ts';
import { putCall } from '../store.ts';
import { showCall } from './show-call.ts';

const DAY_MS = 24 * 3_600_000;

/** Opens the call for papers of an event, or changes it; one that is set to a time that is over is closed. */
export function setCall(
  { database, clock }: { database: Database; clock: Clock },
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  { closesAt, kinds, guidance }: Received<typeof endpoint>['body'],
): Promise<CallForPapers> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const event = await holdProgramme(tx, actor, id);
    const closes_at = new Date(closesAt);
    if (closes_at > new Date(event.ends_at)) throw closesTooLate();
    if (Math.abs(closes_at.getTime() - at.getTime()) > MAX_CALL_DAYS * DAY_MS) throw closesTooFar();
    await putCall(tx, id, { closes_at, kinds, guidance });
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.call',
      subject: `event ${id}`,
      detail: { title: event.title, closesAt, kinds: kinds.map(({ name }) => name) },
    });
    return showCall({ database: tx, clock }, actor, id);
  });
}

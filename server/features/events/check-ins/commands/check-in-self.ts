import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { selectOptionalOwn } from '../../registrations/door.ts';
import { checkInCancelled, nobodyToCheckIn, wrongSelfCode } from '../errors.ts';
import { selfCodesPerHour } from '../limits.ts';
import { recordScans } from './record-scans.ts';
import { selfCode } from './self-code.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; secret: string };

/** Checks the caller in by the code on the screen, or the one before it: it may change while one types. */
export async function checkInSelf(
  deps: Deps,
  actor: Actor,
  eventId: number,
  typed: string,
): Promise<{ checkedInAt: string; already: boolean }> {
  const { database, clock, limits, secret } = deps;
  const event = await selectOptionalEvent(database, eventId, actor.id);
  const own = await selectOptionalOwn(database, eventId, actor.id);
  if (event === null || (own === null && !maySee(actor, event))) throw eventNotFound();
  if (event.cancelled_at !== null) throw checkInCancelled();
  if (own?.state !== 'confirmed') throw nobodyToCheckIn();
  await limits.take(selfCodesPerHour, String(actor.id));
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const at = clock.now();
  if (![0, 1].some((ago) => selfCode(secret, eventId, at, ago) === code)) throw wrongSelfCode();
  const device = { event: eventId, device: randomUUID(), by: actor.id };
  const recorded = await database.transaction((tx) =>
    recordScans(deps, tx, device, [{ registration: own.id, number: 1, act: 'in', at: null }]),
  );
  const fate = recorded.get(1)?.fate;
  // Given back while they typed.
  if (fate === undefined || typeof fate === 'string' || fate.by === null) throw nobodyToCheckIn();
  return { checkedInAt: fate.by.at, already: fate.outcome === 'already' };
}

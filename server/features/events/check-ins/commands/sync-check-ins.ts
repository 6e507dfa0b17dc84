import type { Reply } from '@devorbit/contract/endpoint.ts';
import { LATE_SCAN_DAYS, LIVE_SCAN_MS } from '@devorbit/contract/events/check-in-limits.ts';
import type { ScanResult, syncCheckIns as endpoint } from '@devorbit/contract/events/check-ins.ts';
import { readCode } from '@devorbit/contract/events/ticket-format.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectArrivals, selectOptionalById } from '../../registrations/door.ts';
import { codeOf } from '../../tickets/commands/code-of.ts';
import { readTickets } from '../../tickets/commands/read-tickets.ts';
import { checkInCancelled, checkInOver } from '../errors.ts';
import { checkInsPerMinute } from '../limits.ts';
import { presentGuest } from '../present.ts';
import { findEntrance } from './find-entrance.ts';
import { type GivenScan, type Recorded, recordScans } from './record-scans.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; secret: string };
type Body = z.output<typeof endpoint.body>;
type Who = { registration: number; issue?: number } | 'forged' | 'foreign' | 'unknown';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whom each scan means, by its number. */
async function readScans(
  { secret }: Deps,
  db: Queryable,
  event: number,
  scans: Body['scans'],
): Promise<Map<number, Who>> {
  const tickets = await readTickets(
    db,
    event,
    scans.flatMap(({ ticket }) => ticket ?? []),
  );
  const whoOf = async ({ ticket, code, registration }: Body['scans'][number]): Promise<Who> => {
    if (ticket !== undefined) return tickets.get(ticket) ?? 'forged';
    if (registration !== undefined) return { registration };
    const typed = readCode(code ?? '');
    const row = typed === null ? null : await selectOptionalById(db, event, typed.registration);
    if (typed === null || row === null) return 'unknown';
    // An older code is answered as an older ticket is.
    for (let issue = row.ticket_issue; issue > Math.max(0, row.ticket_issue - 20); issue--)
      if (codeOf(secret, { event, registration: row.id, issue }) === typed.code) return { registration: row.id, issue };
    return 'unknown';
  };
  const who = new Map<number, Who>();
  for (const scan of scans) who.set(scan.number, await whoOf(scan));
  return who;
}

/** When a scan was made, by our clock; null for one that comes at once. */
function momentOf(at: string, sentAt: string, now: Date): Date | null {
  const age = Math.max(0, Date.parse(sentAt) - Date.parse(at));
  return age <= LIVE_SCAN_MS ? null : new Date(now.getTime() - age);
}

function present(number: number, who: Who, recorded: Recorded | undefined, about: Parameters<typeof presentGuest>[1]) {
  const nobody = { number, guest: null, at: null, by: null };
  if (typeof who === 'string') return { ...nobody, outcome: who };
  const { guest, fate } = recorded ?? { guest: null, fate: 'unknown' as const };
  const shown = guest === null ? null : presentGuest(guest, about);
  if (typeof fate === 'string') return { ...nobody, outcome: fate, guest: shown };
  return { number, outcome: fate.outcome, guest: shown, at: fate.by?.at ?? null, by: fate.by?.by ?? null };
}

/**
 * Takes the scans of a device, made now or while it was without network. The earliest valid scan of a ticket lets in;
 * what is forged, foreign, older than the last issue or without a place is refused with the reason.
 */
export async function syncCheckIns(
  deps: Deps,
  actor: Actor,
  eventId: number,
  { device, sentAt, scans }: Body,
): Promise<Reply<typeof endpoint>> {
  const { database, clock, limits, secret } = deps;
  const event = await findEntrance(database, actor, eventId);
  if (event.cancelled_at !== null) throw checkInCancelled();
  if (clock.now().getTime() > Date.parse(event.ends_at) + LATE_SCAN_DAYS * DAY_MS) throw checkInOver();
  await limits.take(checkInsPerMinute, String(actor.id));
  const who = await readScans(deps, database, eventId, scans);
  const now = clock.now();
  const given = scans.flatMap(({ number, act, at }): GivenScan[] => {
    const meant = who.get(number);
    return meant === undefined || typeof meant === 'string'
      ? []
      : [{ ...meant, number, act, at: momentOf(at, sentAt, now) }];
  });
  const recorded =
    given.length === 0
      ? new Map<number, Recorded>()
      : await database.transaction((tx) => recordScans(deps, tx, { event: eventId, device, by: actor.id }, given));
  return {
    ...(await selectArrivals(database, eventId)),
    results: scans.map(({ number }): ScanResult =>
      present(number, who.get(number) ?? 'unknown', recorded.get(number), { secret, event: eventId }),
    ),
  };
}

import type { Reply } from '@devorbit/contract/endpoint.ts';
import { MAX_GUESTS } from '@devorbit/contract/events/check-in-limits.ts';
import type { listGuests as endpoint } from '@devorbit/contract/events/check-ins.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectArrivals, selectGuests } from '../../registrations/door.ts';
import { holdKey } from '../../tickets/commands/hold-key.ts';
import { presentGuest } from '../present.ts';
import { findEntrance } from './find-entrance.ts';

type Deps = { database: Database; clock: Clock; secret: string };

/** What an entrance needs to go on without network. */
export async function listGuests(deps: Deps, actor: Actor, id: number): Promise<Reply<typeof endpoint>> {
  const { database, secret } = deps;
  const event = await findEntrance(database, actor, id);
  const { public_key } = await holdKey(deps, database, id);
  // The stamp first: what changes meanwhile is asked for again.
  const arrivals = await selectArrivals(database, id);
  const rows = await selectGuests(database, id, MAX_GUESTS + 1);
  return {
    ...arrivals,
    event: { id, title: event.title, timeZone: event.time_zone, endsAt: event.ends_at },
    publicKey: public_key,
    guests: rows.slice(0, MAX_GUESTS).map((row) => presentGuest(row, { secret, event: id })),
    complete: rows.length <= MAX_GUESTS,
  };
}

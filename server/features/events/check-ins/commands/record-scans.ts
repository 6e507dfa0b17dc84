import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { type GuestRow, lockGuests, updateCheckedIn } from '../../registrations/door.ts';
import { type Fate, scanKey, settle } from '../policy.ts';
import { type Device, insertScans, type NewScan, selectScans } from '../store.ts';

/** `issue` is that of a ticket that was shown. */
export type GivenScan = NewScan & { issue?: number };
export type Recorded = { guest: GuestRow | null; fate: Fate | 'reissued' | 'no_place' | 'unknown' };

function refusalOf({ act, issue }: GivenScan, guest: GuestRow | undefined): 'reissued' | 'no_place' | 'unknown' | null {
  if (guest === undefined) return 'unknown';
  if (act === 'undo') return null;
  if (guest.state !== 'confirmed') return 'no_place';
  if (issue !== undefined && issue !== guest.ticket_issue) return issue < guest.ticket_issue ? 'reissued' : 'unknown';
  return null;
}

/**
 * Writes scans down and settles who is in, one after another for each person, whichever server they come to: of two scans
 * of a ticket one lets in. A scan that came before changes nothing, and is answered again. By the numbers of the scans.
 */
export async function recordScans(
  { clock }: { clock: Clock },
  tx: Queryable,
  device: Device,
  scans: GivenScan[],
): Promise<Map<number, Recorded>> {
  const ids = [...new Set(scans.map(({ registration }) => registration))];
  const guests = new Map((await lockGuests(tx, device.event, ids)).map((guest) => [guest.id, guest]));
  const counted = scans.filter((scan) => refusalOf(scan, guests.get(scan.registration)) === null);
  await insertScans(tx, device, counted, clock.now());
  const log = Map.groupBy(await selectScans(tx, [...guests.keys()]), ({ registration_id }) => registration_id);
  const fates = new Map<string, Fate>();
  for (const guest of guests.values()) {
    const settled = settle(log.get(guest.id) ?? []);
    for (const [key, fate] of settled.fates) fates.set(`${guest.id} ${key}`, fate);
    const { at = null, by_id = null, by = null } = settled.inside ?? {};
    if (at !== guest.checked_in_at || by !== guest.checked_in_by)
      await updateCheckedIn(tx, guest.id, { at, by: by_id });
    Object.assign(guest, { checked_in_at: at, checked_in_by: by });
  }
  return new Map(
    scans.map((scan): [number, Recorded] => {
      const guest = guests.get(scan.registration) ?? null;
      const key = scanKey({ device: device.device, number: scan.number });
      // Of a number that was another person’s scan before, nothing is known.
      const known = fates.get(`${scan.registration} ${key}`);
      return [scan.number, { guest, fate: known ?? refusalOf(scan, guest ?? undefined) ?? 'unknown' }];
    }),
  );
}

import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export const Scan = z.object({
  id: z.number(),
  registration_id: z.number(),
  device: z.string(),
  number: z.number(),
  act: z.enum(['in', 'undo']),
  at: z.string(),
  by_id: z.number(),
  /** Null for an account that is gone. */
  by: z.string().nullable(),
});
export type Scan = z.infer<typeof Scan>;

/** `at` is null for one that counts by the time at which it comes. */
export type NewScan = { registration: number; number: number; act: 'in' | 'undo'; at: Date | null };
export type Device = { event: number; device: string; by: number };

/**
 * Under the locks of their registrations, in their order; one that came before is left as it is. What comes now is never
 * before what came for the same person: one of two servers whose clocks differ was first all the same.
 */
export const insertScans = (
  db: Queryable,
  { event, device, by }: Device,
  scans: NewScan[],
  now: Date,
): Promise<number> =>
  db.run(
    `insert into check_ins (event_id, registration_id, device, number, act, at, received_at, by_id)
     select $1, s.registration, $2, s.number, s.act,
       coalesce(s.at, greatest($8::timestamptz, (select max(c.at) from check_ins c where c.registration_id = s.registration))), $8, $3
     from unnest($4::bigint[], $5::integer[], $6::text[], $7::timestamptz[]) with ordinality
       s (registration, number, act, at, place)
     order by s.place
     on conflict (device, number) do nothing`,
    [
      event,
      device,
      by,
      scans.map(({ registration }) => registration),
      scans.map(({ number }) => number),
      scans.map(({ act }) => act),
      scans.map(({ at }) => at),
      now,
    ],
  );

/** All scans of these people, the earliest first. */
export const selectScans = (db: Queryable, registrations: number[]): Promise<Scan[]> =>
  db.rows(
    Scan,
    `select c.id, c.registration_id, c.device, c.number, c.act, c.at, c.by_id, u.username as by
     from check_ins c left join existing_users u on u.id = c.by_id
     where c.registration_id = any ($1::bigint[]) order by c.at, c.id`,
    [registrations],
  );

export const deleteScansBefore = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from check_ins where received_at < $1', [before]);

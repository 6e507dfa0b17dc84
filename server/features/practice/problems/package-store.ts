import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** What runners fetch, by its digest; the same bytes are kept once. */
export const insertPackage = (db: Queryable, digest: string, bytes: Buffer, now: Date): Promise<number> =>
  db.run('insert into problem_packages (digest, bytes, created_at) values ($1, $2, $3) on conflict do nothing', [
    digest,
    bytes,
    now,
  ]);

export const selectOptionalPackage = async (db: Queryable, digest: string): Promise<Buffer | null> => {
  const row = await db.optionalRow(
    z.object({ bytes: z.instanceof(Buffer) }),
    'select bytes from problem_packages where digest = $1',
    [digest],
  );
  return row?.bytes ?? null;
};

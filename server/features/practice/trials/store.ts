import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export const insertTrialPackage = (db: Queryable, workId: string, digest: string, bytes: Buffer): Promise<number> =>
  db.run('insert into trial_packages (work_id, digest, bytes) values ($1, $2, $3) on conflict do nothing', [
    workId,
    digest,
    bytes,
  ]);

export const selectOptionalTrialPackage = async (db: Queryable, digest: string): Promise<Buffer | null> => {
  const row = await db.optionalRow(
    z.object({ bytes: z.instanceof(Buffer) }),
    'select bytes from trial_packages where digest = $1 limit 1',
    [digest],
  );
  return row?.bytes ?? null;
};

export const deleteTrialPackages = (db: Queryable, workId: string): Promise<number> =>
  db.run('delete from trial_packages where work_id = $1', [workId]);

export const deleteTrialPackagesBefore = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from trial_packages where created_at < $1', [before]);

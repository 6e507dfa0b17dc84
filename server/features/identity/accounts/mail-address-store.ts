import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const MailAddress = z.object({ email: z.string(), verified: z.boolean() });
export type MailAddress = z.infer<typeof MailAddress>;

export const selectOptionalMailAddress = (db: Queryable, userId: number): Promise<MailAddress | null> =>
  db.optionalRow(
    MailAddress,
    'select email, email_verified_at is not null as verified from existing_users where id = $1',
    [userId],
  );

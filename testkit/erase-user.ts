import { eraseUser } from '@devorbit/server/features/community/profiles/commands/erase-user.ts';
import type { Queryable } from '@devorbit/server/platform/database.ts';
import { erasureOf } from '@devorbit/server/platform/erasure.ts';
import { features } from '@devorbit/server/registry.ts';
import { z } from 'zod';

const Leaving = z.object({ id: z.number(), email: z.string(), email_verified: z.boolean(), renamed: z.string() });

/** Erases what belongs to a user as the deletion of the account does; the account itself stays. */
export const eraseTraces = async (tx: Queryable, userId: number): Promise<void> =>
  eraseUser(
    tx,
    erasureOf(features),
    await tx.row(
      Leaving,
      'select id, email, email_verified_at is not null as email_verified, username as renamed from users where id = $1',
      [userId],
    ),
  );

import type { Queryable } from '../../../../platform/database.ts';
import { type MailAddress, selectOptionalMailAddress } from '../mail-address-store.ts';

/** Where a user's letters go; null for an account that is gone. Not for users: it asks no policy. */
export const findMailAddress = (db: Queryable, userId: number): Promise<MailAddress | null> =>
  selectOptionalMailAddress(db, userId);

import type { Database } from '../../../../platform/database.ts';
import { hashPassword, isPassword } from '../password.ts';
import { updateVerified } from '../recovery/store.ts';
import { upsertSamplePerson } from '../sample-store.ts';
import { insertOptionalUser, type NewUser, selectOptionalUserByLogin, updatePassword } from '../store.ts';

/** Makes a demo account, or gives the one there is the password; its address counts as confirmed. For the seed alone. */
export async function ensureDemoAccount(
  { database }: { database: Database },
  account: Omit<NewUser, 'password_hash'>,
  password: string,
): Promise<void> {
  const existing = await selectOptionalUserByLogin(database, account.username);
  const user =
    existing ?? (await insertOptionalUser(database, { ...account, password_hash: await hashPassword(password) }));
  if (user !== null) {
    await updateVerified(database, user.id, account.date_joined);
    await upsertSamplePerson(database, user.id);
  }
  if (existing && !(await isPassword(password, existing.password_hash ?? undefined)))
    await updatePassword(database, existing.id, await hashPassword(password));
}

import type { Database } from '../../../../platform/database.ts';
import { digestOf } from '../session-code.ts';
import { deleteSession } from '../store.ts';

/** Ends the sessions of these codes; holding a code is the permission. Codes that are unknown or have ended are passed over. */
export async function logOut({ database }: { database: Database }, codes: string[]): Promise<void> {
  for (const code of codes) await deleteSession(database, digestOf(code));
}

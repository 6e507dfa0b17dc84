import type { OpenSession } from '@devorbit/contract/identity/sessions.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Caller } from '../../../../platform/sessions.ts';
import { presentSession } from '../present.ts';
import { selectSessions } from '../session-store.ts';

/** The caller's own live sessions, the one that asks first. */
export async function listSessions(
  { database, clock }: { database: Database; clock: Clock },
  { id, credential }: Caller,
): Promise<OpenSession[]> {
  const rows = await selectSessions(database, id, clock.now());
  return rows
    .map((row) => presentSession(row, credential.id))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
}

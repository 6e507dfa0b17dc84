import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import { readSignedAddress } from '../../../../../platform/http/signed-address.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { selectOptionalActor } from '../../../../identity/accounts/door.ts';
import { findEntry } from '../../commands/find-entry.ts';
import { fileNotFound } from '../../errors.ts';
import { type EntryFileRow, selectOptionalFile } from '../store.ts';

/** A picture or a file of an entry that the caller may see, or for whom the address was signed; they as visitors once they may no longer sign in. */
export async function readFile(
  { database, clock, secret }: { database: Database; clock: Clock; secret: string },
  actor: Actor | null,
  { address, ...asked }: { id: number; entry: number; file: number; digest: string; address: string },
): Promise<EntryFileRow> {
  const who = address.includes('?')
    ? await selectOptionalActor(database, readSignedAddress(secret, address, clock.now()))
    : actor;
  await findEntry({ database, clock }, who, asked);
  const file = await selectOptionalFile(database, asked);
  if (file === null) throw fileNotFound();
  return file;
}

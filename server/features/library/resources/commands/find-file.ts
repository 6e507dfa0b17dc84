import type { Database } from '../../../../platform/database.ts';
import { readSignedAddress } from '../../../../platform/http/signed-address.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { othersAddress, resourceNotFound } from '../errors.ts';
import { type Rendition, selectOptionalFile, selectOptionalRenditionFile } from '../file-store.ts';

type Asked = { part: 'file' | 'rendition'; id: number; digest: string; address: string };
type Found = { digest: string; size: number; kind: 'original' | Rendition['kind']; name: string };

/**
 * The bytes that a signed address is for. Throws for an address that is incomplete, old, or of somebody else than whoever
 * shows a session with it, for one of a member who may no longer sign in, and for what is no longer there.
 */
export async function findFile(
  { database, secret, now }: { database: Database; secret: string; now: Date },
  actor: Actor | null,
  { part, id, digest, address }: Asked,
): Promise<Found> {
  const user = readSignedAddress(secret, address, now);
  if (actor !== null && actor.id !== user) throw othersAddress();
  if (part === 'file') {
    const file = await selectOptionalFile(database, { id, digest, user });
    if (file === null) throw resourceNotFound();
    return { digest, size: file.size, kind: 'original', name: file.file_name };
  }
  const made = await selectOptionalRenditionFile(database, { id, digest, user });
  if (made === null) throw resourceNotFound();
  return { digest, size: made.size, kind: made.kind, name: made.file_name };
}

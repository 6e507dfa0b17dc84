import type { Blob } from '../../../../platform/blobs/blob-store.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { readSignedAddress } from '../../../../platform/http/signed-address.ts';
import { selectOptionalActor } from '../../../identity/accounts/door.ts';
import { noPicture } from '../errors.ts';
import { selectEventsWithPicture, selectIsUploader, selectOptionalPicture } from '../picture-store.ts';
import { maySee } from '../policy.ts';

type Deps = { database: Database; clock: Clock; secret: string };

/** A picture of an approved event, for everybody; of any other at an address that was signed for who may see it, while they may. */
export async function showPicture(
  { database, clock, secret }: Deps,
  { digest, address }: { digest: string; address: string },
): Promise<Blob & { listed: boolean }> {
  const picture = await selectOptionalPicture(database, digest);
  if (picture === null) throw noPicture();
  if (picture.listed) return picture;
  // Without a signature it is not there at all.
  if (!address.includes('?')) throw noPicture();
  const who = await selectOptionalActor(database, readSignedAddress(secret, address, clock.now()));
  if (who === null) throw noPicture();
  if (await selectIsUploader(database, digest, who.id)) return picture;
  const events = await selectEventsWithPicture(database, digest, who.id);
  if (!events.some((event) => maySee(who, event))) throw noPicture();
  return picture;
}

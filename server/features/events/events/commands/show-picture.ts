import type { Blob } from '../../../../platform/blobs/blob-store.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { readSignedAddress } from '../../../../platform/http/signed-address.ts';
import { noPicture } from '../errors.ts';
import { selectOptionalPicture } from '../picture-store.ts';

type Deps = { database: Database; clock: Clock; secret: string };

/** A picture of an approved event, for everybody; of any other at an address that was signed for who may see it. */
export async function showPicture(
  { database, clock, secret }: Deps,
  { digest, address }: { digest: string; address: string },
): Promise<Blob & { listed: boolean }> {
  const picture = await selectOptionalPicture(database, digest);
  if (picture === null) throw noPicture();
  if (picture.listed) return picture;
  // Without a signature it is not there at all.
  if (!address.includes('?')) throw noPicture();
  readSignedAddress(secret, address, clock.now());
  return picture;
}

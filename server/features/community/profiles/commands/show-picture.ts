import type { Blob } from '../../../../platform/blobs/blob-store.ts';
import type { Database } from '../../../../platform/database.ts';
import { noPicture } from '../errors.ts';
import { selectOptionalPicture } from '../picture-store.ts';

/** The file of a picture by its digest, for anybody. Throws a Refusal where there is none. */
export async function showPicture({ database }: { database: Database }, digest: string): Promise<Blob> {
  const picture = await selectOptionalPicture(database, digest);
  if (picture === null) throw noPicture();
  return picture;
}

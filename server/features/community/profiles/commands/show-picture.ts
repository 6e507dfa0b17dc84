import type { Database } from '../../../../platform/database.ts';
import { noPicture } from '../errors.ts';
import { selectOptionalPicture } from '../picture-store.ts';

/** A picture by its digest, for anybody. Throws a Refusal where there is none. */
export async function showPicture({ database }: { database: Database }, digest: string): Promise<Buffer> {
  const bytes = await selectOptionalPicture(database, digest);
  if (bytes === null) throw noPicture();
  return bytes;
}

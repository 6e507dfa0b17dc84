import type { ExportUser } from '../../../../platform/personal-data.ts';
import { selectOptionalPictureOf } from '../picture-store.ts';

/** The profile picture, as it was encoded. */
export const exportPicture: ExportUser = async function* ({ database, blobs }, { id }) {
  const picture = await selectOptionalPictureOf(database, id);
  if (picture) yield { path: 'picture/profile.webp', bytes: await blobs.open(picture.digest) };
};

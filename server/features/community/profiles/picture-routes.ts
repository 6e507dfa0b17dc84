import { buffer } from 'node:stream/consumers';
import { PICTURE_BYTES } from '@devorbit/contract/community/profiles-limits.ts';
import {
  removePicture as removeEndpoint,
  showPicture as showEndpoint,
  uploadPicture as uploadEndpoint,
} from '@devorbit/contract/community/profiles.ts';
import type { Blobs } from '../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bindFile } from '../../../platform/http/bind-file.ts';
import { bindUpload } from '../../../platform/http/bind-upload.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { Encoder } from '../../../platform/pictures/encoder.ts';
import { notAPicture } from '../../../platform/pictures/errors.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { setPicture } from './commands/set-picture.ts';
import { showPicture } from './commands/show-picture.ts';
import { largePicture, noUpload } from './errors.ts';
import { picturesPerHour } from './limits.ts';
import { deletePicture } from './picture-store.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; blobs: Blobs; encodePicture: Encoder };

export function servePictures(http: Http, deps: Deps): void {
  bindUpload(
    http,
    uploadEndpoint,
    {
      // The field's name (specification §7).
      field: 'profile_picture',
      maxBytes: PICTURE_BYTES,
      refusals: { noForm: noUpload, noFile: notAPicture, tooLarge: largePicture },
      admit: ({ id }) => deps.limits.take(picturesPerHour, String(id)),
      take: buffer,
    },
    async ({ actor, file }) => {
      const address = await setPicture(deps, actor, file);
      return { body: { profile_picture_url: address, profileImageUrl: address } };
    },
  );
  bind(http, removeEndpoint, async ({ actor }) => {
    await deletePicture(deps.database, actor.id);
    return { body: { message: 'Profile picture removed successfully!' } };
  });
  bindFile(http, showEndpoint, async ({ params }) => {
    const { digest, size } = await showPicture(deps, params.digest);
    return {
      digest,
      size,
      open: (range) => deps.blobs.open(digest, range),
      type: 'image/webp',
      name: 'picture.webp',
      inline: true,
      cacheControl: 'public, max-age=31536000, immutable',
    };
  });
}

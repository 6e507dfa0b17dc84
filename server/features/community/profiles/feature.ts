import { defineFeature } from '../../../feature.ts';
import { serveDeletion } from './deletion-routes.ts';
import { heads } from './head.ts';
import { anonymiseDueUsers } from './jobs.ts';
import { picturesPerHour } from './limits.ts';
import { servePictures } from './picture-routes.ts';
import { servePublicProfiles } from './public-routes.ts';
import { serveProfiles } from './routes.ts';

export const profiles = defineFeature({
  name: 'community/profiles',
  tables: ['profiles', 'pictures', 'preferences'],
  limits: [picturesPerHour],
  hourly: [{ name: 'Account deletion', run: anonymiseDueUsers }],
  heads,
  search: [{ kind: 'person' }],
  serve(http, platform) {
    serveProfiles(http, platform);
    serveDeletion(http, platform);
    servePictures(http, platform);
    servePublicProfiles(http, platform);
  },
});

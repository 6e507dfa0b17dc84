import { defineFeature } from '../../../feature.ts';
import { erasureOf } from '../../../platform/erasure.ts';
import { accountExportOf } from '../../../platform/personal-data.ts';
import { exportPicture } from './commands/export-picture.ts';
import { movePictures } from './commands/move-pictures.ts';
import { serveDeletion } from './deletion-routes.ts';
import { serveAccountExport } from './export-routes.ts';
import { heads } from './head.ts';
import { anonymiseDueUsers } from './jobs.ts';
import { accountExportsPerHour, picturesPerHour } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { servePictures } from './picture-routes.ts';
import { servePublicProfiles } from './public-routes.ts';
import { reportableProfile } from './reportable.ts';
import { serveProfiles } from './routes.ts';

export const profiles = defineFeature({
  name: 'community/profiles',
  tables: ['profiles', 'pictures', 'preferences'],
  blobs: [['pictures', 'digest']],
  userColumns: {
    'profiles.user_id': 'erased',
    'pictures.user_id': 'erased',
    'preferences.user_id': 'erased',
  },
  personalData,
  exportUser: exportPicture,
  notExported: {
    pictures: 'a file of its own in the export',
  },
  limits: [picturesPerHour, accountExportsPerHour],
  hourly: [
    {
      name: 'Account deletion',
      run: (platform) => anonymiseDueUsers({ ...platform, erasure: erasureOf(platform.features) }),
    },
  ],
  heads,
  search: [{ kind: 'person' }],
  reportable: [reportableProfile],
  async serve(http, platform) {
    serveProfiles(http, platform);
    serveDeletion(http, platform);
    serveAccountExport(http, platform, accountExportOf(platform.features));
    await movePictures(platform);
    servePictures(http, platform);
    servePublicProfiles(http, platform);
  },
});

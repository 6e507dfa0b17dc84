import { readUniversities } from '@devorbit/content-reader/universities.ts';
import { defineFeature } from '../../../feature.ts';
import { contentFolder } from '../../../folders.ts';
import { keepPages } from './commands/keep-pages.ts';
import { heads } from './head.ts';
import { forgetOldOpens } from './jobs.ts';
import { uploadsPerHour } from './limits.ts';
import { serveResources } from './routes.ts';

export const resources = defineFeature({
  name: 'library/resources',
  tables: ['resources', 'resource_renditions', 'resource_opens', 'resource_bookmarks', 'resource_votes'],
  blobs: [
    ['resources', 'digest'],
    ['resource_renditions', 'digest'],
    ['resource_renditions', 'rendition'],
  ],
  userColumns: {
    'resources.uploaded_by': 'kept',
    'resource_opens.user_id': 'erased',
    'resource_bookmarks.user_id': 'erased',
    'resource_votes.user_id': 'erased',
  },
  channels: ['resources'],
  limits: [uploadsPerHour],
  hourly: [{ name: 'Old opens of documents', run: forgetOldOpens }],
  heads,
  search: [{ kind: 'document' }],
  serve: (http, platform) =>
    serveResources(http, {
      ...platform,
      secret: platform.env.SECRET,
      scanner: platform.env.CLAMD_URL,
      pages: keepPages(platform.changes),
      colleges: readUniversities(contentFolder('universities')),
    }),
});

import { readUniversities } from '@devorbit/content-reader/universities.ts';
import { defineFeature, type Platform, queue } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { documentAddress } from '../../../platform/documents/runner-address.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { reportableCollection } from './collections/reportable.ts';
import { keepPages } from './commands/keep-pages.ts';
import { heads } from './head.ts';
import { forgetOldOpens } from './jobs.ts';
import { insideSearchesPerMinute, suggestionsPerDay, suggestionUploadsPerHour, uploadsPerHour } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { feedQueues } from './preparation/commands/feed-queues.ts';
import { giveUp } from './preparation/commands/give-up.ts';
import { prepareDocument } from './preparation/commands/prepare-document.ts';
import { readScans } from './preparation/commands/read-scans.ts';
import type { PrepareDeps } from './preparation/commands/take-document.ts';
import type { DocumentJob } from './preparation/store.ts';
import { reportableDocument } from './reportable.ts';
import { serveResources } from './routes.ts';
import { resourceSettings } from './settings.ts';
import { purgeDeclined } from './suggestions/jobs.ts';
import { deleteUnpublishedOf } from './suggestions/store.ts';
import { forgetExpiredUploads } from './uploads/jobs.ts';

const prepareDeps = (platform: Platform): PrepareDeps => ({
  ...platform,
  documentUrl: (digest) => platform.base() + documentAddress(platform.env.SECRET, digest, platform.clock.now()),
});
/** About twenty minutes of trying. */
const PATIENT = { limit: 24, delay: 2, longest: 60 };

export const resources = defineFeature({
  name: 'library/resources',
  tables: [
    'resources',
    'resource_versions',
    'resource_renditions',
    'resource_opens',
    'resource_bookmarks',
    'resource_votes',
    'resource_positions',
    'resource_collections',
    'resource_collection_items',
    'resource_preparations',
    'resource_pages',
    'resource_uploads',
  ],
  blobs: [
    ['resources', 'digest'],
    ['resource_versions', 'digest'],
    ['resource_renditions', 'digest'],
    ['resource_renditions', 'rendition'],
    ['resource_preparations', 'digest'],
  ],
  userColumns: {
    'resources.uploaded_by': 'kept',
    'resources.decided_by': 'kept',
    'resources.version_by': 'kept',
    'resource_versions.made_by': 'kept',
    'resource_opens.user_id': 'erased',
    'resource_bookmarks.user_id': 'erased',
    'resource_votes.user_id': 'erased',
    'resource_positions.user_id': 'erased',
    'resource_collections.user_id': 'erased',
    'resource_uploads.user_id': 'erased',
  },
  personalData,
  channels: ['resources', 'document_preparations'],
  // What nobody has published goes with whoever suggested it.
  eraseUser: async (tx, { id }) => void (await deleteUnpublishedOf(tx, id)),
  limits: [uploadsPerHour, suggestionUploadsPerHour, suggestionsPerDay, insideSearchesPerMinute],
  settings: [resourceSettings],
  queues: [
    // One at a time: runners take one, too.
    queue<DocumentJob>({
      name: 'documents',
      retry: PATIENT,
      expires: 15 * MINUTE_S,
      wake: true,
      slots: 1,
      pollMs: 2_000,
      handle: (platform) => {
        const deps = prepareDeps(platform);
        return ({ data }, signal) => prepareDocument(deps, data.digest, signal);
      },
      dead:
        ({ database }) =>
        ({ data }) =>
          giveUp(database, data.digest, 'preparation'),
    }),
    queue<DocumentJob>({
      name: 'ocr',
      retry: PATIENT,
      expires: 60 * MINUTE_S,
      wake: true,
      slots: 1,
      pollMs: 5_000,
      handle: (platform) => {
        const deps = prepareDeps(platform);
        return ({ data }, signal) => readScans(deps, data.digest, signal);
      },
      dead:
        ({ database }) =>
        ({ data }) =>
          giveUp(database, data.digest, 'ocr'),
    }),
    queue({
      name: 'documents_feed',
      cron: '* * * * *',
      retry: { limit: 0, delay: 0 },
      expires: 5 * MINUTE_S,
      slots: 1,
      pollMs: 10_000,
      handle: (platform) => () => feedQueues(platform),
    }),
  ],
  hourly: [
    { name: 'Old opens of documents', run: forgetOldOpens },
    { name: 'Declined suggestions', run: purgeDeclined },
    { name: 'Unfinished uploads', run: forgetExpiredUploads },
  ],
  heads,
  search: [{ kind: 'document' }],
  reportable: [reportableDocument, reportableCollection],
  serve: (http, platform) => {
    const { CLAMD_URL: scanner, RESOURCE_QUOTA_GB: quota } = resourceSettings.of(platform.env);
    serveResources(http, {
      ...platform,
      secret: platform.env.SECRET,
      scanner,
      quota: quota === undefined ? null : quota * 1e9,
      pages: keepPages(platform.changes),
      colleges: fromContent(readUniversities, 'universities'),
    });
  },
});

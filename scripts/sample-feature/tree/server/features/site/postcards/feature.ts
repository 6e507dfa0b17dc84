import { pathOf } from '@devorbit/contract/path-of.ts';
import { defineFeature, queue, type SearchEntry } from '../../../feature.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { hangPostcard, type HangJob } from './commands/hang-postcard.ts';
import { purgePostcards } from './jobs.ts';
import { postcardsPerDay } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { servePostcards } from './routes.ts';
import { postcardSettings } from './settings.ts';

const wallEntry = (): SearchEntry[] => [{ ref: 'wall', title: 'The wall of postcards', link: pathOf('postcards') }];

export const postcards = defineFeature({
  name: 'site/postcards',
  tables: ['postcards'],
  userColumns: { 'postcards.user_id': 'erased' },
  personalData,
  limits: [postcardsPerDay],
  settings: [postcardSettings],
  queues: [
    queue<HangJob>({
      name: 'hang',
      retry: { limit: 5, delay: 1 },
      expires: MINUTE_S,
      wake: true,
      slots: 1,
      pollMs: 5_000,
      handle:
        (platform) =>
        ({ data }) =>
          hangPostcard(platform, data),
    }),
  ],
  hourly: [{ name: 'Old postcards', run: purgePostcards }],
  search: [{ kind: 'postcards', entries: wallEntry }],
  serve: servePostcards,
});

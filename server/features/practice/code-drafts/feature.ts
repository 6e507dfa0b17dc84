import { defineFeature } from '../../../feature.ts';
import { purgeDrafts } from './jobs.ts';
import { draftsPerMinute } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveCodeDrafts } from './routes.ts';

export const codeDrafts = defineFeature({
  name: 'practice/code-drafts',
  tables: ['code_drafts'],
  userColumns: { 'code_drafts.user_id': 'erased' },
  personalData,
  limits: [draftsPerMinute],
  hourly: [{ name: 'Old drafts of code', run: purgeDrafts }],
  serve: serveCodeDrafts,
});

import { defineFeature } from '../../../feature.ts';
import { forgetEnded } from './jobs.ts';
import { idePreviewFilesPerMinute, idePreviewsPerMinute } from './limits.ts';
import { servePages } from './page-routes.ts';
import { previewOrigins } from './policy.ts';
import { servePreviews } from './routes.ts';
import { previewSettings } from './settings.ts';

export const idePreviews = defineFeature({
  name: 'ide/previews',
  tables: ['ide_previews'],
  userColumns: { 'ide_previews.user_id': 'erased' },
  notExported: { ide_previews: 'addresses that end within a day, of which only digests are kept' },
  limits: [idePreviewsPerMinute, idePreviewFilesPerMinute],
  settings: [previewSettings],
  frames: ({ env }) => previewOrigins(env)?.all ?? null,
  hourly: [{ name: 'Previews of the Online IDE', run: forgetEnded }],
  serve(http, platform) {
    const deps = { ...platform, origins: previewOrigins(platform.env) };
    servePreviews(http, deps);
    servePages(http, deps);
  },
});

import { defineFeature } from '../../../feature.ts';
import { forgetEnded } from './jobs.ts';
import { ideRunsPerMinute } from './limits.ts';
import { serveWorkspaces } from './routes.ts';

export const ideWorkspaces = defineFeature({
  name: 'ide/workspaces',
  tables: ['ide_workspaces'],
  userColumns: { 'ide_workspaces.user_id': 'erased' },
  limits: [ideRunsPerMinute],
  hourly: [{ name: 'Workspaces of the Online IDE', run: forgetEnded }],
  serve(http, platform) {
    serveWorkspaces(http, { ...platform, publicUrl: platform.env.PUBLIC_URL });
  },
});

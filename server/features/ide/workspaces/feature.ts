import { defineFeature } from '../../../feature.ts';
import { forgetEnded } from './jobs.ts';
import { ideChecksPerMinute, ideLanguageServersPerMinute, ideLooksPerMinute, ideRunsPerMinute } from './limits.ts';
import { serveMadeFiles } from './made-routes.ts';
import { serveWorkspaces } from './routes.ts';

export const ideWorkspaces = defineFeature({
  name: 'ide/workspaces',
  tables: ['ide_workspaces'],
  userColumns: { 'ide_workspaces.user_id': 'erased' },
  notExported: {
    ide_workspaces: 'a machine that runs for the moment',
  },
  limits: [ideRunsPerMinute, ideLanguageServersPerMinute, ideChecksPerMinute, ideLooksPerMinute],
  hourly: [{ name: 'Workspaces of the Online IDE', run: forgetEnded }],
  serve(http, platform) {
    serveMadeFiles(http, platform);
    serveWorkspaces(http, { ...platform, publicUrl: platform.env.PUBLIC_URL });
  },
});

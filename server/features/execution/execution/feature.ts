import { defineFeature } from '../../../feature.ts';
import { runsPerMinute } from './limits.ts';
import { serveExecution } from './routes.ts';
import { executionSettings } from './settings.ts';

export const execution = defineFeature({
  name: 'execution/execution',
  limits: [runsPerMinute],
  settings: [executionSettings],
  serve(http, platform) {
    const { env } = platform;
    const { GUEST_EXECUTION: guests } = executionSettings.of(env);
    serveExecution(http, { ...platform, guests, publicUrl: env.PUBLIC_URL });
  },
});

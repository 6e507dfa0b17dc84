import { defineFeature } from '../../../feature.ts';
import { runsPerMinute } from './limits.ts';
import { serveExecution } from './routes.ts';

export const execution = defineFeature({
  name: 'execution/execution',
  limits: [runsPerMinute],
  serve(http, platform) {
    const { GUEST_EXECUTION: guests, PUBLIC_URL: publicUrl } = platform.env;
    serveExecution(http, { ...platform, guests, publicUrl });
  },
});

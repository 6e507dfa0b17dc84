import { defineFeature } from '../../../feature.ts';
import { purgeTrials } from './jobs.ts';
import { serveTrials } from './routes.ts';

export const trials = defineFeature({
  name: 'practice/trials',
  tables: ['trial_packages'],
  hourly: [{ name: 'Trial packages', run: purgeTrials }],
  serve: (http, platform) => serveTrials(http, { ...platform, secret: platform.env.SECRET }),
});

import { readSample } from '@devorbit/content-reader/home.ts';
import { defineFeature } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { homeRunsPerMinute } from './limits.ts';
import { serveHome } from './routes.ts';

export const home = defineFeature({
  name: 'site/home',
  limits: [homeRunsPerMinute],
  serve: (http, platform) => serveHome(http, { ...platform, sample: fromContent(readSample, 'home') }),
});

import { readSample } from '@devorbit/content-reader/home.ts';
import { defineFeature } from '../../../feature.ts';
import { contentFolder } from '../../../folders.ts';
import { homeRunsPerMinute } from './limits.ts';
import { serveHome } from './routes.ts';

export const home = defineFeature({
  name: 'site/home',
  limits: [homeRunsPerMinute],
  serve: (http, platform) => serveHome(http, { ...platform, sample: readSample(contentFolder('home')) }),
});

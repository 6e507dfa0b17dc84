import { defineFeature } from '../../../feature.ts';
import { contentFolder } from '../../../folders.ts';
import { questionsPerMinute } from './limits.ts';
import { serveMentor } from './routes.ts';

export const mentor = defineFeature({
  name: 'site/mentor',
  limits: [questionsPerMinute],
  serve: (http, platform) => serveMentor(http, { ...platform, content: contentFolder('.') }),
});

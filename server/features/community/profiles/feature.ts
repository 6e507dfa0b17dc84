import { defineFeature } from '../../../platform/feature.ts';

export const profiles = defineFeature({
  name: 'community/profiles',
  tables: ['profiles', 'pictures', 'preferences'],
});

import { defineFeature } from '../../../platform/feature.ts';

export const tokens = defineFeature({
  name: 'identity/tokens',
  tables: ['access_tokens'],
});

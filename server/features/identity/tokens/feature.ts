import { defineFeature } from '../../../platform/feature.ts';

export const tokens = defineFeature({
  name: 'identity/tokens',
  tables: ['access_tokens'],
  userColumns: {
    'access_tokens.user_id': 'erased',
  },
});

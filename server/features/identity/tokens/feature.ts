import { defineFeature } from '../../../feature.ts';
import { purgeExpiredTokens } from './jobs.ts';
import { personalData } from './personal-data-store.ts';
import { serveTokens } from './routes.ts';

export const tokens = defineFeature({
  name: 'identity/tokens',
  tables: ['access_tokens'],
  userColumns: {
    'access_tokens.user_id': 'erased',
  },
  personalData,
  hourly: [{ name: 'Expired access tokens', run: purgeExpiredTokens }],
  serve: serveTokens,
});

import { defineFeature } from '../../../feature.ts';
import { purgeExpiredTokens } from './jobs.ts';
import { serveTokens } from './routes.ts';

export const tokens = defineFeature({
  name: 'identity/tokens',
  tables: ['access_tokens'],
  hourly: [{ name: 'Expired access tokens', run: purgeExpiredTokens }],
  serve: serveTokens,
});

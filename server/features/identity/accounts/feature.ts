import { defineFeature } from '../../../platform/feature.ts';

export const accounts = defineFeature({
  name: 'identity/accounts',
  tables: ['users', 'sessions', 'sign_ins', 'proof_tries', 'mail_tokens'],
});

import { defineFeature } from '../../../platform/feature.ts';

export const accounts = defineFeature({
  name: 'identity/accounts',
  tables: ['users', 'sessions', 'sign_ins', 'proof_tries', 'mail_tokens'],
  userColumns: {
    'sessions.user_id': 'erased',
    'sign_ins.user_id': 'erased',
    'mail_tokens.user_id': 'erased',
  },
});

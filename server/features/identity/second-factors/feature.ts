import { defineFeature } from '../../../platform/feature.ts';

export const secondFactors = defineFeature({
  name: 'identity/second-factors',
  tables: ['totp_factors', 'recovery_codes', 'second_factor_challenges', 'passkeys', 'passkey_challenges'],
  userColumns: {
    'totp_factors.user_id': 'erased',
    'recovery_codes.user_id': 'erased',
    'second_factor_challenges.user_id': 'erased',
    'passkeys.user_id': 'erased',
    'passkey_challenges.user_id': 'erased',
  },
});

import { defineFeature } from '../../../platform/feature.ts';

export const secondFactors = defineFeature({
  name: 'identity/second-factors',
  tables: ['totp_factors', 'recovery_codes', 'second_factor_challenges', 'passkeys', 'passkey_challenges'],
});

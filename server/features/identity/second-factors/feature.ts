import { defineFeature } from '../../../feature.ts';
import { accountSettings } from '../accounts/door.ts';
import { purgeChallenges } from './jobs.ts';
import { personalData } from './personal-data-store.ts';
import { serveSecondFactors } from './routes.ts';

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
  personalData,
  notExported: {
    recovery_codes: 'secrets, which we know only as digests',
    second_factor_challenges: 'lives for minutes',
    passkey_challenges: 'lives for minutes',
  },
  hourly: [{ name: 'Expired sign-in challenges', run: purgeChallenges }],
  serve(http, platform) {
    const { SECRET: secret, PUBLIC_URL: publicUrl } = platform.env;
    const { SESSION_HOURS: sessionHours } = accountSettings.of(platform.env);
    serveSecondFactors(http, { ...platform, sessionHours, secret, publicUrl });
  },
});

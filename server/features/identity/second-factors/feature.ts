import { defineFeature } from '../../../feature.ts';
import { purgeChallenges } from './jobs.ts';
import { serveSecondFactors } from './routes.ts';

export const secondFactors = defineFeature({
  name: 'identity/second-factors',
  tables: ['totp_factors', 'recovery_codes', 'second_factor_challenges', 'passkeys', 'passkey_challenges'],
  hourly: [{ name: 'Expired sign-in challenges', run: purgeChallenges }],
  serve(http, platform) {
    const { SESSION_HOURS: sessionHours, SECRET: secret, PUBLIC_URL: publicUrl } = platform.env;
    serveSecondFactors(http, { ...platform, sessionHours, secret, publicUrl });
  },
});

import { defineFeature, queue } from '../../../feature.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { purgeExpiredSessions, purgeSignIns } from './jobs.ts';
import {
  emailsPerAccount,
  emailsPerAddress,
  loginsPerAddress,
  registrationsPerAddress,
  usernameChecksPerAddress,
} from './limits.ts';
import { personalData } from './personal-data-store.ts';
import type { Wish } from './recovery/commands/request-email.ts';
import { writeEmails } from './recovery/commands/write-emails.ts';
import { purgeExpiredLinks } from './recovery/jobs.ts';
import { serveRecovery } from './recovery/routes.ts';
import { serveAccounts } from './routes.ts';
import { serveAccountSecurity } from './security-routes.ts';
import { accountSettings } from './settings.ts';

export const accounts = defineFeature({
  name: 'identity/accounts',
  tables: ['users', 'sample_people', 'sessions', 'sign_ins', 'proof_tries', 'email_tokens'],
  userColumns: {
    'sample_people.user_id': 'erased',
    'sessions.user_id': 'erased',
    'sign_ins.user_id': 'erased',
    'email_tokens.user_id': 'erased',
  },
  personalData,
  notExported: {
    sample_people: 'people of the demo world',
    email_tokens: 'secrets, which live for hours',
  },
  limits: [loginsPerAddress, registrationsPerAddress, usernameChecksPerAddress, emailsPerAddress, emailsPerAccount],
  settings: [accountSettings],
  queues: [
    // What emails are to say is found out here, so that no call's time tells whether an address is known.
    queue<Wish>({
      name: 'recovery',
      retry: { limit: 20, delay: 1, longest: 60 },
      expires: 5 * MINUTE_S,
      wake: true,
      slots: 1,
      pollMs: 3_000,
      handle:
        (platform) =>
        ({ data }) =>
          writeEmails({ ...platform, site: platform.site() }, data),
    }),
  ],
  hourly: [
    { name: 'Expired sessions', run: purgeExpiredSessions },
    { name: 'Sign-in history', run: purgeSignIns },
    { name: 'Expired email links', run: purgeExpiredLinks },
  ],
  serve(http, platform) {
    const { env, limits } = platform;
    const { SESSION_HOURS: sessionHours, FAILED_LOGINS_PER_ACCOUNT: perAccount } = accountSettings.of(env);
    const allowances = { perAddress: limits.pointsOf(loginsPerAddress), perAccount };
    serveAccounts(http, { ...platform, allowances, sessionHours });
    serveAccountSecurity(http, { ...platform, allowances, secret: env.SECRET });
    serveRecovery(http, platform);
  },
});

import { defineFeature, queue } from '../../../feature.ts';
import { HOUR_S, MINUTE_S } from '../../../platform/rate-limits.ts';
import { deliverEmail } from './commands/deliver-email.ts';
import type { EmailJob } from './commands/send-email.ts';
import { purgeEmails } from './jobs.ts';

/** An email is tried so often again: for about a day. */
const RETRIES = 30;
import { deleteEmailsOf } from './store.ts';

export const emails = defineFeature({
  name: 'identity/emails',
  tables: ['emails'],
  eraseUser: (tx, { email }) => deleteEmailsOf(tx, email),
  queues: [
    queue<EmailJob>({
      name: 'mail',
      retry: { limit: RETRIES, delay: 5, longest: HOUR_S },
      expires: 5 * MINUTE_S,
      wake: true,
      slots: 2,
      pollMs: 3_000,
      handle:
        (platform) =>
        ({ data, retryCount }) =>
          deliverEmail(platform, data, retryCount >= RETRIES),
    }),
  ],
  hourly: [{ name: 'Old emails', run: purgeEmails }],
  serve(_, { mailTransport, log }) {
    if (mailTransport.kind === 'none') log.warn('neither SMTP_URL nor MAIL_DIR is set: mail goes nowhere');
  },
});

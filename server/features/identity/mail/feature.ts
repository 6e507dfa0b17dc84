import { defineFeature, queue } from '../../../feature.ts';
import { HOUR_S, MINUTE_S } from '../../../platform/rate-limits.ts';
import { deliverMail } from './commands/deliver-mail.ts';
import type { MailJob } from './commands/send-mail.ts';
import { purgeMails } from './jobs.ts';

/** An email is tried so often again: for about a day. */
const RETRIES = 30;

export const mail = defineFeature({
  name: 'identity/mail',
  tables: ['mails'],
  queues: [
    queue<MailJob>({
      name: 'mail',
      retry: { limit: RETRIES, delay: 5, longest: HOUR_S },
      expires: 5 * MINUTE_S,
      wake: true,
      slots: 2,
      pollMs: 3_000,
      handle:
        (platform) =>
        ({ data, retryCount }) =>
          deliverMail(platform, data, retryCount >= RETRIES),
    }),
  ],
  hourly: [{ name: 'Old emails', run: purgeMails }],
  serve(_, { mailTransport, log }) {
    if (mailTransport.kind === 'none') log.warn('neither SMTP_URL nor MAIL_DIR is set: mail goes nowhere');
  },
});

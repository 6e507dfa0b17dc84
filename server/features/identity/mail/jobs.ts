import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { MailTransport } from '../../../platform/mail-transport.ts';
import { MAIL_RETRIES, type Queue } from '../../../platform/queue.ts';
import type { Seal } from '../../../platform/sealed.ts';
import { startWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import { deliverMail } from './commands/deliver-mail.ts';
import type { MailJob } from './commands/send-mail.ts';
import { deleteMailsBefore } from './store.ts';

type Deps = { database: Database; clock: Clock; queue: Queue; seal: Seal; mailTransport: MailTransport };

/** What was sent is remembered this long, in ms. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Sends the letters that wait: at once when one is told of, and every few seconds for those that are to be tried again. */
export function startMailing(deps: Deps & { changes: Changes; log: Log }): WorkLoop {
  const { queue, changes, log, mailTransport } = deps;
  if (mailTransport.kind === 'none') log.warn('neither SMTP_URL nor MAIL_DIR is set: mail goes nowhere');
  return startWorkLoop<MailJob>({
    queue,
    log,
    name: 'mail',
    slots: 2,
    pollMs: 3_000,
    wake: (go) => changes.listen('mail_queue', go, go),
    handle: ({ data, retryCount }) => deliverMail(deps, data, retryCount >= MAIL_RETRIES),
  });
}

/** Every hour: what is older than 90 days is forgotten, and its file deleted. */
export async function purgeMails({ database, clock, mailTransport }: Omit<Deps, 'queue' | 'seal'>): Promise<void> {
  for (const file of await deleteMailsBefore(database, new Date(clock.now().getTime() - KEPT_MS)))
    await mailTransport.forget(file);
}

import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { MailTransport } from '../../../platform/mail-transport.ts';
import { deleteEmailsBefore } from './store.ts';

type Deps = { database: Database; clock: Clock; mailTransport: MailTransport };

/** What was sent is remembered this long, in ms. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Every hour: what is older than 90 days is forgotten, and its file deleted. */
export async function purgeEmails({ database, clock, mailTransport }: Deps): Promise<void> {
  for (const file of await deleteEmailsBefore(database, new Date(clock.now().getTime() - KEPT_MS)))
    await mailTransport.forget(file);
}

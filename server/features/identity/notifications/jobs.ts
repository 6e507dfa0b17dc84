import { NOTIFICATION_DAYS } from '@devorbit/contract/identity/notifications.ts';
import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { WorkLoop } from '../../../platform/work-loop.ts';
import { mailDue, type MailDueDeps } from './commands/mail-due.ts';
import { tellAnnouncements } from './commands/tell-announcements.ts';
import { deleteOld } from './store.ts';

/** How often what is due is looked for when nothing is told, in ms: digests are due by the clock. */
const POLL_MS = 5_000;

/** Tells what is announced and sends the emails that are due, on any number of servers. */
export function startTelling(deps: MailDueDeps & { changes: Changes }): WorkLoop {
  const { changes, log } = deps;
  const stopping = new AbortController();
  let woken = Promise.withResolvers<void>();
  const go = () => woken.resolve();
  const unlisten = changes.listen('notifications', go, go);
  const loop = async () => {
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers<void>();
      await tellAnnouncements(deps, stopping.signal)
        .then(() => mailDue(deps, stopping.signal))
        .catch((error: Error) => log.error({ err: error }, 'what is due could not be told'));
      const poll = setTimeout(go, POLL_MS);
      if (!stopping.signal.aborted) await woken.promise;
      clearTimeout(poll);
    }
  };
  const looping = loop();
  return {
    async stop() {
      stopping.abort();
      unlisten();
      go();
      await looping;
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every hour: what is old, or too many, is forgotten. */
export const purgeNotifications = ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  deleteOld(database, new Date(clock.now().getTime() - NOTIFICATION_DAYS * DAY_MS));

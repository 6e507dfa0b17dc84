import type { Changes } from '../../../../platform/changes.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Log } from '../../../../platform/log.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import { startWorkLoop, type WorkLoop } from '../../../../platform/work-loop.ts';
import type { MailDeps } from '../../mail/commands/send-mail.ts';
import type { Wish } from './commands/wish-letter.ts';
import { writeLetter } from './commands/write-letter.ts';
import { deleteExpiredTokens } from './store.ts';

type Deps = MailDeps & {
  database: Database;
  clock: Clock;
  changes: Changes;
  limits: RateLimits;
  log: Log;
  /** The address that people see, without a slash at its end; never one that a request named. */
  site: string;
};

/** Writes the letters that accounts wish for. */
export function startRecovery(deps: Deps): WorkLoop {
  const { queue, changes, log } = deps;
  return startWorkLoop<Wish>({
    queue,
    log,
    name: 'recovery',
    slots: 1,
    pollMs: 3_000,
    wake: (go) => changes.listen('recovery_queue', go, go),
    handle: ({ data }) => writeLetter(deps, data),
  });
}

/** Every hour: links that have expired are forgotten. */
export const purgeExpiredLinks = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  void (await deleteExpiredTokens(database, clock.now()));

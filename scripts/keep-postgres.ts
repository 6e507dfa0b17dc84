import { setTimeout as sleep } from 'node:timers/promises';
import { type PostgresOptions, type RunningPostgres, startPostgres } from '../server/platform/embedded-postgres.ts';

/** A database that has run for so long is over what ended it before, in ms. */
const STEADY_MS = 10_000;
/** The first pause before it is started again, in ms; each further one in a row is twice as long. */
const PAUSE_MS = 500;
/** So often in a row it may end, or not start, before it is given up. */
const MAX_FAILURES = 5;
const GIVEN_UP = `The database ended or did not start ${MAX_FAILURES} times in a row, so everything stops.`;

export type KeptPostgres = {
  /** Resolves when the database runs for the first time; rejects where it does not start. */
  started: Promise<RunningPostgres>;
  /** Ends it, also in the middle of a start; nothing is left of it then. */
  stop(): Promise<void>;
};

/**
 * Keeps the embedded database running: starts it again whenever it ends by itself. `giveUp` is told, in a sentence and once,
 * when that does not help; it is not waited for.
 */
export function keepPostgres(
  options: Omit<PostgresOptions, 'signal'>,
  say: (line: string) => void,
  giveUp: (sentence: string) => void,
): KeptPostgres {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: RunningPostgres | null = null;
  const start = async () => (running = await startPostgres({ ...options, signal }));
  /** Answers why it does not start; null where it does. Rejects when everything is being stopped. */
  const startAgain = () =>
    start().then(
      () => null,
      (error: Error) => {
        signal.throwIfAborted();
        return error.message;
      },
    );

  /** Resolves with what is to be said when it is given up; rejects when it is stopped. */
  const keep = async (): Promise<string> => {
    let failures = 0;
    for (;;) {
      const since = performance.now();
      const how = await running?.exited;
      signal.throwIfAborted();
      if (performance.now() - since > STEADY_MS) failures = 0;
      say(`The database ended (${how}); it starts again.`);
      let reason: string | null = `It ended (${how}).`;
      while (reason !== null) {
        if (++failures === MAX_FAILURES) return `${GIVEN_UP} The last time:\n${reason}`;
        await sleep(PAUSE_MS * 2 ** (failures - 1), undefined, { signal });
        reason = await startAgain();
      }
      say('The database is back.');
    }
  };
  const started = start();
  // Of a first start that fails, the caller hears by `started`.
  const over = started.then(keep).then(giveUp, () => undefined);

  return {
    started,
    async stop() {
      stopping.abort();
      await running?.stop();
      await over;
      await running?.stop();
    },
  };
}

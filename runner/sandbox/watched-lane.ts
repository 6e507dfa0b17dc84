import type { OpenLane } from './lane.ts';
import type { Lane, RunOutcome } from './sandbox.ts';

/** What a well-behaved program does not do: a limit had to end it, or a signal did. */
const isAbnormal = ({ end, limit }: RunOutcome): boolean => limit !== null || end.by === 'signal';

/**
 * A lane that proves itself after every abnormal run, before the next one and after the answer: `test` runs a canary of
 * ours, and rejects where a guarantee is broken. Then the lane gets a new helper and is tried again; while that fails,
 * nothing runs on it.
 */
export function watchedLane(
  lane: OpenLane,
  test: (lane: Pick<Lane, 'run'>) => Promise<void>,
  log: (line: string) => void,
): OpenLane {
  let trusted: Promise<void> = Promise.resolve();

  const prove = async (): Promise<void> => {
    try {
      await test(lane);
    } catch (error) {
      log(`the canary after an abnormal run failed: ${error instanceof Error ? error.message : String(error)}`);
      lane.abandon();
      await test(lane);
    }
  };
  const proveAgain = (): void => {
    trusted = prove();
    trusted.catch(() => {});
  };
  /** Rejects while the lane cannot be trusted; every call tries once more. */
  const mustBeTrusted = async (): Promise<void> => {
    await trusted.catch(() => {
      proveAgain();
      return trusted;
    });
  };
  const watch = async (outcome: Promise<RunOutcome>): Promise<RunOutcome> => {
    const known = await outcome;
    if (isAbnormal(known)) proveAgain();
    return known;
  };

  return {
    ...lane,
    async run(spec) {
      await mustBeTrusted();
      return watch(lane.run(spec));
    },
    open(spec, tell) {
      const session = lane.open(spec, tell);
      return { ...session, outcome: watch(session.outcome) };
    },
    async close() {
      await trusted.catch(() => {});
      await lane.close();
    },
  };
}

import { AheadSlots, SLOTS } from './ahead-slots.ts';
import { HOLD_IN_BOX } from './box-view.ts';
import { frame, runFrame, slotFrame, told } from './lane-frames.ts';
import { LaneProcess } from './lane-process.ts';
import { type Lane, MAX_SESSION_INPUT, type RunOutcome, type RunSpec, type SessionSpec, type Tell } from './sandbox.ts';

export type OpenLane = Omit<Lane, 'partner'> & {
  /** The next run has a new helper with new arguments; a sealed box is waited for. */
  renew(): Promise<void>;
  /** Ends the helper at once, and with it what runs: the next run has a new one. */
  abandon(): void;
  close(): Promise<void>;
};

/** A helper that has not answered this long after a run must have ended is given up, in ms. */
const HELPER_GRACE_MS = 10_000;

/** A lane over its helper, which is replaced when it is lost. Calls are answered one after another. `args` is asked for each helper. */
export async function openLane(
  program: string,
  args: () => Promise<string[]>,
  log: (line: string) => void,
  linesAhead = SLOTS,
): Promise<OpenLane> {
  let helper = await LaneProcess.start(program, await args());
  /** To be replaced as soon as no sealed box depends on it. */
  let outdated = false;
  let closed = false;
  let sealed = false;
  let last: Promise<unknown> = Promise.resolve();
  const ahead = new AheadSlots(linesAhead);

  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act);
    last = turn.catch(() => {});
    return turn;
  };

  const exchange = async (request: Buffer, within_ms: number, tell?: Tell) => {
    const lost = setTimeout(() => helper.kill(), within_ms);
    try {
      return await helper.exchange(request, tell);
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      await helper.stop();
      throw error;
    } finally {
      clearTimeout(lost);
    }
  };

  const mustBeOpen = async () => {
    if (closed) throw new Error('The sandbox is closed');
    if (helper.alive) return;
    sealed = false;
    ahead.clear();
    helper = await LaneProcess.start(program, await args());
  };
  const dropOutdated = async () => {
    if (!outdated || sealed || closed) return;
    outdated = false;
    await helper.stop();
  };

  /** After the answer, so that nobody waits for it. A failure shows at the next run. */
  const startAhead = ({ argv, env }: Pick<RunSpec, 'argv' | 'env'>, line: string[]): void => {
    const slot = ahead.admit(AheadSlots.keyOf({ argv, env }));
    if (slot === null) return;
    const request = slotFrame(slot, line, { ...env, LD_PRELOAD: HOLD_IN_BOX });
    void inTurn(async () => {
      if (!closed) await exchange(request, HELPER_GRACE_MS);
    }).catch(() => ahead.clear());
  };

  /** `begun` is called when the helper has the request, so that what it is told from then on reaches this program. */
  const run = async (spec: RunSpec | SessionSpec, tell?: Tell, begun = () => {}): Promise<RunOutcome> => {
    await mustBeOpen();
    if (spec.box === 'sealed' && !sealed) throw new Error('The lane holds no sealed box');
    const line = 'stdin' in spec ? spec.ahead : undefined;
    const slot = line ? ahead.find(AheadSlots.keyOf(spec)) : 0;
    const stop = () => helper.say(told.stop());
    const outcome = exchange(
      runFrame(spec, slot),
      spec.limits.wall_ms + (spec.limits.starved_ms ?? 0) + HELPER_GRACE_MS,
      tell,
    );
    begun();
    if (spec.signal?.aborted) stop();
    spec.signal?.addEventListener('abort', stop, { once: true });
    try {
      return (await outcome).outcome;
    } finally {
      spec.signal?.removeEventListener('abort', stop);
      sealed ||= spec.keep;
      if (line && slot === 0) startAhead(spec, line);
    }
  };

  return {
    run: (spec) => inTurn(() => run(spec)),
    open(spec, tell) {
      /** What was said before the program began, while others were running; null once it has begun, or is over. */
      let early: Buffer[] | null = [];
      let over = false;
      let input = 0;
      const say = (request: Buffer): void => {
        if (over) return;
        if (early) early.push(request);
        else helper.say(request);
      };
      const begun = () => {
        for (const request of early ?? []) helper.say(request);
        early = null;
      };
      const outcome = inTurn(() => run(spec, tell, begun)).finally(() => (over = true));
      outcome.catch(() => {});
      return {
        write(bytes) {
          input += bytes.length;
          if (input > MAX_SESSION_INPUT) throw new RangeError(`A session takes ${MAX_SESSION_INPUT} bytes of input`);
          if (bytes.length > 0) say(told.input(bytes));
        },
        end: () => say(told.end()),
        kill: (signal) => say(told.signal(signal)),
        resize: (rows, columns) => say(told.size(rows, columns)),
        stop: () => say(told.stop()),
        outcome,
      };
    },
    release: () =>
      inTurn(async () => {
        await mustBeOpen();
        await exchange(frame('L'), HELPER_GRACE_MS);
        sealed = false;
        await dropOutdated();
      }),
    abandon: () => helper.kill(),
    renew: () =>
      inTurn(() => {
        outdated = true;
        return dropOutdated();
      }),
    async close() {
      closed = true;
      await helper.stop();
      await last;
    },
  };
}

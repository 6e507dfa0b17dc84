import { frame, runFrame } from './lane-frames.ts';
import { LaneProcess } from './lane-process.ts';
import type { Lane } from './sandbox.ts';

export type OpenLane = Lane & { close(): Promise<void> };

/** A helper that has not answered this long after a run must have ended is given up, in ms. */
const HELPER_GRACE_MS = 10_000;

/** A lane over its helper, which is replaced when it is lost. Calls are answered one after another. */
export async function openLane(program: string, args: string[], log: (line: string) => void): Promise<OpenLane> {
  let helper = await LaneProcess.start(program, args);
  let closed = false;
  let sealed = false;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act);
    last = turn.catch(() => {});
    return turn;
  };

  const exchange = async (request: Buffer, within_ms: number) => {
    if (closed) throw new Error('The sandbox is closed');
    if (!helper.alive) {
      sealed = false;
      helper = await LaneProcess.start(program, args);
    }
    const lost = setTimeout(() => helper.kill(), within_ms);
    try {
      return await helper.exchange(request);
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      await helper.stop();
      throw error;
    } finally {
      clearTimeout(lost);
    }
  };

  return {
    run: (spec) =>
      inTurn(async () => {
        if (spec.box === 'sealed' && !(sealed && helper.alive)) throw new Error('The lane holds no sealed box');
        const { outcome } = await exchange(runFrame(spec), spec.limits.wall_ms + HELPER_GRACE_MS);
        sealed ||= spec.keep;
        return outcome;
      }),
    release: () =>
      inTurn(async () => {
        await exchange(frame('L'), HELPER_GRACE_MS);
        sealed = false;
      }),
    async close() {
      closed = true;
      await helper.stop();
      await last;
    },
  };
}

import { Piscina } from 'piscina';
import { Refusal } from '../../../../platform/errors.ts';
import type { DrawPlan } from './draw-plan.ts';

/** Files that wait for the thread; the last of them for some seconds. */
const MOST_WAITING = 20;
/** Many times what a file takes on a busy machine, start of the thread included. */
const TIME_MS = 30_000;

export type PlanPool = {
  /** Throws a Refusal where too many files wait already. */
  draw(task: DrawPlan): Promise<Buffer>;
  close(): Promise<void>;
};

/** Draws plans in a thread of its own, so that nobody else waits for them. */
export function createPlanPool(): PlanPool {
  const pool = new Piscina<DrawPlan, Uint8Array>({
    filename: new URL('./draw-plan.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: 60_000,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return {
    async draw(task) {
      if (pool.queueSize >= MOST_WAITING)
        throw new Refusal('unavailable', 'Many plans are being drawn. Please try again in a moment.', 5);
      return Buffer.from(await pool.run(task, { signal: AbortSignal.timeout(TIME_MS) }));
    },
    close: () => pool.destroy(),
  };
}

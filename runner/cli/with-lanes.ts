import { detectLanguages, type Languages } from '../languages/detect.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { createLaneGate } from '../worker/lane-gate.ts';
import { Cannot } from './cannot.ts';

/** Does `work` with a sandbox of its own, which is closed whatever happens. Throws Cannot where this machine cannot isolate. */
export async function withLanes<Result>(
  lanes: number,
  work: (lanes: [Lane, ...Lane[]], languages: Languages) => Promise<Result>,
): Promise<Result> {
  const sandbox = await startSandbox({ lanes });
  try {
    const [first, ...others] = sandbox.lanes.map(createLaneGate());
    if (!sandbox.isolation.ok || !first)
      throw new Cannot(`isolation unavailable: ${sandbox.isolation.ok ? 'no lane' : sandbox.isolation.reason}`);
    return await work([first, ...others], await detectLanguages(first));
  } finally {
    await sandbox.close();
  }
}

import { format } from 'node:util';
import { vi } from 'vitest';
import { sharedSandbox } from '../_shared-sandbox.ts';
import { detectLanguages, type Languages } from '../languages/detect.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { createLaneGate } from '../worker/lane-gate.ts';
import { judgeCommand } from './judge-command.ts';
import type { withLanes } from './with-lanes.ts';

let prepared: Promise<{ lanes: Lane[]; languages: Languages }> | undefined;

async function prepare() {
  const { lanes } = await sharedSandbox();
  const [first] = lanes;
  if (!first) throw new Error('no lane');
  return { lanes: lanes.map(createLaneGate()), languages: await detectLanguages(first) };
}

/** Does `work` on the shared lanes, in place of a sandbox of its own. */
export const onSharedLanes: typeof withLanes = async (count, work) => {
  const { lanes, languages } = await (prepared ??= prepare());
  const [first, ...others] = lanes.slice(0, count);
  if (!first) throw new Error('no lane');
  try {
    return await work([first, ...others], languages);
  } finally {
    // A process of its own would end with them.
    for (const lane of lanes) await lane.release();
  }
};

/** What `command` prints, and its exit code; one at a time in a worker. */
export async function printed(command: () => Promise<number>) {
  const said = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...words) => {
      said[stream] += `${format(...words)}\n`;
    }),
  );
  try {
    const code = await command();
    return { code, stdout: said.log, stderr: said.error, lines: said.log.split('\n').filter(Boolean) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs the command line as `judge.ts` does, in this process and on the shared lanes. */
export const judgeHere = (args: string[]) => printed(() => judgeCommand(args, onSharedLanes));

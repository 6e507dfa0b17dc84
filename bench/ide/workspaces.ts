import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figures } from '../runner/measure.ts';

const BENCH = fileURLToPath(new URL('../runner/bench-workspaces.ts', import.meta.url));
/** What a workspace costs its runner is measured at the runner's own door; keys and runs go through the server here. */
const KEYS = [
  'workspace_start_ms_ready',
  'workspace_start_ms_none',
  'workspace_idle_mb',
  'workspaces_20_mb',
  'judge_beside_20_idle',
  'judge_beside_4_that_spin',
] as const;

/** The figures of `bench:workspaces` that are promised of the IDE. */
export async function benchWorkspaces(): Promise<Figures> {
  const { stdout } = await promisify(execFile)(process.execPath, [BENCH], { maxBuffer: 1 << 24 });
  const all = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as Figures;
  return Object.fromEntries(
    KEYS.map((key) => {
      const figure = all[key];
      if (figure === undefined) throw new Error(`bench:workspaces has no ${key}`);
      return [key, figure];
    }),
  );
}

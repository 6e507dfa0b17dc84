import { constants } from 'node:os';
import { createArtefactStore } from './artefacts/artefact-store.ts';
import { cachingLane } from './artefacts/caching-lane.ts';
import { COMPILER, FLAGS } from './languages/cpp.ts';
import { openTestSandbox } from './sandbox/_boxes.ts';
import { precompileHeader, STANDARD_LIBRARY } from './sandbox/precompiled-header.ts';
import type { Lane, Sandbox } from './sandbox/sandbox.ts';

const LANES = 2;
const artefacts = createArtefactStore();
let opened: Promise<Sandbox> | undefined;

/** Compilers that take longer than it takes to pack what they leave. */
const isWorthKeeping = ([program = '']: string[]): boolean => /\/(gcc|g\+\+|javac|mcs|rustc)$/.test(program);

/** Keeps what compilers make, as the runner does; a script that is only checked is checked again. */
function cached(lane: Lane): Lane {
  const caching = cachingLane(lane, artefacts);
  return {
    ...lane,
    run: (spec) => (isWorthKeeping(spec.argv) ? caching : lane).run(spec),
    partner: async () => cached(await lane.partner()),
  };
}

declare global {
  /** Vitest's own: what it does before it ends a worker. */
  var __vitest_worker__: { onCleanup?: (act: () => Promise<void>) => void } | undefined;
}

async function open(): Promise<Sandbox> {
  await precompileHeader(STANDARD_LIBRARY, COMPILER, FLAGS, constants.priority.PRIORITY_NORMAL);
  const sandbox = await openTestSandbox(LANES, { linesAhead: 0 });
  // Where nobody calls it, the kernel ends the lanes with the worker.
  globalThis.__vitest_worker__?.onCleanup?.(() => sandbox.close());
  return sandbox;
}

/**
 * A sandbox of at most two lanes which the test files of one worker use in turn: opening lanes and trying every guarantee
 * on them takes longer than most tests. Programs that files have in common are compiled once. It starts no interpreter
 * ahead, and ends with the worker. `close` gives the lanes back.
 */
export async function sharedSandbox(lanes = LANES): Promise<Sandbox> {
  opened ??= open();
  const sandbox = await opened;
  const own = sandbox.lanes.slice(0, lanes);
  return {
    ...sandbox,
    lanes: own.map(cached),
    async close() {
      for (const lane of own) await lane.release();
    },
  };
}

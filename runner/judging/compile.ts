import { BOX_ENV, COMPILE_LIMITS } from '../languages/box.ts';
import type { Build, Tools } from '../languages/language.ts';
import { startedAhead } from '../languages/started-ahead.ts';
import type { Lane, RunOutcome } from '../sandbox/sandbox.ts';
import { shownErrors } from './shown-text.ts';
import { signalInWords } from './signals.ts';

export type Compiled = { ok: boolean; time_ms: number; /** What the compiler said. */ message: string };

function silentFailure({ end }: RunOutcome): string {
  return end.by === 'exit'
    ? `The compiler ended with exit code ${end.code}`
    : `The compiler ended by ${signalInWords(end.signal)}`;
}

function limitInWords({ limit }: RunOutcome): string | null {
  if (limit === 'cpu' || limit === 'wall')
    return `Compilation took longer than ${COMPILE_LIMITS.cpu_ms / 1000} seconds`;
  if (limit === 'memory') return `Compilation needed more than ${COMPILE_LIMITS.memory_kb / 1024} MB of memory`;
  return null;
}

/** Compiles into the lane's sealed box, which the caller releases. */
export async function compile(build: Build, tools: Tools, lane: Lane): Promise<Compiled> {
  const ahead = startedAhead(build.compile);
  const outcome = await lane.run({
    argv: build.compile,
    ...(ahead ? { ahead } : {}),
    env: BOX_ENV,
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: build.files,
    keep: true,
    limits: COMPILE_LIMITS,
  });
  const ok = outcome.limit === null && outcome.end.by === 'exit' && outcome.end.code === 0;
  const output = Buffer.concat([outcome.stderr, outcome.stdout]).toString();
  const said = shownErrors(tools.compilerMessage?.(output) ?? output);
  return {
    ok,
    time_ms: outcome.cpu_ms,
    message: ok ? said : (limitInWords(outcome) ?? (said || silentFailure(outcome))),
  };
}

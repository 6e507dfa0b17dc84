import { BOX_ENV, COMPILE_LIMITS } from '../languages/box.ts';
import type { Build, Tools } from '../languages/language.ts';
import { startedAhead } from '../languages/started-ahead.ts';
import type { Lane, RunOutcome } from '../sandbox/sandbox.ts';
import { compilerLimit, withoutInvitations } from './compiler-end.ts';
import { shownErrors } from './shown-text.ts';
import { signalInWords } from './signals.ts';
import { wasKept } from './verdict.ts';

export type Compiled = { ok: boolean; time_ms: number; /** What the compiler said. */ message: string };

const succeeded = ({ end, limit }: RunOutcome): boolean => limit === null && end.by === 'exit' && end.code === 0;

function silentFailure({ end }: RunOutcome): string {
  return end.by === 'exit'
    ? `The compiler ended with exit code ${end.code}`
    : `The compiler ended by ${signalInWords(end.signal)}`;
}

/** What the learner reads: the words of the compiler, or which limit stopped it. */
function messageOf(outcome: RunOutcome, said: string, stopped: string | null): string {
  if (stopped === null) return shownErrors(said) || (succeeded(outcome) ? '' : silentFailure(outcome));
  return outcome.limit === 'output' ? shownErrors(`${stopped}:\n${said}`) : stopped;
}

/** Compiles into the lane's sealed box, which the caller releases. Rejects where a busy machine kept the compiler from it. */
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
  if (wasKept(outcome, { time_ms: COMPILE_LIMITS.cpu_ms }))
    throw new Error(`the machine is too busy to compile: it got ${Math.round(outcome.cpu_ms)} ms of CPU time`);
  const ok = succeeded(outcome);
  const output = Buffer.concat([outcome.stderr, outcome.stdout]).toString();
  const said = withoutInvitations(tools.compilerMessage?.(output) ?? output);
  const stopped = compilerLimit(outcome, COMPILE_LIMITS, build.compile);
  return { ok, time_ms: outcome.cpu_ms, message: messageOf(outcome, said, stopped) };
}

import { constants } from 'node:os';
import type { RunLimits, RunOutcome } from '../sandbox/sandbox.ts';
import type { ProgramEnd } from './agent.ts';

/** What is known of an end beside what the agent tells. */
export type Circumstances = {
  /** Somebody ended it. */
  stopped: boolean;
  /** The clock did. */
  late: boolean;
  /** The kernel killed something of this workspace for memory while it ran. */
  memory: boolean;
  wall_ms: number;
};

const { SIGKILL, SIGXCPU } = constants.signals;
/** The kernel looks at the limit of CPU time once in a while, in ms. */
const CPU_SLACK_MS = 500;

/** An end as a run's outcome: which limit it was is found out here, as the agent cannot know. The outputs were told as they came. */
export function outcomeOf(end: ProgramEnd, limits: RunLimits, known: Circumstances): RunOutcome {
  const killed = end.signalled && (end.value === SIGKILL || end.value === SIGXCPU);
  const limit = (): RunOutcome['limit'] => {
    if (!killed) return null;
    if (known.late) return 'wall';
    if (known.stopped) return 'stopped';
    if (end.value === SIGXCPU || end.cpu_ms >= limits.cpu_ms - CPU_SLACK_MS) return 'cpu';
    return known.memory ? 'memory' : null;
  };
  return {
    end: end.signalled ? { by: 'signal', signal: end.value } : { by: 'exit', code: end.value },
    limit: limit(),
    cpu_ms: end.cpu_ms,
    wall_ms: known.wall_ms,
    memory_kb: end.memory_kb,
    stdout: Buffer.alloc(0),
    stderr: Buffer.alloc(0),
  };
}

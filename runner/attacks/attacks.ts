import type { RunLimits, RunOutcome } from '../sandbox/sandbox.ts';

/** A limit's name, or how the program ended by itself. */
export type Ending = NonNullable<RunOutcome['limit']> | 'success' | 'failure' | 'signal';

export type Attack = {
  /** In programs/. */
  file: string;
  /** Where it strikes: as a program, or in the compiler. */
  at: 'run' | 'compile';
  ends: Ending[];
  /** All that it may print, where that matters. */
  prints?: string;
  input?: string;
  limits?: Partial<RunLimits>;
};

export function endingOf(outcome: RunOutcome): Ending {
  if (outcome.limit) return outcome.limit;
  if (outcome.end.by === 'signal') return 'signal';
  return outcome.end.code === 0 ? 'success' : 'failure';
}

const mb = 1024;
const run = (file: string, ends: Ending[], rest: Omit<Attack, 'file' | 'at' | 'ends'> = {}): Attack => ({
  file,
  at: 'run',
  ends,
  ...rest,
});
/** Which of these comes first depends on how busy the machine is. */
const costly: Ending[] = ['memory', 'cpu', 'wall'];
const compile = (file: string, ends: Ending[]): Attack => ({ file, at: 'compile', ends });

export const attacks: Attack[] = [
  run('fork-bomb.c', ['cpu', 'wall']),
  run('fork-and-leave-session.c', ['cpu', 'wall']),
  run('daemon-left-behind.c', ['success'], { prints: '42\n' }),
  run('cpu-in-children.c', ['cpu', 'wall']),
  run('thread-bomb.cpp', ['cpu', 'wall', 'memory', 'signal']),
  run('busy-ignoring-signals.c', ['cpu', 'wall']),
  run('idle-sleep.py', ['wall']),
  run('idle-pause.c', ['wall']),
  run('idle-stopped.c', ['wall']),
  run('answer-then-hang.py', ['wall'], { prints: '42\n' }),
  run('input-never-read.py', ['success'], { prints: '42\n', input: 'unread\n'.repeat(500_000) }),
  run('closed-streams.c', ['success'], { prints: '' }),
  run('flood-output.c', ['output']),
  run('flood-errors.c', ['output']),
  run('flood-blank-lines.py', ['output']),
  run('heap-bomb.c', ['memory']),
  run('HeapBomb.java', ['memory'], { limits: { memory_kb: 200 * mb, cpu_ms: 5000, wall_ms: 5000 } }),
  run('heap-bomb.js', ['memory'], { limits: { memory_kb: 128 * mb } }),
  run('static-array-touched.c', ['memory']),
  run('static-array-untouched.c', ['success'], { prints: '42\n' }),
  run('memory-over-children.c', ['memory']),
  run('fill-tmp.py', ['memory', 'cpu', 'failure', 'signal']),
  run('fill-memfd.py', ['memory', 'failure']),
  run('fill-pipes.py', ['failure', ...costly]),
  run('deep-recursion.c', ['signal', 'cpu'], { limits: { memory_kb: 320 * mb } }),
  run('huge-file.py', ['failure', 'signal']),
  run('sparse-file.c', ['failure', 'signal']),
  run('inode-bomb.py', ['failure']),
  run('deep-folders.c', ['failure']),
  run('descriptors-exhausted.py', ['failure']),
  run('read-hidden-tests.py', ['success'], { prints: '/box []\n/tmp []\n/opt/node []\n' }),
  run('inherited-things.py', ['success'], { prints: "b''\n" }),
  run('rewrite-input.py', ['success'], { input: 'true input\n', prints: 'true input\n' }),
  run('change-own-program.c', ['success'], { prints: '42\n' }),
  run('leave-state.c', ['success'], { prints: '42\n' }),
  run('network.py', ['success'], { prints: '' }),
  run('kill-and-trace.c', ['success'], { prints: '42\n' }),
  run('become-root.c', ['success'], { prints: '42\n' }),
  run('clock-and-scheduler.c', ['cpu', 'wall'], { prints: '' }),
  compile('include-itself.cpp', ['failure', ...costly, 'output']),
  compile('template-bomb.cpp', ['failure', ...costly]),
  compile('include-device.c', ['failure', ...costly]),
  compile('giant-array.c', ['failure', ...costly]),
  compile('include-secrets.c', ['failure']),
  compile('assemble-secrets.c', ['failure']),
];

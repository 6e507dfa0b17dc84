import type { Verdict } from '@devorbit/contract/execution/judging.ts';

/** A hostile program and the answer that it must get. The expected output of every one is `42`. */
export type Attack = {
  /** Its numbers in the list of hostile programs that the judge must withstand. */
  number: number[];
  /** In programs/; its first comment says what it tries. */
  file: string;
  /** Where it strikes: as a program, or in the compiler. */
  at: 'run' | 'compile';
  /** Any of these; which one comes may depend on how busy the machine is. */
  answers: Verdict[];
  /** All that it may print, where that matters. */
  prints?: string;
  input?: string;
  memory_mb?: number;
  time_ms?: number;
  /** Its problem is interactive: the interactor waits for a line, which must be the output. */
  interactive?: true;
};

type Rest = Pick<Attack, 'prints' | 'input' | 'memory_mb' | 'time_ms' | 'interactive'>;
const run = (number: number | number[], file: string, answers: Verdict[], rest: Rest = {}): Attack => ({
  number: [number].flat(),
  file,
  at: 'run',
  answers,
  ...rest,
});
const compile = (number: number | number[], file: string): Attack => ({
  number: [number].flat(),
  file,
  at: 'compile',
  answers: ['Compilation Error'],
});

const TIME: Verdict[] = ['Time Limit Exceeded'];
const IDLE: Verdict[] = ['Idleness Limit Exceeded'];
const MEMORY: Verdict[] = ['Memory Limit Exceeded'];
const OUTPUT: Verdict[] = ['Output Limit Exceeded'];
const CRASH: Verdict[] = ['Runtime Error'];
const WRONG: Verdict[] = ['Wrong Answer'];
const HARMLESS: Verdict[] = ['Accepted'];
/** It finds nothing to print. */
const silent = { prints: '' };
const answered = { prints: '42\n' };
const talking = { interactive: true as const };
/** Virtual machines need room before they can do harm. */
const roomy = { memory_mb: 200 };

export const attacks: Attack[] = [
  // A fork that is refused has its memory for a moment, and on a busy machine many wait in that moment.
  run(1, 'fork-bomb.c', TIME, { memory_mb: 256 }),
  run(1, 'fork-bomb.py', [...TIME, ...MEMORY], { memory_mb: 256 }),
  run(2, 'fork-and-leave-session.c', TIME, { memory_mb: 256 }),
  run(3, 'daemon-left-behind.c', HARMLESS, answered),
  run(4, 'cpu-in-children.c', TIME),
  run(5, 'thread-bomb.cpp', [...CRASH, ...TIME]),
  run(5, 'thread-bomb.js', [...TIME, ...MEMORY, ...CRASH], { memory_mb: 256 }),
  run(5, 'ThreadBomb.java', [...CRASH, ...TIME], roomy),
  run(6, 'busy-ignoring-signals.c', TIME),
  run(6, 'busy-swallowing-exits.py', TIME),
  run(6, 'busy.js', TIME, roomy),
  run(6, 'BusyInShutdown.java', TIME, roomy),
  run(7, 'idle-sleep.py', IDLE),
  run(7, 'idle-pause.c', IDLE),
  run(7, 'idle-stopped.c', IDLE),
  run(7, 'idle.js', IDLE, { memory_mb: 200, time_ms: 1000 }),
  run(7, 'IdleDeadlock.java', IDLE, { memory_mb: 200, time_ms: 1000 }),
  run(8, 'answer-then-hang.py', IDLE, answered),
  run(8, 'AnswerThenHang.java', IDLE, { ...answered, memory_mb: 200, time_ms: 1000 }),
  run(9, 'input-never-read.py', HARMLESS, { ...answered, input: 'unread\n'.repeat(500_000) }),
  run(10, 'closed-streams.c', WRONG, silent),
  run(11, 'flood-output.c', OUTPUT),
  run(11, 'flood-output.js', OUTPUT, roomy),
  run(12, 'flood-errors.c', OUTPUT),
  run(12, 'FloodErrors.java', OUTPUT, { memory_mb: 200, time_ms: 3000 }),
  run(13, 'flood-blank-lines.py', OUTPUT),
  run(14, 'heap-bomb.c', MEMORY),
  run(14, 'heap-bomb.cpp', MEMORY),
  run(14, 'heap-bomb.py', MEMORY),
  run(14, 'heap-bomb.js', MEMORY, { memory_mb: 128 }),
  run(14, 'PlainHeapBomb.java', MEMORY, { memory_mb: 200, time_ms: 3000 }),
  run(14, 'HeapBomb.java', [...MEMORY, ...TIME], roomy),
  run(15, 'static-array-touched.c', MEMORY),
  run(16, 'static-array-untouched.c', HARMLESS, answered),
  run(17, 'memory-over-children.c', MEMORY),
  run(18, 'fill-tmp.py', [...MEMORY, ...CRASH], { time_ms: 2000 }),
  run(18, 'fill-memfd.py', [...MEMORY, ...CRASH], { time_ms: 2000 }),
  run(18, 'fill-pipes.py', [...MEMORY, ...CRASH], { time_ms: 2000 }),
  run(19, 'deep-recursion.c', MEMORY, { memory_mb: 320, time_ms: 2000 }),
  run(19, 'deep-recursion.cpp', CRASH, { memory_mb: 320, time_ms: 2000 }),
  run(19, 'deep-recursion.py', CRASH),
  run(19, 'deep-recursion.js', CRASH, { memory_mb: 320, time_ms: 2000 }),
  run(19, 'DeepRecursion.java', CRASH, { memory_mb: 320, time_ms: 2000 }),
  run(20, 'huge-file.py', CRASH),
  run(20, 'sparse-file.c', CRASH),
  run(21, 'inode-bomb.py', CRASH, { time_ms: 2000 }),
  run(21, 'deep-folders.c', CRASH, { time_ms: 2000 }),
  run(22, 'output-replaced.py', WRONG, silent),
  run(23, 'descriptors-exhausted.py', CRASH),
  compile(24, 'include-itself.cpp'),
  compile(25, 'template-bomb.cpp'),
  compile(25, 'GrowingConstant.java'),
  compile(25, 'deep-nesting.py'),
  compile(26, 'include-device.c'),
  compile(27, 'giant-array.c'),
  compile(28, 'include-secrets.c'),
  compile(28, 'assemble-secrets.c'),
  compile(29, 'endless-constant.cpp'),
  run(29, 'CompileTimeCode.java', HARMLESS, { ...answered, memory_mb: 200, time_ms: 2000 }),
  compile(30, 'program-as-source.c'),
  run(30, 'program-as-source.py', CRASH),
  run(30, 'preload-into-root.c', CRASH, { prints: '1\n' }),
  run(31, 'read-hidden-tests.py', WRONG, { prints: '/box []\n/tmp []\n/opt/node []\n' }),
  run(31, 'read-hidden-tests.js', WRONG, { ...silent, memory_mb: 200 }),
  run(31, 'ReadHiddenTests.java', WRONG, { ...silent, memory_mb: 200, time_ms: 2000 }),
  run(31, 'machine-identity.py', WRONG, silent),
  run(32, 'inherited-things.py', WRONG, { prints: "[b'HOME', b'LANG', b'PATH']\n" }),
  run(33, 'rewrite-input.py', WRONG, { input: 'true input\n', prints: 'true input\n' }),
  run(33, 'change-own-program.c', HARMLESS, answered),
  run(34, 'output-is-a-program.py', WRONG),
  run(35, 'leave-state.c', HARMLESS, answered),
  run(36, 'network.py', WRONG, { ...silent, time_ms: 2000 }),
  run(36, 'network.js', WRONG, { ...silent, memory_mb: 200, time_ms: 2000 }),
  run(36, 'Network.java', WRONG, { ...silent, memory_mb: 200, time_ms: 2000 }),
  run(37, 'links-for-the-judge.py', HARMLESS, answered),
  compile(38, 'HostileName.java'),
  run(39, 'kill-and-trace.c', HARMLESS, answered),
  run(40, 'become-root.c', HARMLESS, answered),
  run(41, 'clock-and-scheduler.c', TIME, silent),
  run(41, 'affinity.py', TIME, { time_ms: 200 }),
  run(42, 'spoofed-verdict.py', CRASH),
  run(42, 'spoofed-answer.js', WRONG, roomy),
  run(43, 'tamper-harness.py', WRONG, { prints: '41\n' }),
  run(43, 'tamper-harness.js', WRONG, { prints: '41\n', memory_mb: 200 }),
  run(43, 'TamperHarness.java', WRONG, { prints: '41\n', memory_mb: 200, time_ms: 2000 }),
  run(44, 'interactor-deadlock.py', IDLE, talking),
  run(44, 'interactor-flood.c', TIME, talking),
  run(44, 'interactor-closed.py', WRONG, talking),
  run(44, 'interactor-hunted.py', HARMLESS, talking),
];

import { expect, test } from 'vitest';
import { COMPILE_LIMITS } from '../languages/box.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import { compilerLimit, withoutInvitations } from './compiler-end.ts';

const outcome = (more: Partial<RunOutcome>, stderr = ''): RunOutcome => ({
  end: { by: 'exit', code: 1 },
  limit: null,
  cpu_ms: 10,
  wall_ms: 12,
  memory_kb: 4_000,
  stdout: Buffer.alloc(0),
  stderr: Buffer.from(stderr),
  ...more,
});
const tooLarge = 'The compiler wrote a file of more than 64 MB, the most that a file may have';
const tooDeep = 'The source is nested too deeply for the compiler';

test.each<[string, RunOutcome, string | null]>([
  ['CPU time', outcome({ limit: 'cpu' }), 'Compilation took more than 10 seconds of CPU time'],
  ['the clock', outcome({ limit: 'wall' }), 'Compilation took longer than 30 seconds'],
  ['memory', outcome({ limit: 'memory' }), 'Compilation needed more than 1,024 MB of memory'],
  ['output', outcome({ limit: 'output' }), 'The compiler wrote more than 256 KB of messages'],
  [
    'GCC, the size of a file',
    outcome({}, 'g++: fatal error: File size limit exceeded signal terminated program as'),
    tooLarge,
  ],
  [
    'ld, the size of a file',
    outcome({}, 'collect2: fatal error: ld terminated with signal 25 [File size limit exceeded]'),
    tooLarge,
  ],
  ['Go, the size of a file', outcome({}, 'link: mapping output file failed: file too large'), tooLarge],
  ['its own signal', outcome({ end: { by: 'signal', signal: 25 } }), tooLarge],
  ['words of the source', outcome({}, 'a.cpp:3:1: error: x\n    3 | // File size limit exceeded\n'), null],
  [
    'GCC, the stack',
    outcome({}, 'g++: internal compiler error: Segmentation fault signal terminated program cc1plus'),
    tooDeep,
  ],
  [
    'javac, the stack',
    outcome({}, 'The system is out of resources.\njava.lang.StackOverflowError\n\tat jdk.compiler'),
    tooDeep,
  ],
  ['an error', outcome({}, "a.cpp:1:1: error: expected ';'"), null],
  ['success', outcome({ end: { by: 'exit', code: 0 } }, 'java.lang.StackOverflowError\n'), null],
])('%s', (_, ended, words) => {
  expect(compilerLimit(ended, COMPILE_LIMITS, ['/usr/bin/g++'])).toBe(words);
});

test("a heap of the compiler's own is told in its size", () => {
  const ended = outcome({}, 'The system is out of resources.\njava.lang.OutOfMemoryError: Java heap space\n');
  expect(compilerLimit(ended, COMPILE_LIMITS, ['/usr/bin/javac', '-J-Xmx512m', 'A.java'])).toBe(
    'Compilation needed more than 512 MB of memory',
  );
});

test('nobody is invited to report a bug of the compiler', () => {
  const gcc =
    'g++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.\nPlease submit a full bug report, with preprocessed source (by using -freport-bug).\nSee <file:///usr/share/doc/gcc-12/README.Bugs> for instructions.\n';
  expect(withoutInvitations(gcc)).toBe(
    'g++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.\n',
  );
  const others = [
    'PLEASE submit a bug report to https://github.com/llvm/llvm-project/issues/ and include the crash backtrace.',
    'note: we would appreciate a bug report: https://github.com/rust-lang/rust/issues/new',
    'Please file a bug report against the Java compiler via the Java bug reporting page',
    '#   https://bugreport.java.com/bugreport/crash.jsp',
    '# If you would like to submit a bug report, please visit:',
    '    Please report this as a GHC bug:  https://www.haskell.org/ghc/reportabug',
    'Please submit a bug report; see https://gcc.gnu.org/bugs/ .',
  ];
  expect(withoutInvitations(`${others.join('\n')}\nerror`)).toBe('error');
  const source = '    3 | // please submit a bug report\n      |    ^\n';
  expect(withoutInvitations(source)).toBe(source);
});

/** A program with what the execution service must answer: its status and what it wrote. */
export type SoakProgram = {
  name: string;
  language: string;
  content: string;
  stdin?: string;
  limits?: Record<string, number>;
  status: string | null;
  stdout?: string;
  /** Its compilation is refused. */
  compile?: true;
};

const quick = { run_cpu_time: 300, run_timeout: 700 };
const small = { run_memory_limit: 64 * 1024 * 1024 };

/** Good, wrong and hostile ones. `mark` makes a compiled source new, so that it is not taken from the cache. */
export const soakPrograms = (mark: number): SoakProgram[] => [
  { name: 'python', language: 'python', content: 'print(int(input()) * 2)', stdin: '21', status: null, stdout: '42\n' },
  { name: 'javascript', language: 'javascript', content: 'console.log(6 * 7)', status: null, stdout: '42\n' },
  {
    name: 'c++, new',
    language: 'c++',
    content: `#include <cstdio>\n// ${mark}\nint main() { int n; scanf("%d", &n); printf("%d\\n", n * 2); }`,
    stdin: '21',
    status: null,
    stdout: '42\n',
  },
  {
    name: 'c, kept',
    language: 'c',
    content: '#include <stdio.h>\nint main(void) { puts("42"); }',
    status: null,
    stdout: '42\n',
  },
  {
    name: 'java',
    language: 'java',
    content: 'public class Main { public static void main(String[] a) { System.out.println(42); } }',
    status: null,
    stdout: '42\n',
  },
  { name: 'exit code', language: 'python', content: 'raise SystemExit(3)', status: 'RE' },
  { name: 'signal', language: 'python', content: 'import os; os.abort()', status: 'SG' },
  { name: 'endless', language: 'python', content: 'while True: pass', limits: quick, status: 'TO' },
  { name: 'asleep', language: 'python', content: 'import time; time.sleep(60)', limits: quick, status: 'TO' },
  { name: 'too much memory', language: 'python', content: 'x = bytearray(200 << 20)', limits: small, status: 'SG' },
  { name: 'too much output', language: 'python', content: 'while True: print("x" * 1000)', status: 'OL' },
  { name: 'syntax error', language: 'c', content: `int main(void) { return ${mark} }`, status: 'RE', compile: true },
  {
    name: 'fork bomb',
    language: 'python',
    content: 'import os\nwhile True:\n  try: os.fork()\n  except OSError: pass',
    limits: quick,
    status: 'TO',
  },
  {
    name: 'daemon',
    language: 'python',
    content: 'import subprocess\nsubprocess.Popen(["/bin/sh", "-c", "setsid sleep 100"])\nprint(42)',
    status: null,
    stdout: '42\n',
  },
  {
    name: 'files',
    language: 'python',
    content: 'for n in range(500):\n  open(f"/tmp/{n}", "w").write("x" * 9999)\nprint(42)',
    status: null,
    stdout: '42\n',
  },
];

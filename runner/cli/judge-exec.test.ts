import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeHere } from './_judge-here.ts';
import { runJudge } from './_run-judge.ts';
import type { Stage } from './stage.ts';

let folder: string;
async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
const programs: Record<string, string> = {
  'echo.py': 'import sys\nprint(sys.stdin.read().upper(), end="")\nprint("note", file=sys.stderr)\n',
  'echo.js': 'process.stdout.write(require("fs").readFileSync(0, "utf8").toUpperCase());\n',
  'Echo.java':
    'public class Echo { public static void main(String[] a) throws Exception { System.out.print(new String(System.in.readAllBytes()).toUpperCase()); } }\n',
  'echo.cpp': '#include <iostream>\nint main() { for (char c; std::cin.get(c);) std::cout << (char)toupper(c); }\n',
  'echo.c':
    '#include <ctype.h>\n#include <stdio.h>\nint main() { for (int c; (c = getchar()) != EOF;) putchar(toupper(c)); }\n',
  'echo.rb': 'print STDIN.read.upcase\n',
  'echo.go':
    'package main\nimport ("io"; "os"; "strings"; "fmt")\nfunc main() { all, _ := io.ReadAll(os.Stdin); fmt.Print(strings.ToUpper(string(all))) }\n',
  'echo.cs': 'class P { static void Main() { System.Console.Write(System.Console.In.ReadToEnd().ToUpper()); } }\n',
  'echo.ts': 'const all: string = require("fs").readFileSync(0, "utf8");\nprocess.stdout.write(all.toUpperCase());\n',
  'echo.sh': 'tr a-z A-Z\n',
  'Größe.java':
    'public class Größe { public static void main(String[] a) { System.out.println(new Object() {}.getClass().getName()); } }\n',
  'standard.cpp': '#include <cstdio>\nint main() { printf("%ld\\n", __cplusplus); }\n',
  'standard.c': '#include <stdio.h>\nint main(void) { printf("%ld\\n", __STDC_VERSION__); return 0; }\n',
  'many/main.c': '#include "two.h"\n#include <stdio.h>\nint main(void) { printf("%d\\n", two()); return 0; }\n',
  'many/two.c': '#include "two.h"\nint two(void) { return 2; }\n',
  'many/two.h': 'int two(void);\n',
  'one/alone.py': 'print("one")\n',
  'mixed/a.py': 'print(1)\n',
  'mixed/b.rb': 'puts 1\n',
  'nested/main.py': 'print(1)\n',
  'nested/inner/a.py': '\n',
  'what.none': '',
  'broken.cc': 'int main() { return nothing; }\n',
  'wide.cpp': 'char a[200000000] = {1};\nint main() { a[5] = 1; return a[7]; }\n',
  'three.cc': 'int main() { return 3; }\n',
  'abort.cpp': '#include <cstdlib>\nint main() { abort(); }\n',
  'spin.py': 'while True: pass\n',
  'heap.py': 'x = bytearray(3 * 10**8)\nprint(len(x))\n',
  'flood.py': 'while True: print("x" * 10000)\n',
  'sources.txt': 'print(6 * 7)\n',
  'ruby.txt': 'puts 6 * 7\n',
  'input.txt': 'from a file\n',
  'lines.txt': 'über\nline two\n',
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'judge-exec-'));
  for (const [name, content] of Object.entries(programs)) await write(join(folder, name), content);
});
afterAll(() => rm(folder, { recursive: true }));

type Judge = (args: string[]) => ReturnType<typeof runJudge>;
async function stageOf(file: string, args: string[] = [], run: Judge = judgeHere): Promise<Stage> {
  const { code, stderr, lines } = await run(['exec', join(folder, file), ...args]);
  expect({ code, stderr, count: lines.length }).toEqual({ code: 0, stderr: '', count: 1 });
  return JSON.parse(lines[0] ?? '');
}
const success = { code: 0, signal: null, status: null, message: null };

it.each<[string, string, Judge]>([
  ['echo.py', 'from the standard input', (args) => runJudge(args, { stdin: 'über\nline two\n' })],
  ['echo.py', 'from a file', judgeHere],
  ['echo.js', 'from a file', judgeHere],
  ['Echo.java', 'from a file', judgeHere],
  ['echo.cpp', 'from a file', judgeHere],
])('%s gets its standard input %s and tells its output', async (file, _, run) => {
  const stage = await stageOf(file, ['--stdin', run === judgeHere ? join(folder, 'lines.txt') : '-'], run);
  expect(stage).toMatchObject({ ...success, stdout: expect.stringMatching(/BER\nLINE TWO\n$/) });
  expect(stage.stderr).toBe(file === 'echo.py' ? 'note\n' : '');
  expect(stage.time_ms).toBeGreaterThan(0);
  expect(stage.wall_ms).toBeGreaterThan(0);
  expect(stage.memory_kb).toBeGreaterThan(100);
});

it.each(['echo.c', 'echo.rb', 'echo.go', 'echo.cs', 'echo.ts', 'echo.sh'])(
  '%s is in a language of the catalogue',
  async (file) => {
    const stage = await stageOf(file, ['--stdin', join(folder, 'input.txt')]);
    expect(stage).toMatchObject({ ...success, stdout: 'FROM A FILE\n' });
  },
);

it('a Java class may have letters of any language', async () => {
  expect(await stageOf('Größe.java')).toMatchObject({ ...success, stdout: 'Größe$1\n' });
});

it('takes several files, the main one first, and a folder of them', async () => {
  const others = ['two.h', 'two.c'].map((name) => join(folder, 'many', name));
  expect(await stageOf('many/main.c', others)).toMatchObject({ ...success, stdout: '2\n' });
  expect(await stageOf('many')).toMatchObject({ ...success, stdout: '2\n' });
  expect(await stageOf('one')).toMatchObject({ ...success, stdout: 'one\n' });
  expect((await stageOf('many/main.c', others.slice(0, 1))).stderr).toContain('undefined reference to `two');
});

it.each([
  ['standard.cpp', 'c++17', '201703\n'],
  ['standard.cpp', 'gnu++14', '201402\n'],
  ['standard.c', 'c99', '199901\n'],
])('%s in %s', async (file, standard, stdout) => {
  expect(await stageOf(file, ['--std', standard])).toMatchObject({ ...success, stdout });
});

it('takes a name or alias of the catalogue for the language', async () => {
  for (const language of ['ruby', 'rb'])
    expect(await stageOf('ruby.txt', ['--language', language])).toMatchObject({ ...success, stdout: '42\n' });
  expect(await stageOf('ruby.txt', ['--language', 'c++'])).toMatchObject({ message: 'Compilation Error' });
});

it('reads standard input from a file, and takes none unless told', async () => {
  expect((await stageOf('echo.py', ['--stdin', join(folder, 'input.txt')])).stdout).toBe('FROM A FILE\n');
  expect((await stageOf('echo.py', [], (args) => runJudge(args, { stdin: 'ignored' }))).stdout).toBe('');
});

it('takes the language by name', async () => {
  expect(await stageOf('sources.txt', ['--language', 'python'])).toMatchObject({ ...success, stdout: '42\n' });
});

it.each<[string, string[], Partial<Stage>]>([
  ['three.cc', [], { code: 3, signal: null, status: 'RE', message: 'Runtime Error: Exit code 3' }],
  ['abort.cpp', [], { code: null, signal: 'SIGABRT', status: 'SG', message: 'Runtime Error: Aborted (SIGABRT)' }],
  [
    'wide.cpp',
    [],
    {
      code: 4,
      status: 'RE',
      message: 'Compilation Error: The compiler wrote a file of more than 64 MB, the most that a file may have',
    },
  ],
  ['broken.cc', [], { code: 1, signal: null, status: 'RE', message: 'Compilation Error' }],
])('%s: how it ended', async (file, args, expected) => {
  expect(await stageOf(file, args)).toMatchObject(expected);
});

it('tells which limit ended a program', async () => {
  const killed = { code: null, signal: 'SIGKILL' };
  const spin = await stageOf('spin.py', ['--time', '300']);
  expect(spin).toMatchObject({
    ...killed,
    status: 'TO',
    message: expect.stringMatching(/^Time Limit Exceeded: .*300 ms/),
  });
  expect(spin.time_ms).toBeGreaterThanOrEqual(300);
  const heap = await stageOf('heap.py', ['--memory', '32']);
  expect(heap).toMatchObject({
    ...killed,
    status: 'SG',
    message: expect.stringMatching(/^Memory Limit .*32 MB/),
    stdout: '',
  });
  expect((await stageOf('heap.py', ['--memory', '400', '--time', '20000'])).stdout).toBe('300000000\n');
  const flood = await stageOf('flood.py');
  expect(flood).toMatchObject({ ...killed, status: 'OL', message: expect.stringMatching(/^Output Limit Exceeded: /) });
  expect(flood.stdout.length).toBe(8 * 1024 * 1024);
});

describe('what cannot be done: one sentence and exit code 2', () => {
  it.each<[string, string[], RegExp]>([
    ['a missing file', ['nothing.py'], /^judge: no such file: .*nothing\.py\n$/],
    ['a folder in a program', ['nested'], /^judge: .* has a folder in it \(inner\); a program must be plain files\n$/],
    [
      'a folder of programs',
      ['mixed'],
      /^judge: .*mixed has files in several languages \(python, ruby\): name one with --language\n$/,
    ],
    ['a folder as input', ['echo.py', '--stdin', '.'], /^judge: \. is a folder, not a file\n$/],
    ['an unknown extension', ['sources.txt'], /^judge: cannot tell the language of sources\.txt .* --language\n$/],
    [
      'an unknown language',
      ['echo.py', '--language', 'klingon'],
      /^judge: unknown language klingon: npm run languages lists them all\n$/,
    ],
    [
      'too little time',
      ['echo.py', '--time', '99'],
      /^judge: --time must be a whole number of ms from 100 to 20000, not 99\n$/,
    ],
    ['too much time', ['echo.py', '--time', '20001'], /^judge: --time .* not 20001\n$/],
    ['no number', ['echo.py', '--time', '1e3'], /^judge: --time .* not 1e3\n$/],
    [
      'too little memory',
      ['echo.py', '--memory', '15'],
      /^judge: --memory must be a whole number of MB from 16 to 2048, not 15\n$/,
    ],
    ['too much memory', ['echo.py', '--memory', '2049'], /^judge: --memory .* not 2049\n$/],
    ['a missing input', ['echo.py', '--stdin', '/nowhere'], /^judge: no such file: \/nowhere\n$/],
    [
      'an input without end',
      ['echo.py', '--stdin', '/dev/zero'],
      /^judge: \/dev\/zero is larger than the \d+ bytes allowed\n$/,
    ],
    [
      'a standard that is not declared',
      ['echo.cpp', '--std', 'c++18'],
      /^judge: C\+\+ \(GCC\) has no standard c\+\+18; there are c\+\+98, c\+\+11, c\+\+14, c\+\+17, .*\n$/,
    ],
    [
      'a standard of a language without',
      ['echo.py', '--std', 'c++17'],
      /^judge: Python.* has no standards to choose from\n$/,
    ],
    [
      'an extension of none',
      ['what.none'],
      /cannot tell the language of .* by its extension: name it with --language\n$/,
    ],
    ['an unknown option', ['echo.py', '--tim', '5'], /^judge: Unknown option '--tim'/],
  ])('%s', async (_name, [file = '', ...args], message) => {
    const { code, stdout, stderr } = await judgeHere(['exec', join(folder, file), ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it('told by the process as well', async () => {
    expect(await runJudge(['exec', join(folder, 'nothing.py')])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^judge: no such file: .*nothing\.py\n$/),
    });
  });

  it('an option whose name npm kept', async () => {
    const under = ['env', 'npm_config_std=true'];
    expect(await runJudge(['exec', join(folder, 'echo.cpp'), 'c++17'], { under })).toMatchObject({
      code: 2,
      stderr: 'judge: npm took --std for itself: use npm run -s judge -- exec … --std …\n',
    });
  });

  it('no root', async () => {
    // May read everything: the project may stand in root's own folder.
    const under = ['setpriv', '--reuid=65534', '--clear-groups', '--inh-caps=+dac_read_search'];
    under.push('--ambient-caps=+dac_read_search');
    expect(await runJudge(['exec', join(folder, 'echo.py')], { under })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^judge: isolation unavailable: the runner must be started as root, or as a user with .+\n$/,
      ),
    });
  });
});

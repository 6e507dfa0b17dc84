import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJudge } from './_run-judge.ts';
import type { Stage } from './stage.ts';

let folder: string;
const programs: Record<string, string> = {
  'echo.py': 'import sys\nprint(sys.stdin.read().upper(), end="")\nprint("note", file=sys.stderr)\n',
  'echo.js': 'process.stdout.write(require("fs").readFileSync(0, "utf8").toUpperCase());\n',
  'Echo.java':
    'public class Echo { public static void main(String[] a) throws Exception { System.out.print(new String(System.in.readAllBytes()).toUpperCase()); } }\n',
  'echo.cpp': '#include <iostream>\nint main() { for (char c; std::cin.get(c);) std::cout << (char)toupper(c); }\n',
  'broken.cc': 'int main() { return nothing; }\n',
  'wide.cpp': 'char a[200000000] = {1};\nint main() { a[5] = 1; return a[7]; }\n',
  'three.cc': 'int main() { return 3; }\n',
  'abort.cpp': '#include <cstdlib>\nint main() { abort(); }\n',
  'spin.py': 'while True: pass\n',
  'heap.py': 'x = bytearray(3 * 10**8)\nprint(len(x))\n',
  'flood.py': 'while True: print("x" * 10000)\n',
  'sources.txt': 'print(6 * 7)\n',
  'input.txt': 'from a file\n',
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'judge-exec-'));
  for (const [name, content] of Object.entries(programs)) await writeFile(join(folder, name), content);
});
afterAll(() => rm(folder, { recursive: true }));

async function stageOf(file: string, args: string[] = [], stdin = ''): Promise<Stage> {
  const { code, stderr, lines } = await runJudge(['exec', join(folder, file), ...args], { stdin });
  expect({ code, stderr, count: lines.length }).toEqual({ code: 0, stderr: '', count: 1 });
  return JSON.parse(lines[0] ?? '');
}
const success = { code: 0, signal: null, status: null, message: null };

it.each(['echo.py', 'echo.js', 'Echo.java', 'echo.cpp'])(
  '%s gets its standard input and tells its output',
  async (file) => {
    const stage = await stageOf(file, ['--stdin', '-'], 'über\nline two\n');
    expect(stage).toMatchObject({ ...success, stdout: expect.stringMatching(/BER\nLINE TWO\n$/) });
    expect(stage.stderr).toBe(file === 'echo.py' ? 'note\n' : '');
    expect(stage.time_ms).toBeGreaterThan(0);
    expect(stage.wall_ms).toBeGreaterThan(0);
    expect(stage.memory_kb).toBeGreaterThan(100);
  },
);

it('reads standard input from a file, and takes none unless told', async () => {
  expect((await stageOf('echo.py', ['--stdin', join(folder, 'input.txt')])).stdout).toBe('FROM A FILE\n');
  expect((await stageOf('echo.py', [], 'ignored')).stdout).toBe('');
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
    ['a missing file', ['nothing.py'], /^judge: there is no file .*nothing\.py\n$/],
    ['a folder', ['.'], /^judge: .* is a folder, not a file\n$/],
    ['an unknown extension', ['sources.txt'], /^judge: the language of sources\.txt is not known .* --language\n$/],
    [
      'an unknown language',
      ['echo.py', '--language', 'cobol'],
      /^judge: there is no language cobol; there are .*python/,
    ],
    [
      'too little time',
      ['echo.py', '--time', '99'],
      /^judge: --time is a whole number of ms from 100 to 20000, not 99\n$/,
    ],
    ['too much time', ['echo.py', '--time', '20001'], /^judge: --time .* not 20001\n$/],
    ['no number', ['echo.py', '--time', '1e3'], /^judge: --time .* not 1e3\n$/],
    [
      'too little memory',
      ['echo.py', '--memory', '15'],
      /^judge: --memory is a whole number of MB from 16 to 2048, not 15\n$/,
    ],
    ['too much memory', ['echo.py', '--memory', '2049'], /^judge: --memory .* not 2049\n$/],
    ['a missing input', ['echo.py', '--stdin', '/nowhere'], /^judge: there is no file \/nowhere\n$/],
    [
      'an input without end',
      ['echo.py', '--stdin', '/dev/zero'],
      /^judge: \/dev\/zero has more than the \d+ bytes allowed\n$/,
    ],
    ['an unknown option', ['echo.py', '--tim', '5'], /^judge: Unknown option '--tim'/],
  ])('%s', async (_name, [file = '', ...args], message) => {
    const { code, stdout, stderr } = await runJudge(['exec', join(folder, file), ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
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

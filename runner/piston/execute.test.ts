import { ExecuteReply } from '@devorbit/contract/execution/execution.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laneOf } from '../_lanes.ts';
import { openService, openTestService, type TestService } from '../_service.ts';
import { type Body, executed, postExecute } from './_execute.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const execute = (language: string, source: string, more?: Body) => executed(service.url, language, source, more);

const echoes = {
  python: 'import sys\nprint("hello", *sys.argv[1:])\nprint(input())',
  javascript:
    'console.log("hello", ...process.argv.slice(2));\nconsole.log(require("fs").readFileSync(0, "utf8").trim());',
  'c++':
    '#include <bits/stdc++.h>\nint main(int c, char** v) { std::string s; std::getline(std::cin, s); std::cout << "hello"; for (int i = 1; i < c; i++) std::cout << " " << v[i]; std::cout << "\\n" << s << "\\n"; }',
  java: 'import java.util.*; public class Greeter { public static void main(String[] a) { System.out.println("hello " + String.join(" ", a)); System.out.println(new Scanner(System.in).nextLine()); } }',
};

describe('programs', () => {
  it.each(Object.entries(echoes))('%s greets, with arguments and input', async (language, source) => {
    const { run, compile, ...named } = await execute(language, source, { stdin: 'é\n', args: ['a b', '*'] });
    expect(run).toMatchObject({
      stdout: 'hello a b *\né\n',
      stderr: '',
      code: 0,
      signal: null,
      status: null,
      message: null,
    });
    expect(run.output).toBe(run.stdout);
    expect(run.time).toBe(run.cpu_time);
    expect(run.memory).toBeGreaterThan(100_000);
    expect(run.wall_time).toBeGreaterThan(0);
    expect(named).toEqual({ language, version: expect.stringMatching(/^\d+\.\d+/) });
    expect(compile?.code).toBe(language === 'c++' || language === 'java' ? 0 : undefined);
  });

  it('of several files see each other, and binary data as it was', async () => {
    const { run } = await execute('python', '', {
      files: [
        {
          name: 'main.py',
          content: 'import helper\nprint(helper.two(), open("data", "rb").read(), open("file3.code").read())',
        },
        { name: 'helper.py', content: 'def two(): return 2' },
        { name: 'data', content: '/wA=', encoding: 'base64' },
        { content: '6869', encoding: 'hex' },
      ],
    });
    expect(run.output).toBe("2 b'\\xff\\x00' hi\n");
  });

  it('are files, whatever their names mean to a compiler', async () => {
    const files = [
      { name: '@o.c', content: '#include <stdio.h>\nconst char *two(void);\nint main(void) { puts(two()); }' },
      { name: 'o.c', content: 'const char *two(void) { return "2"; }' },
    ];
    expect((await execute('c', '', { files })).run.output).toBe('2\n');
    const java = [
      {
        name: '-Go.java',
        content: 'class Go { public static void main(String[] a) { System.out.println(Two.two()); } }',
      },
      { name: '@Two.java', content: 'class Two { static int two() { return 2; } }' },
    ];
    expect((await execute('java', '', { files: java })).run.output).toBe('2\n');
  });

  it('of several C++ and Java sources are compiled together', async () => {
    const cpp = await execute('cpp', '', {
      files: [
        { name: 'main.cpp', content: '#include "two.h"\n#include <cstdio>\nint main() { printf("%d", two()); }' },
        { name: 'two.h', content: 'int two();' },
        { name: 'two.cpp', content: '#include "two.h"\nint two() { return 2; }' },
      ],
    });
    expect(cpp.run.stdout).toBe('2');
    const java = await execute('java', '', {
      files: [
        { name: 'Two.java', content: 'class Two { static int two() { return 2; } }' },
        {
          name: 'Main.java',
          content: 'class Main { public static void main(String[] a) { System.out.print(Two.two()); } }',
        },
      ],
    });
    expect(java.run.stdout).toBe('2');
  });

  it.each([
    ['that has its name', 'Größe', true],
    ['without a name', 'Größe', false],
    ['without a name, in combining marks', 'Gro\u0308ße', false],
    ['without a name, in another script', 'Решение', false],
  ])('whose public class has any letters, in a file %s', async (_, name, isNamed) => {
    const content = `public class ${name} { class Übung {} public static void main(String[] a) { System.out.print(new ${name}().new Übung().getClass().getName()); } }`;
    const named = isNamed ? { files: [{ name: `${name}.java`, content }] } : {};
    for (let turn = 0; turn < 2; turn++) {
      const { run } = await execute('java', content, named);
      expect(run).toMatchObject({ stdout: `${name}$Übung`, stderr: '', status: null });
    }
  });

  it('of C# may be unsafe', async () => {
    const source =
      'class P { static unsafe void Main() { int x = 41; int* p = &x; (*p)++; System.Console.Write(x); } }';
    const { run } = await execute('csharp', source);
    expect(run).toMatchObject({ stdout: '42', stderr: '', status: null });
  });

  it('that do not compile: the run is a copy of the compilation', async () => {
    const { run, compile } = await execute('c++', 'int main( {');
    expect(compile).toMatchObject({ status: 'RE', code: 1, stderr: expect.stringContaining('error') });
    expect(run).toEqual(compile);
  });

  it.each<[what: string, source: string, more: Body, expected: object]>([
    [
      'exits',
      'import sys\nprint("out")\nprint("err", file=sys.stderr)\nsys.exit(3)',
      {},
      { status: 'RE', code: 3, signal: null, output: 'out\nerr\n', message: 'Exit code 3' },
    ],
    [
      'is killed',
      'import os\nos.kill(os.getpid(), 11)',
      {},
      { status: 'SG', code: null, signal: 'SIGSEGV', message: 'Segmentation fault (SIGSEGV)' },
    ],
    [
      'computes',
      'while True: pass',
      { run_cpu_time: 200 },
      { status: 'TO', code: null, signal: 'SIGKILL', message: expect.stringContaining('more than 200 ms of CPU time') },
    ],
    [
      'sleeps',
      'import time\nprint("z", flush=True)\ntime.sleep(60)',
      { run_timeout: 400 },
      { status: 'TO', signal: 'SIGKILL', stdout: 'z\n', message: expect.stringContaining('400 ms passed') },
    ],
    [
      'hoards',
      'a = []\nwhile True: a.append(bytearray(1 << 20))',
      { run_memory_limit: 64 * 1024 * 1024 },
      { status: 'SG', signal: 'SIGKILL', message: expect.stringContaining('more than 64 MB') },
    ],
    [
      'floods',
      'while True: print("é" * 999)',
      {},
      { status: 'OL', signal: 'SIGKILL', message: expect.stringMatching(/cut after 1 MB$/) },
    ],
    [
      'complains',
      'import sys\nwhile True: sys.stderr.write("x" * 999)',
      {},
      { status: 'EL', message: expect.stringMatching(/standard error.*cut/) },
    ],
  ])('one that %s', async (_, source, more, expected) => {
    const { run } = await execute('python', source, more);
    expect(run).toMatchObject(expected);
    expect(run.stdout).not.toContain('\uFFFD');
  });

  it('our own failure is XX, after a second try, and the program is not blamed', async () => {
    const lost = laneOf({ run: () => Promise.reject(new Error('lost helper')) });
    const [lane] = service.sandbox.lanes;
    let probes = 0;
    const fragile = await openService(service.sandbox, {
      lanes: [
        { ...lost, run: (spec) => (spec.files.length > 0 || !lane ? (probes++, lost.run(spec)) : lane.run(spec)) },
      ],
    });
    const response = await postExecute(fragile.url, { language: 'python', version: '3', files: [{ content: '' }] });
    expect(ExecuteReply.parse(await response.json()).run).toMatchObject({
      status: 'XX',
      code: null,
      message: expect.stringContaining('not your program'),
    });
    expect(probes).toBe(2);
    await fragile.close();
  });
});

describe('tests', () => {
  const tests = [
    { stdin: '1', expected: '2' },
    { stdin: '2', expected: '4  \n\n' },
    { stdin: '3', expected: '7' },
    { stdin: '4' },
    { stdin: 'x', expected: '' },
  ];
  it.each([
    ['python', 'print(2 * int(input()))\nopen("trace", "x")'],
    ['c++', '#include <cstdio>\nint main() { int n; if (scanf("%d", &n) != 1) return 1; printf("%d\\n", 2 * n); }'],
  ])('%s: one compilation, each test in a fresh box', async (language, source) => {
    const { run, results, compile } = await execute(language, source, { tests });
    expect(results?.map(({ passed, code }) => [passed, code])).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
      [undefined, 0],
      [false, 1],
    ]);
    expect(results?.[0]).toEqual({ ...run, passed: true });
    expect(compile === undefined).toBe(language === 'python');
  });

  it('have no results where nothing was compiled', async () => {
    const { run, results, compile } = await execute('c++', 'int', { tests });
    expect(results).toEqual([]);
    expect(run).toEqual(compile);
  });

  it('compare a million spaces in good time', async () => {
    const { results } = await execute('python', 'print(" " * 1_000_000 + "x", end="")', { tests: [{ expected: 'x' }] });
    expect(results?.map(({ passed, status }) => [passed, status])).toEqual([[false, null]]);
  });

  it('compare all of the output, and show its beginning', async () => {
    const { results } = await execute('python', 'print("x" * 100_000)', {
      tests: [{ expected: 'x'.repeat(100_000) }, { expected: 'x'.repeat(99_999) }],
    });
    expect(results?.map(({ passed, stdout }) => [passed, stdout.length])).toEqual([
      [true, 16_384],
      [false, 16_384],
    ]);
    expect(results?.[0]?.message).toBe('the output was cut after 16 KB');
  });
});

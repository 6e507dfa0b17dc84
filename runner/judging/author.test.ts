import { MAX_AUTHOR_OUTPUT_BYTES, MAX_AUTHOR_OUTPUTS_BYTES } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laneOf } from '../_lanes.ts';
import { sums } from '../_programs.ts';
import { judged, openService, openTestService, type TestService } from '../_service.ts';
import type { Lane } from '../sandbox/sandbox.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const limits = { time_ms: 2_000, memory_kb: 256 * 1024 };
const words = (...lines: string[]) => lines.map((line) => ({ args: line.split(' ').filter(Boolean) }));

/** The package whose tests have these inputs, as the task names it. */
function packageOf(inputs: string[]) {
  const tests = inputs.map((input, at) => ({ name: String(at), sample: false, input, answer: '' }));
  const task = service.packages.task({ ...sums, name: 'inputs', tests });
  if (task.kind !== 'judge') throw new Error('no package');
  return task.package;
}

async function author(
  language: PracticeLanguage,
  source: string,
  runs: { args: string[] }[],
  more: { inputs?: string[]; url?: string; limits?: typeof limits } = {},
) {
  const { events, finished } = await judged(more.url ?? service.url, {
    language,
    source,
    task: {
      kind: 'author',
      limits: more.limits ?? limits,
      runs,
      ...(more.inputs ? { package: packageOf(more.inputs) } : {}),
    },
  });
  return { events, finished, told: events.flatMap((event) => (event.type === 'run' ? [event.run] : [])) };
}

describe('an author’s program', () => {
  it('is compiled once and gets the arguments of each run, and nothing to read', async () => {
    const source = 'import sys\nprint(sys.argv[1:], repr(sys.stdin.read()))';
    const { events, told, finished } = await author('python', source, words('3 -x', '', 'a "b'));
    expect(events.map(({ type }) => type)).toEqual([
      'queued',
      'compiling',
      'compiled',
      'run',
      'run',
      'run',
      'finished',
    ]);
    expect(told.map(({ index, stdout }) => [index, stdout])).toEqual([
      [0, "['3', '-x'] ''\n"],
      [1, "[] ''\n"],
      [2, `['a', '"b'] ''\n`],
    ]);
    expect(told[0]).toMatchObject({ exit_code: 0, ended_by: null, stderr: '' });
    expect(finished).toMatchObject({ verdict: 'Success', total: 3 });
    expect(finished?.runtime_ms).toBeGreaterThan(0);
    expect(finished?.memory_kb).toBeGreaterThan(1_000);
  });

  it.each<[PracticeLanguage, string]>([
    ['javascript', 'console.log(process.argv.slice(2).join("+"));'],
    ['java', 'class Main { public static void main(String[] a) { System.out.println(String.join("+", a)); } }'],
    ['cpp', '#include <iostream>\nint main(int n, char** a) { std::cout << a[1] << "+" << a[2] << "\\n"; }'],
  ])('gets its arguments in %s', async (language, source) => {
    const { told } = await author(language, source, words('one --two'));
    expect(told.map(({ stdout }) => stdout)).toEqual(['one+--two\n']);
  });

  it('reads the input of its test, in a box that no other run has touched', async () => {
    const source = `import os
print(os.listdir("/tmp"), input())
open("/tmp/left", "w").write("x")`;
    const { told } = await author('python', source, words('', '', ''), { inputs: ['a\n', 'b\n', 'c\n'] });
    expect(told.map(({ stdout }) => stdout)).toEqual(['[] a\n', '[] b\n', '[] c\n']);
  });

  it('tells how each run ended, and goes on', async () => {
    const source = `import os, sys, time
how = sys.argv[1]
if how == "busy":
    while True: pass
if how == "idle": time.sleep(60)
if how == "fat": bytearray(1 << 30)
if how == "flood": sys.stdout.write("x" * (9 << 20))
if how == "crash": os.kill(os.getpid(), 11)
if how == "exit": sys.stderr.write("x" * 5000 + " at " + __file__ + " the end"); sys.exit(43)
print(how)`;
    const runs = words('busy', 'idle', 'fat', 'flood', 'crash', 'exit', 'well');
    // Filling the memory takes time of its own, and more on a busy machine.
    const { told, finished } = await author('python', source, runs, { limits: { ...limits, time_ms: 1_500 } });
    expect(told.map(({ exit_code, ended_by }) => ended_by ?? exit_code)).toEqual([
      'time limit',
      'idleness limit',
      'memory limit',
      'output limit',
      'signal 11 (SIGSEGV)',
      43,
      0,
    ]);
    expect(told.every(({ exit_code, ended_by }) => (exit_code === null) === (ended_by !== null))).toBe(true);
    expect(told[3]?.stdout).toMatch(/^x+\n… cut/);
    expect(told[5]?.stderr).toMatch(/^x+ at main\.py the end$/);
    expect(told[5]?.stderr).toHaveLength(4_000);
    expect(finished?.verdict).toBe('Success');
  });

  it('may print all that is allowed, and ends where all outputs together are more', async () => {
    const fits = Math.floor(MAX_AUTHOR_OUTPUTS_BYTES / MAX_AUTHOR_OUTPUT_BYTES);
    const source = `import sys\nsys.stdout.write("\\n" * ${MAX_AUTHOR_OUTPUT_BYTES})`;
    const { told } = await author('python', source, words(...Array.from({ length: fits + 2 }, () => '')));
    expect(told.map(({ ended_by }) => ended_by)).toEqual([
      ...Array.from({ length: fits }, () => null),
      'output limit',
      'output limit',
    ]);
    expect(told.slice(0, fits).every(({ stdout }) => stdout.length === MAX_AUTHOR_OUTPUT_BYTES)).toBe(true);
    expect(told.at(-1)).toMatchObject({ exit_code: null, stdout: '', time_ms: 0 });
  });

  it('that does not compile runs never', async () => {
    const { told, finished } = await author('python', 'def f(:', words('', ''));
    expect(told).toEqual([]);
    expect(finished).toMatchObject({
      verdict: 'Compilation Error',
      message: expect.stringMatching('SyntaxError'),
      total: 2,
    });
  });

  it('whose runs do not fit the tests of the package is refused in words', async () => {
    const { events, finished } = await author('python', 'print(1)', words('', ''), { inputs: ['a'] });
    expect(events.map(({ type }) => type)).toEqual(['queued', 'finished']);
    expect(finished).toMatchObject({
      verdict: 'Error',
      message: 'There are 2 runs for the 1 tests of the package',
    });
    const zero = await author('python', 'print(1)', [{ args: ['a\0b'] }]);
    expect(zero.finished).toMatchObject({ verdict: 'Error', message: 'An argument holds a zero byte' });
  });

  it('lost in the middle goes on where it was, and tells no run twice', async () => {
    const [real] = service.sandbox.lanes as [Lane];
    let runs = 0;
    const lane = laneOf({
      run: (spec) => (++runs === 4 ? Promise.reject(new Error('lost helper')) : real.run(spec)),
      release: () => real.release(),
    });
    const fragile = await openService(service.sandbox, { lanes: [lane] });
    const source = 'import sys\nprint(sys.argv[1])';
    const { events, told } = await author('python', source, words('0', '1', '2', '3'), { url: fragile.url });
    expect(told.map(({ index, stdout }) => `${index} ${stdout}`)).toEqual(['0 0\n', '1 1\n', '2 2\n', '3 3\n']);
    expect(events.filter(({ type }) => type === 'compiled' || type === 'finished')).toHaveLength(2);
    await fragile.close();
  });
});

describe('an author’s C++ program on testlib.h', () => {
  it('makes the same test of the same arguments', async () => {
    const generator = `#include "testlib.h"
#include <iostream>
int main(int argc, char* argv[]) {
  registerGen(argc, argv, 1);
  int n = atoi(argv[1]);
  println(n);
  for (int at = 0; at < n; at++) std::cout << rnd.next(1, 1000000) << (at + 1 < n ? ' ' : '\\n');
}`;
    const { told, finished } = await author('cpp', generator, words('5 a', '5 b', '5 a'));
    expect(finished?.message).toBe('3 runs');
    const [first, second, third] = told.map(({ stdout }) => stdout);
    expect(first).toMatch(/^5\n(\d+ ){4}\d+\n$/);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it('says by its exit code whether an input is valid, and why not', async () => {
    const validator = `#include <testlib.h>
int main(int argc, char* argv[]) {
  registerValidation(argc, argv);
  inf.readInt(1, 10, "n");
  inf.readEoln();
  inf.readEof();
}`;
    const { told } = await author('cpp', validator, words('', '', ''), { inputs: ['7\n', '11\n', '7 \n'] });
    expect(told.map(({ exit_code }) => exit_code)).toEqual([0, 3, 3]);
    expect(told[1]?.stderr).toMatch(/n/);
    expect(told[0]?.stderr).toBe('');
  });
});

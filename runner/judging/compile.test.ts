import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laneOf } from '../_lanes.ts';
import { openTestService, type TestService } from '../_service.ts';
import { executed } from '../piston/_execute.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import { compile } from './compile.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const wide = 'char a[200000000] = {1};\nint main(void) { a[5] = 1; return a[7]; }\n';
const endless = '#include "/dev/zero"\nint main() {}\n';
const faulty = `${'int f() { return nothing; }\n'.repeat(3500)}int main() {}\n`;
const deep = `class Main { public static void main(String[] a) { int x = 1, y = ${'(x+'.repeat(20_000)}1${')'.repeat(20_000)}; } }`;

it('a compiler that a busy machine kept from computing says nothing of the source', async () => {
  const nothing = Buffer.alloc(0);
  const starved: RunOutcome = {
    end: { by: 'signal', signal: 9 },
    limit: 'wall',
    cpu_ms: 2000,
    wall_ms: 90_000,
    starved_ms: 87_000,
    memory_kb: 1000,
    stdout: nothing,
    stderr: nothing,
  };
  const build = { files: [], compile: ['/usr/bin/g++'], run: () => [] };
  const tools = { version: '', build: () => build };
  await expect(compile(build, tools, laneOf({ run: () => Promise.resolve(starved) }))).rejects.toThrow(
    'the machine is too busy to compile',
  );
});

describe('a compiler that a limit stopped says which one', () => {
  it.each([
    [
      'the size of a file',
      'cpp',
      wide,
      /^The compiler wrote a file of more than 64 MB, the most that a file may have$/,
    ],
    ['memory', 'cpp', endless, /^Compilation needed more than 1,024 MB of memory$/],
    ['messages', 'cpp', faulty, /^The compiler wrote more than 256 KB of messages:\nmain.cpp: In function/],
    ['depth', 'java', deep, /^The source is nested too deeply for the compiler$/],
  ] as const)('%s: of a submission', async (_, language, source, message) => {
    const { finished } = await service.judge(language, source);
    expect(finished).toMatchObject({ verdict: 'Compilation Error', message: expect.stringMatching(message) });
  });

  it.each([
    [
      'the size of a file',
      'c',
      wide,
      {},
      { status: 'RE', message: expect.stringContaining('a file of more than 64 MB') },
    ],
    ['memory', 'c++', endless, {}, { status: 'SG', message: 'Compilation needed more than 1,024 MB of memory' }],
    [
      'a limit that was asked for',
      'c++',
      endless,
      { compile_memory_limit: 100 * 1024 * 1024 },
      { status: 'SG', message: 'Compilation needed more than 100 MB of memory' },
    ],
    [
      'CPU time',
      'c++',
      '#include <bits/stdc++.h>\nint main() {}',
      { compile_cpu_time: 5 },
      { status: 'TO', message: 'Compilation took more than 5 ms of CPU time' },
    ],
    [
      'messages',
      'c++',
      faulty,
      {},
      { status: 'EL', message: 'The compiler wrote more than 256 KB of messages; the output was cut after 256 KB' },
    ],
    ['depth', 'java', deep, {}, { status: 'RE', message: 'The source is nested too deeply for the compiler' }],
  ] as const)('%s: over HTTP', async (_, language, source, more, expected) => {
    const { compile, run } = await executed(service.url, language, source, more);
    expect(compile).toMatchObject(expected);
    expect(compile?.stderr).not.toMatch(/bug/i);
    expect(run).toEqual(compile);
  });
});

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Checked } from './run-check.ts';

let root: string;
let report: { problems: number; passed: number; failed: number; rows: Checked[] };
let exitCode: number;

const tests = (name: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      [`data/${name}/${at + 10}.in`, `{"n":${at}}\n`],
      [`data/${name}/${at + 10}.ans`, `${at * 2}\n`],
    ]).flat(),
  );

/** A package that doubles n; right in every point. */
const sound: Record<string, string> = {
  'problem.yaml': `problem_format_version: 2025-09
name: Twice
uuid: 7b5ff2a4-5a53-4a93-9e3c-9a1c2d3e4f50
license: cc by-sa
rights_owner: DevOrbit
limits: { time_limit: 0.5, memory: 128 }
`,
  '.devorbit.yaml': `difficulty: Easy
tags: [Math]
signature: { params: [{ name: n, type: int }], returns: int }
constraints: [0 ≤ n ≤ 99]
`,
  'statement/problem.en.md': 'Return `2n`.\n',
  ...tests('sample', 2),
  ...tests('secret', 12),
  'input_validators/validate.py': 'import json, sys\nsys.exit(42 if 0 <= json.load(sys.stdin)["n"] <= 99 else 43)\n',
  'submissions/accepted/a.py': 'import json\nprint(json.loads(input())["n"] * 2)\n',
  'submissions/accepted/a.js': 'console.log(JSON.parse(require("fs").readFileSync(0)).n * 2);\n',
  'submissions/wrong_answer/w.py': 'import json\nn = json.loads(input())["n"]\nprint(n * 2 if n < 5 else 0)\n',
  'submissions/time_limit_exceeded/t.py': 'while True: pass\n',
  'submissions/run_time_error/r.py': 'print([][0])\n',
};

/** Writes a package, changed in some files; null leaves one out. */
async function write(name: string, changes: Record<string, string | null> = {}): Promise<void> {
  for (const [file, text] of Object.entries({ ...sound, ...changes })) {
    if (text === null) continue;
    const path = join(root, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'verify-content-'));
  await write('sound');
  await write('broken', { 'problem.yaml': 'name: Twice\n' });
  await write('few', {
    'data/secret/21.in': null,
    'input_validators/validate.py': null,
    'submissions/accepted/a.js': null,
    'submissions/time_limit_exceeded/t.py': null,
  });
  await write('invalid', { 'data/secret/15.in': '{"n":500}\n', 'data/secret/15.ans': '1000\n' });
  await write('promises', {
    'submissions/accepted/b.py': 'print(0)\n',
    'submissions/wrong_answer/w.py': 'while True: pass\n',
  });
  const run = await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'verify-content.ts'), '--json', '--root', root],
      (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
  exitCode = run.code;
  report = JSON.parse(run.stdout || `"${run.stderr}"`);
});
afterAll(() => rm(root, { recursive: true }));

const faults = (problem: string) =>
  report.rows.filter((row) => row.problem === problem && !row.ok).map(({ what, found }) => `${what}: ${found}`);

it('passes a sound package: inputs valid, every verdict as promised', () => {
  const rows = report.rows.filter(({ problem }) => problem === 'sound');
  expect(faults('sound')).toEqual([]);
  expect(rows.map(({ what, found }) => [what, found]).sort()).toEqual([
    ['accepted/a.js', 'Accepted'],
    ['accepted/a.py', 'Accepted'],
    ['input_validators/validate.py', '14 inputs valid'],
    ['run_time_error/r.py', 'Runtime Error'],
    ['time_limit_exceeded/t.py', 'Time Limit Exceeded'],
    ['wrong_answer/w.py', 'Wrong Answer'],
  ]);
});

it('names what a package lacks or breaks', () => {
  expect(faults('few')).toEqual([
    'package: it has 11 secret tests, fewer than 12',
    'package: it has no input validator',
    'package: it has accepted submissions in 1 of 4 languages, fewer than 2',
    'package: it has no time_limit_exceeded submission',
  ]);
  expect(faults('broken')).toEqual([expect.stringMatching(/^package: broken\/problem\.yaml: /)]);
});

it('finds an input that its validator refuses', () => {
  expect(faults('invalid')).toEqual([expect.stringMatching(/^input_validators\/validate\.py: 15 is not valid/)]);
});

it('finds submissions that do not keep their promise', () => {
  expect(faults('promises').sort()).toEqual([
    expect.stringMatching(/^accepted\/b\.py: Wrong Answer, not Accepted: Wrong answer on test 2 of 14$/),
    expect.stringMatching(/^wrong_answer\/w\.py: Time Limit Exceeded, not Wrong Answer: /),
  ]);
});

it('counts, and fails where one failed', () => {
  expect(exitCode).toBe(1);
  expect(report).toMatchObject({ problems: 5, failed: 8 });
  expect(report.passed + report.failed).toBe(report.rows.length);
});

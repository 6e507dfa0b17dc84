import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePackage } from './_package.ts';
import type { Checked } from './run-check.ts';

let root: string;
type Report = { problems: number; unchanged: number; passed: number; failed: number; rows: Checked[] };
let report: Report;
let exitCode: number;

const write = (name: string, changes?: Record<string, string | null>) => writePackage(root, name, changes);

async function verify(folder: string, ...args: string[]): Promise<{ exitCode: number; report: Report }> {
  const run = await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'verify-content.ts'), '--json', '--root', folder, ...args],
      { env: { ...process.env, JUDGE_ALL: '' } },
      (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
  return { exitCode: run.code, report: JSON.parse(run.stdout || `"${run.stderr}"`) };
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
  ({ exitCode, report } = await verify(root));
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

it('judges again what has changed or was wrong, what is named, and with --all everything', async () => {
  const few = join(root, 'few packages');
  const ledger = join(root, 'ledger.txt');
  const judged = async (...args: string[]) => {
    const { report: again } = await verify(few, '--ledger', ledger, ...args);
    return { judged: [...new Set(again.rows.map(({ problem }) => problem))].toSorted(), unchanged: again.unchanged };
  };
  await writePackage(few, 'sound');
  await writePackage(few, 'wrong', { 'data/secret/15.ans': '7\n' });
  expect(await judged()).toEqual({ judged: ['sound', 'wrong'], unchanged: 0 });
  // Texts are not judged.
  await writePackage(few, 'sound', { 'statement/problem.en.md': 'Return twice `n`.\n' });
  expect(await judged()).toEqual({ judged: ['wrong'], unchanged: 1 });
  await writePackage(few, 'sound', { 'submissions/wrong_answer/w.py': 'print(0)\n' });
  await writePackage(few, 'wrong');
  expect(await judged()).toEqual({ judged: ['sound', 'wrong'], unchanged: 0 });
  expect(await judged('wrong')).toEqual({ judged: ['wrong'], unchanged: 0 });
  expect(await judged()).toEqual({ judged: [], unchanged: 2 });
  expect(await judged('--all')).toEqual({ judged: ['sound', 'wrong'], unchanged: 0 });
}, 600_000);

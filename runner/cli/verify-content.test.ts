import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onSharedLanes, printed } from './_judge-here.ts';
import { writePackage } from './_package.ts';
import { verifyContent } from './content-verification.ts';
import type { Checked } from './run-check.ts';

let root: string;
type Report = { problems: number; unchanged: number; passed: number; failed: number; rows: Checked[] };
let report: Report;
let exitCode: number;

const write = (name: string, changes?: Record<string, string | null>) => writePackage(root, name, changes);

type Ended = { exitCode: number; report: Report };
const read = (code: number, stdout: string, stderr: string): Ended => ({
  exitCode: code,
  report: JSON.parse(stdout || JSON.stringify(stderr)),
});
const words = (folder: string, more: string[]) => ['--json', '--root', folder, ...more];

/** By a process of its own. */
const verifyApart = (folder: string, ...more: string[]) =>
  new Promise<Ended>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'verify-content.ts'), ...words(folder, more)],
      { env: { ...process.env, JUDGE_ALL: '' } },
      (error, stdout, stderr) => resolve(read(typeof error?.code === 'number' ? error.code : 0, stdout, stderr)),
    );
  });

/** In this process, on the shared lanes. */
async function verify(folder: string, ...more: string[]): Promise<Ended> {
  const { code, stdout, stderr } = await printed(() => verifyContent(words(folder, more), onSharedLanes));
  return read(code, stdout, stderr);
}

beforeAll(async () => {
  vi.stubEnv('JUDGE_ALL', '');
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
  ({ exitCode, report } = await verifyApart(root));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

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

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mainOfScripts, testlibScripts } from './testlib-scripts.ts';

const program = { language: 'c++', files: [{ name: 'check.cpp', text: 'int main() {}\n' }] };

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'scripts-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Runs the script around a program that tells its arguments and ends as it is told to. */
async function run(role: 'input' | 'checker' | 'interactor', code: number, says = '') {
  const folder = await mkdtemp(join(root, 'run-'));
  const feedback = join(folder, 'feedback/');
  await mkdir(feedback);
  await writeFile(join(folder, 'run'), testlibScripts(program, role).run, { mode: 0o755 });
  const text = `#!/bin/sh\necho "$@" > ${folder}/args\necho '${says}' >&2\nexit ${code}\n`;
  await writeFile(join(folder, 'testlib_program'), text, { mode: 0o755 });
  const args = role === 'input' ? ['--flag'] : ['a.in', 'a.ans', feedback];
  const { status } = spawnSync(join(folder, 'run'), args, { input: 'output\n' });
  const read = (name: string) =>
    existsSync(join(feedback, name)) ? readFileSync(join(feedback, name), 'utf8').trim() : null;
  return { status, args: readFileSync(join(folder, 'args'), 'utf8').trim(), folder, read };
}

it.each([
  [0, 42],
  [1, 43],
  [2, 43],
  [4, 43],
  [8, 43],
  [3, 3],
  [16, 43],
  [117, 117],
])('a checker that ends with %d is a validator that ends with %d', async (code, expected) => {
  const { status, args, folder, read } = await run('checker', code);
  expect(status).toBe(expected);
  expect(args).toBe(`a.in ${folder}/feedback//output a.ans`);
  expect(read('output')).toBe('output');
});

it('points and shares become the files of the format', async () => {
  const points = await run('checker', 7, 'points 12.5 well done');
  expect({ status: points.status, score: points.read('score.txt') }).toEqual({ status: 42, score: '12.5' });
  const share = await run('interactor', 16 + 35);
  expect({ status: share.status, share: Number(share.read('score_multiplier.txt')) }).toEqual({
    status: 42,
    share: 0.35,
  });
});

it.each([
  [0, 42],
  [3, 43],
])('an input validator that ends with %d ends with %d', async (code, expected) => {
  const { status, args } = await run('input', code);
  expect({ status, args }).toEqual({ status: expected, args: '--flag' });
});

it('knows its own scripts, and no others', () => {
  const scripts = testlibScripts(program, 'checker');
  expect(mainOfScripts(scripts)).toBe('check.cpp');
  expect(mainOfScripts({ ...scripts, run: `${scripts.run}exit 42\n` })).toBeNull();
  expect(mainOfScripts({ ...scripts, build: '#!/bin/sh\ntrue\n' })).toBeNull();
  expect(() => testlibScripts({ ...program, language: 'pascal' }, 'checker')).toThrow(
    'a pascal program of the testlib protocol cannot be written in this format',
  );
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pack, packageNames, readProblem, readSubmissions, unpack } from './problem-package.ts';

const judging: JudgePackage = {
  format: 1,
  name: 'addtwo',
  limits: { time_ms: 1000, memory_kb: 262_144 },
  validator_flags: [],
  tests: [{ name: 'Example 1', sample: true, input: '{"a":1}\n', answer: '1\n' }],
};

describe('pack and unpack', () => {
  it('gives back what was packed', () => {
    const { digest, bytes } = pack(judging);
    expect(unpack(bytes, digest)).toEqual(judging);
  });

  it('names the same package the same, whatever the order of its keys', () => {
    const { tests, ...rest } = judging;
    expect(pack({ tests, ...rest }).digest).toBe(pack(judging).digest);
  });

  /** Everything that a package may hold. */
  const whole: JudgePackage = {
    ...judging,
    validator: { protocol: 'icpc', program: { language: 'c++', files: [{ name: 'a.cpp', text: 'int main() {}' }] } },
    interactive: true,
    passes: 3,
    submit_answer: true,
    groups: [{ name: 'a', score: null, aggregation: 'sum', requires: ['b'] }],
    tests: judging.tests.map((test) => ({ ...test, group: 'a', validator_flags: ['x'] })),
  };

  it('carries everything that a package may hold', () => {
    const { digest, bytes } = pack(whole);
    expect(unpack(bytes, digest)).toEqual(whole);
    const reversed = Object.fromEntries(Object.entries(whole).toReversed()) as JudgePackage;
    expect(pack(reversed).digest).toBe(digest);
  });

  it('a plain package has the name that it has always had', () => {
    expect(pack(judging).digest).toBe('b1a11d9530a37b4ba9ed80497093e17213d278af544f270ab8e993c0a204df98');
  });

  it('names a package differently when one answer changes', () => {
    const changed = { ...judging, tests: judging.tests.map((test) => ({ ...test, answer: '2\n' })) };
    expect(pack(changed).digest).not.toBe(pack(judging).digest);
  });

  it('refuses a package under another name', () => {
    const forged = pack({ ...judging, name: 'forged' });
    expect(() => unpack(forged.bytes, pack(judging).digest)).toThrow(/has digest/);
  });

  it('refuses an archive that inflates beyond the bound', () => {
    const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024));
    expect(() => unpack(bomb, 'a'.repeat(64))).toThrow(/larger than|exceed|Cannot create/i);
  });
});

describe('readProblem', () => {
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(join(root, 'addtwo', file, '..'), { recursive: true });
    writeFileSync(join(root, 'addtwo', file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'packages-'));
    write(
      'problem.yaml',
      'problem_format_version: 2025-09\nname: Add two\nuuid: 7c9e6679-7425-40de-944b-e07fc1f90ae7\nlicense: cc by-sa\nrights_owner: DevOrbit\nlimits:\n  time_limit: 1.5\n  memory: 256\n',
    );
    write(
      '.devorbit.yaml',
      'difficulty: Easy\ntags: [Maths]\nsignature: {params: [{name: a, type: int}], returns: int}\nconstraints: [a > 0]\nexplanations: {"1": One.}\n',
    );
    write('statement/problem.en.md', 'Add.\n');
    write('data/sample/1.in', '{"a":1}\n');
    write('data/sample/1.ans', '1\n');
    write('data/secret/01-small.in', '{"a":2}\n');
    write('data/secret/01-small.ans', '2\n');
    write('submissions/wrong_answer/off.py', 'print(0)\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('reads limits, examples with their explanations, and the tests in order', () => {
    const problem = readProblem(join(root, 'addtwo'));
    expect(problem.judging.limits).toEqual({ time_ms: 1500, memory_kb: 262_144 });
    expect(problem.examples).toEqual([{ input: '{"a":1}', output: '1', explanation: 'One.' }]);
    expect(problem.editorial).toBe('');
    write('.editorial.md', '\n## Idea\n\nAdd.\n');
    expect(readProblem(join(root, 'addtwo')).editorial).toBe('## Idea\n\nAdd.');
    expect(problem.judging.tests.map(({ name, sample }) => [name, sample])).toEqual([
      ['Example 1', true],
      ['01-small', false],
    ]);
  });

  it('says which file breaks the format, and refuses unknown keys', () => {
    write(
      '.devorbit.yaml',
      'difficulty: Impossible\ntags: [Maths]\nsignature: {params: [{name: a, type: int}], returns: int}\nconstraints: []\n',
    );
    expect(() => readProblem(join(root, 'addtwo'))).toThrow(/addtwo\/\.devorbit\.yaml[^]*difficulty/);
    write('problem.yaml', 'name: x\nsurprise: 1\n');
    expect(() => readProblem(join(root, 'addtwo'))).toThrow(/problem\.yaml[^]*surprise/);
  });

  it('passes the validator flags of the test group on', () => {
    write('data/test_group.yaml', 'output_validator_args: float_tolerance 1e-6\n');
    expect(readProblem(join(root, 'addtwo')).judging.validator_flags).toEqual(['float_tolerance', '1e-6']);
  });

  it('reads the submissions with the verdict that their folder promises', () => {
    expect(readSubmissions(join(root, 'addtwo'))).toEqual([
      { file: 'off.py', folder: 'wrong_answer', promised: 'Wrong Answer', source: 'print(0)\n' },
    ]);
  });

  it('takes folders with a package name only', () => {
    mkdirSync(join(root, 'Not-a-package'));
    expect(packageNames(root)).toEqual(['addtwo']);
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeHere } from './_judge-here.ts';
import { writePackage } from './_package.ts';
import { runJudge } from './_run-judge.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'judge-'));
  await writePackage(root, 'sound');
  await writePackage(root, 'lying', {
    'submissions/accepted/b.py': 'print(0)\n',
    'submissions/accepted/a.js': null,
    'submissions/wrong_answer/w.py': 'import json\nprint(json.loads(input())["n"] * 2)\n',
    'submissions/time_limit_exceeded/t.py': null,
    'submissions/run_time_error/r.cobol': 'STOP RUN.\n',
  });
  const brief = { 'submissions/accepted/a.js': null, 'submissions/time_limit_exceeded/t.py': null };
  await writePackage(root, 'others', {
    ...brief,
    'submissions/accepted/a.rb': 'require "json"\nputs JSON.parse(gets)["n"] * 2\n',
    'submissions/wrong_answer/w.c': '#include <stdio.h>\nint main(void) { puts("0"); return 0; }\n',
  });
  await writePackage(root, 'folders', {
    ...brief,
    'submissions/accepted/many/main.py': 'from two import two\ntwo()\n',
    'submissions/accepted/many/two.py': 'import json\ndef two(): print(json.loads(input())["n"] * 2)\n',
  });
  await writePackage(root, 'broken', { 'problem.yaml': 'name: Twice\n' });
});
afterAll(() => rm(root, { recursive: true }));

const verify = async (dirs: string[], run: (args: string[]) => ReturnType<typeof runJudge> = judgeHere) => {
  const ended = await run(['verify', ...dirs, '--json']);
  const rows = ended.lines.map((line) => JSON.parse(line));
  return { ...ended, summary: rows.pop(), rows: rows.sort((a, b) => a.file.localeCompare(b.file)) };
};

describe('verify', () => {
  it('agrees with a package whose folders tell the truth', async () => {
    const { code, rows, summary, stderr } = await verify([join(root, 'sound')], runJudge);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(summary).toEqual({ summary: true, packages: 1, submissions: 5, passed: 5, failed: 0, faults: [], ok: true });
    expect(rows).toMatchObject([
      { file: 'accepted/a.js', language: 'javascript', expected: 'Accepted', verdict: 'Accepted', ok: true },
      { file: 'accepted/a.py', language: 'python', expected: 'Accepted', verdict: 'Accepted', ok: true },
      { file: 'run_time_error/r.py', expected: 'Runtime Error', verdict: 'Runtime Error', ok: true },
      { file: 'time_limit_exceeded/t.py', expected: 'Time Limit Exceeded', verdict: 'Time Limit Exceeded', ok: true },
      { file: 'wrong_answer/w.py', expected: 'Wrong Answer', verdict: 'Wrong Answer', ok: true },
    ]);
    for (const row of rows) {
      expect(row.package).toBe('sound');
      expect(row.time_ms).toBeGreaterThan(0);
      expect(row.memory_kb).toBeGreaterThan(1000);
    }
  });

  it('judges submissions in any language of the catalogue, and of several files', async () => {
    const { code, rows, stderr } = await verify([join(root, 'others'), join(root, 'folders')]);
    expect({ code, stderr, failed: rows.filter(({ ok }) => !ok) }).toEqual({ code: 0, stderr: '', failed: [] });
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: 'accepted/a.rb', language: 'ruby', verdict: 'Accepted' }),
        expect.objectContaining({ file: 'wrong_answer/w.c', language: 'c', verdict: 'Wrong Answer' }),
        expect.objectContaining({ file: 'accepted/many', language: 'python', verdict: 'Accepted' }),
      ]),
    );
  });

  it('finds every lie of a folder of packages, and what it cannot judge', async () => {
    const { code, rows, summary } = await verify([root]);
    expect(code).toBe(1);
    expect(rows.filter(({ ok }) => !ok)).toMatchObject([
      { package: 'lying', file: 'accepted/b.py', expected: 'Accepted', verdict: 'Wrong Answer' },
      {
        package: 'lying',
        file: 'run_time_error/r.cobol',
        language: null,
        verdict: null,
        message: 'this language is not supported',
      },
      { package: 'lying', file: 'wrong_answer/w.py', expected: 'Wrong Answer', verdict: 'Accepted' },
    ]);
    expect(summary).toMatchObject({ packages: 5, submissions: 19, passed: 16, failed: 3, ok: false });
    expect(summary.faults).toEqual([
      { package: join(root, 'broken'), message: expect.stringMatching(/^broken\/problem\.yaml: /) },
    ]);
  });

  it('prints a table with a count', async () => {
    const { code, lines } = await judgeHere(['verify', join(root, 'lying'), join(root, 'sound')]);
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('2 packages: 7 submissions as promised, 3 not, 0 faults');
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^FAIL lying +wrong_answer\/w\.py +python +\d+ ms +\d+ MB {2}Accepted, expected Wrong Answer: /,
      ),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ok {3}sound +accepted\/a\.js +javascript +\d+ ms +\d+ MB {2}Accepted$/),
    );
  });
});

describe('run', () => {
  it('prints each test by name, and the verdict', async () => {
    const { code, lines } = await runJudge(['run', join(root, 'sound'), join(root, 'sound/submissions/accepted/a.py')]);
    expect(code).toBe(0);
    expect(lines.filter((line) => /^ +\d+\/14 .* Accepted +\d+ ms +\d+ MB$/.test(line))).toHaveLength(14);
    expect(lines[2]).toMatch(/^ {3}3\/14 {2}10 /);
    expect(lines.at(-2)).toBe('Accepted: All test cases passed!');
    expect(lines.at(-1)).toMatch(/^14 of 14 passed, \d+ ms +\d+ MB$/);
  });

  it('tells where a wrong program fails, as events too', async () => {
    const file = join(root, 'sound/submissions/wrong_answer/w.py');
    const { code, lines } = await judgeHere(['run', join(root, 'sound'), file, '--json']);
    const events = lines.map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(events.filter(({ type }) => type === 'test')).toHaveLength(8);
    expect(events.at(-2)).toMatchObject({ type: 'test', test: { name: '15', passed: false, verdict: 'Wrong Answer' } });
    expect(events.at(-1)).toMatchObject({ type: 'finished', verdict: 'Wrong Answer', passed: 7, total: 14 });
  });

  it.each([
    ['a language of the catalogue', 'others', ['others/submissions/accepted/a.rb']],
    ['a folder', 'folders', ['folders/submissions/accepted/many']],
    [
      'several files',
      'sound',
      ['folders/submissions/accepted/many/main.py', 'folders/submissions/accepted/many/two.py'],
    ],
  ])('takes a program in %s', async (_, name, files) => {
    const { code, lines } = await judgeHere(['run', join(root, name), ...files.map((file) => join(root, file))]);
    expect({ code, last: lines.at(-2) }).toEqual({ code: 0, last: 'Accepted: All test cases passed!' });
  });

  it('shows what the compiler says', async () => {
    const file = join(root, 'broken.cc');
    await writeFile(file, 'int main() { return nothing; }\n');
    const { code, stdout } = await judgeHere(['run', join(root, 'sound'), file]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/Compilation Error: .*error: .nothing. was not declared/s);
  });
});

it('ends quietly when nobody reads on', async () => {
  const script = `"${process.execPath}" "${join(import.meta.dirname, 'judge.ts')}" verify "${join(root, 'sound')}" | head -1`;
  const { stdout, stderr } = await promisify(execFile)('/bin/sh', ['-c', script]);
  expect(stdout).toMatch(/^ok .*\n$/);
  expect(stderr).toBe('');
});

it.each<[string, string[], RegExp]>([
  ['no command', [], /^judge: no command given\nusage: /],
  ['an unknown command', ['constructor'], /^judge: unknown command constructor\nusage: /],
  ['verify without a folder', ['verify'], /^judge: verify needs at least one DIR\n$/],
  ['a folder that is not there', ['verify', '/nowhere'], /^judge: no such folder: \/nowhere\n$/],
  [
    'a folder without packages',
    ['verify', import.meta.dirname],
    /is not a package and holds none: there is no problem\.yaml\n$/,
  ],
  ['run without a file', ['run', '/nowhere'], /^judge: run needs DIR and FILE\n$/],
  ['run without a package', ['run', '/nowhere', 'x.py'], /^judge: \/nowhere does not exist/],
])('%s: usage, exit code 2', async (_name, args, message) => {
  const { code, stdout, stderr } = await judgeHere(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
});

it('the exit code is that of the process', async () => {
  expect(await runJudge([])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^judge: no command/),
  });
});

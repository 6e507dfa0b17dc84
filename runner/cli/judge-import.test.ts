import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileZip } from '@devorbit/content-reader/packages/_hostile-zip.ts';
import {
  type Texts,
  custom,
  interactive,
  legacy,
  legacyNested,
  packageFiles,
  passFail,
  scoring,
} from '@devorbit/content-reader/packages/_packages.ts';
import { writeFolder } from '@devorbit/content-reader/packages/archive.ts';
import { writeZip } from '@devorbit/content-reader/packages/zip.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeHere } from './_judge-here.ts';
import { runJudge } from './_run-judge.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'judge-import-'));
});
afterAll(() => rm(root, { recursive: true }));

async function archive(name: string, texts: Texts, changes: Texts = {}): Promise<string> {
  const file = join(root, `${name}.zip`);
  await writeFile(file, writeZip(packageFiles(texts, changes), name));
  return file;
}

const asJson = (lines: string[]) => lines.map((line) => JSON.parse(line));

/** A free problem set of two problems, one of which has no solution. */
const fps = `<?xml version="1.0" encoding="UTF-8"?>
<fps version="1.2">
<item><title>Double</title><time_limit unit="s">1</time_limit><memory_limit unit="mb">128</memory_limit>
<description>Print 2n.</description><sample_input>1</sample_input><sample_output>2</sample_output>
<test_input>4</test_input><test_output>8</test_output>
<solution language="Python">print(int(input()) * 2)</solution></item>
<item><title>Triple</title><time_limit unit="s">1</time_limit><memory_limit unit="mb">128</memory_limit>
<description>Print 3n.</description><sample_input>1</sample_input><sample_output>3</sample_output>
<test_input>4</test_input><test_output>12</test_output></item>
</fps>
`;

describe('import', () => {
  it('writes a verified package in format 2025-09, which verifies again', async () => {
    const file = await archive('guess', interactive);
    const into = join(root, 'installed');
    const { code, stdout, stderr, lines } = await runJudge(['import', file, into]);
    expect({ code, stderr: stderr.split('\n').at(-2) }).toMatchObject({ code: 0 });
    expect(lines.at(-1)).toMatch(/^guess: written to .*\/installed\/guess, time limit \d+ ms$/);
    expect(stdout).toContain('accepted/bisect.py');
    expect(stderr).toMatch(
      /^judge: guess: note: the time limit is \d+ ms, from the slowest accepted submission's \d+ ms$/m,
    );
    expect(await readFile(join(into, 'guess/problem.yaml'), 'utf8')).toMatch(/^ {2}time_limit: 0?\.?\d+/m);
    const again = await judgeHere(['verify', into, '--json']);
    expect(again.code).toBe(0);
    expect(asJson(again.lines).at(-1)).toMatchObject({ packages: 1, submissions: 3, passed: 3, failed: 0, ok: true });
    expect(await judgeHere(['import', file, into])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/installed\/guess already exists\n$/),
    });
  });

  it('writes what only the legacy format can say in it, and DOMjudge packages with their PDF', async () => {
    const bare = { 'input_format_validators/validate.py': null, 'problem_statement/problem.tex': null };
    const into = join(root, 'others');
    const runs = [
      await judgeHere([
        'import',
        await archive('nested', legacyNested, { 'problem.pdf': '%PDF-1.4\n', ...bare }),
        into,
      ]),
      await judgeHere([
        'import',
        await archive('domjudge', legacy, {
          ...bare,
          'problem.yaml': null,
          'data/testdata.yaml': null,
          'domjudge-problem.ini': "name = 'Twice'\n",
          '.timelimit': '2\n',
          'problem.pdf': '%PDF-1.4\n',
        }),
        into,
      ]),
    ];
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    expect(runs[0]?.stderr).toContain(
      'note: Written in the legacy format: its tests are graded folder by folder, which the format 2025-09 cannot say',
    );
    expect(runs[1]?.stderr).toContain('note: There is no input validator');
    expect(await readFile(join(into, 'nested/problem_statement/problem.en.pdf'), 'utf8')).toBe('%PDF-1.4\n');
    expect(await readFile(join(into, 'domjudge/statement/problem.en.pdf'), 'utf8')).toBe('%PDF-1.4\n');
    expect(await readFile(join(into, 'domjudge/problem.yaml'), 'utf8')).toMatch(/^ {2}time_limit: 2$/m);
    const again = await judgeHere(['verify', into, '--json']);
    expect(asJson(again.lines).at(-1)).toMatchObject({ packages: 2, failed: 0, faults: [], ok: true });
  });

  it('refuses with every reason, and writes nothing', async () => {
    const file = await archive('lying', passFail, {
      'submissions/accepted/b.py': 'print(0)\n',
      'data/secret/03.in': '100\n',
      'data/secret/03.ans': '200\n',
    });
    const into = join(root, 'refused');
    const { code, lines, stderr } = await judgeHere(['import', file, into, '--json']);
    expect(code).toBe(1);
    const reasons = [
      'the input of 03 is not valid: input validator validate.py ended with exit code 43',
      'submissions/accepted/b.py got Wrong Answer, expected Accepted: Wrong answer on test 1 of 4',
    ];
    expect(asJson(lines).at(-1)).toMatchObject({ ok: false, problems: [{ name: 'lying', folder: null, reasons }] });
    for (const reason of reasons) expect(stderr).toContain(`judge: lying is refused: ${reason}\n`);
    expect(readdirSync(root)).not.toContain('refused');
  });

  it('takes what is sound of a set of several problems', async () => {
    const file = join(root, 'set.xml');
    await writeFile(file, fps);
    const into = join(root, 'set');
    const { code, lines } = await judgeHere(['import', file, into, '--json']);
    expect(code).toBe(1);
    const { problems } = asJson(lines).at(-1);
    expect(problems).toHaveLength(2);
    expect(problems[0].reasons).toEqual([]);
    expect(problems[1]).toMatchObject({ folder: null, reasons: ['it has no accepted submission'] });
    expect(readdirSync(into)).toEqual([problems[0].name]);
  });

  it.each<[string, () => Buffer, RegExp]>([
    [
      'a zip that leaves its folder',
      () => hostileZip([{ name: '../../evil' }]),
      /^judge: x\.zip: the path "\.\.\/\.\.\/evil" leaves the package\n$/,
    ],
    [
      'what is no archive',
      () => Buffer.from('hello'),
      /^judge: x\.zip: .* is neither a zip archive nor an XML file\n$/,
    ],
    ['a zip of no format', () => hostileZip([{ name: 'a.txt' }]), /^judge: x\.zip: it is a package of no known format/],
  ])('does not read %s', async (_name, bytes, message) => {
    await writeFile(join(root, 'x.zip'), bytes());
    const { code, stderr } = await judgeHere(['import', join(root, 'x.zip'), join(root, 'x')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('verify', () => {
  it('takes archives and folders of any format, and tells what is wrong with the others', async () => {
    const dir = join(root, 'many');
    await writeFolder(packageFiles(legacy), join(dir, 'twice'));
    await writeFolder(packageFiles({ ...scoring, '.devorbit.yaml': 'difficulty: Easy\n' }), join(dir, 'graded'));
    await writeFile(join(dir, 'set.xml'), fps);
    await writeFile(join(dir, 'sum.zip'), writeZip(packageFiles(custom), 'sum'));
    await writeFile(join(dir, 'wrong.zip'), writeZip(packageFiles(scoring, { 'problem.yaml': 'nam: x\n' }), 'wrong'));
    const { code, lines } = await judgeHere(['verify', dir, '--json']);
    expect(code).toBe(1);
    const rows = asJson(lines);
    expect(rows.pop()).toEqual({
      summary: true,
      packages: 6,
      submissions: 10,
      passed: 10,
      failed: 0,
      faults: [
        { package: join(dir, 'wrong.zip'), message: 'wrong.zip: problem.yaml: unknown key nam' },
        { package: join(dir, 'set.xml'), message: 'it has no accepted submission' },
      ],
      ok: false,
    });
    expect(rows.map((row) => Object.keys(row).sort().join())).toEqual(
      rows.map(() => 'expected,file,language,memory_kb,message,ok,package,time_ms,verdict'),
    );
    expect(rows.find(({ file }) => file === 'mixed/m.py')).toMatchObject({
      package: 'twice',
      language: 'python',
      expected: 'Wrong Answer or Runtime Error',
      verdict: 'Runtime Error',
      ok: true,
    });
  });
});

it('runs a file by an archive whose time limit is to be inferred', async () => {
  const file = await archive('old', legacy);
  const source = join(root, 'w.py');
  await writeFile(source, 'n = int(input())\nprint(n * 2 if n < 50 else 0)\n');
  const { code, lines, stderr } = await judgeHere(['run', file, source, '--json']);
  expect(code).toBe(1);
  expect(asJson(lines).at(-1)).toMatchObject({ verdict: 'Wrong Answer', passed: 2, total: 3 });
  expect(stderr).toMatch(/^judge: note: the time limit is 1000 ms, /);
});

it('prints JSON where npm kept the option for itself', async () => {
  const under = ['/usr/bin/env', 'npm_config_json=true'];
  const { lines } = await runJudge(['verify', await archive('sum', custom)], { under });
  expect(asJson(lines).at(-1)).toMatchObject({ summary: true, passed: 2, ok: true });
});

describe('export', () => {
  it.each(['2025-09', 'legacy'])('writes a package as %s into an archive that verifies', async (format) => {
    const out = join(root, `${format}.zip`);
    const file = await archive('sum', custom);
    // npm passes the value on alone, where no `--` stands before the option.
    const words = format === 'legacy' ? [format] : ['--format', format];
    const { code, lines } = await runJudge(['export', file, out, ...words]);
    expect({ code, lines }).toEqual({
      code: 0,
      lines: [expect.stringMatching(new RegExp(`^sum: \\d+ files .*${format}$`))],
    });
    const again = await judgeHere(['verify', out, '--json']);
    expect(again.code).toBe(0);
    expect(asJson(again.lines).at(-1)).toMatchObject({ passed: 2, failed: 0, faults: [], ok: true });
  });

  it('says what a format cannot', async () => {
    const file = await archive('points', scoring);
    const { code, stderr } = await judgeHere(['export', file, join(root, 'points-legacy'), '--format', 'legacy']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/which the legacy format cannot say\n$/),
    });
    expect(readdirSync(root)).not.toContain('points-legacy');
  });
});

it.each<[string, string[], RegExp]>([
  ['import without a folder', ['import', 'a.zip'], /^judge: import needs ARCHIVE and DIR\n$/],
  ['export without an archive', ['export', 'a'], /^judge: export needs DIR and ARCHIVE\n$/],
  [
    'an unknown format',
    ['export', 'a', 'b', '--format', 'fps'],
    /^judge: unknown format fps: choose one of 2025-09, legacy\n$/,
  ],
  ['an archive that is not there', ['import', '/nowhere.zip', 'x'], /^judge: nowhere\.zip: there is no file or folder/],
  ['an unknown option', ['import', 'a', 'b', '--no-verify'], /^judge: .*--no-verify/],
])('%s: exit code 2', async (_name, args, message) => {
  const { code, stdout, stderr } = await judgeHere(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
});

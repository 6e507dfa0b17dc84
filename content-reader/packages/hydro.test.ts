import { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { describe, expect, it } from 'vitest';
import { packageFiles } from './_packages.ts';
import { isHydro, readHydro } from './hydro.ts';

const statement = `# Two sums

Add them.

\`\`\`input1
1 2
\`\`\`

\`\`\`output1
3
\`\`\`

\`\`\`input2
4 4
\`\`\`

\`\`\`output2
8
\`\`\`
`;

const files = (config: string | null, more: Record<string, string | null> = {}) =>
  packageFiles({
    'problem.yaml': 'pid: P1001\nowner: 2\ntitle: Two sums\ntag:\n  - math\n  - 2024\nnSubmit: 5\n',
    'problem_en.md': statement,
    'problem_zh.md': '求和。',
    'testdata/config.yaml': config,
    'testdata/1.in': '1 2\n',
    'testdata/1.out': '3\n',
    'testdata/2.in': '5 5\n',
    'testdata/2.out': '10\n',
    'testdata/10.in': '7 8\n',
    'testdata/10.out': '15\n',
    'testdata/check.cc': '#include "testlib.h"\n#include "more.h"\nint main() {}',
    'testdata/more.h': 'int more;',
    'std/right.cc': 'int main() {}',
    'std/slow.py': 'print(1)',
    ...more,
  });

const only = (config: string | null, more: Record<string, string | null> = {}) => {
  const [problem] = readHydro(files(config, more));
  if (!problem) throw new Error('nothing was read');
  JudgePackage.parse(problem.judging);
  return problem;
};

describe('a package of Hydro', () => {
  it('is known by its tests or statement beside problem.yaml', () => {
    expect(isHydro(files(null))).toBe(true);
    expect(isHydro(packageFiles({ '7/problem.yaml': '', '7/testdata/1.in': '' }))).toBe(true);
    expect(
      isHydro(packageFiles({ 'problem.yaml': '', 'data/secret/1.in': '', 'problem_statement/problem.en.md': '' })),
    ).toBe(false);
  });

  it('is read whole, without a configuration', () => {
    const problem = only(null, { 'additional_file/a.png': 'x' });
    expect(problem).toMatchObject({
      format: 'hydro',
      name: 'p1001',
      tags: ['math', '2024'],
      statements: [
        { language: 'en', title: 'Two sums', text: statement.trim(), format: 'markdown' },
        { language: 'zh', title: 'Two sums', text: '求和。' },
      ],
      timeLimit: 'given',
      notTaken: [
        'White space inside a line does not count here; Hydro compares it',
        'additional_file/ is left out: pictures and files of the statement',
      ],
    });
    expect(problem.judging).toEqual({
      format: 1,
      name: 'p1001',
      limits: { time_ms: 1000, memory_kb: 256 * 1024 },
      validator_flags: ['case_sensitive'],
      tests: [
        { name: 'Example 1', sample: true, input: '1 2\n', answer: '3\n' },
        { name: 'Example 2', sample: true, input: '4 4\n', answer: '8\n' },
        { name: '2', sample: false, input: '5 5\n', answer: '10\n' },
        { name: '10', sample: false, input: '7 8\n', answer: '15\n' },
      ],
    });
    expect(problem.submissions.map(({ file, promised, program }) => [file, program.language, promised])).toEqual([
      ['std/right.cc', 'c++', ['Accepted']],
      ['std/slow.py', 'python', ['Accepted']],
    ]);
  });

  it('takes limits, subtasks and what they need', () => {
    const { judging } = only(`
time: 1500ms
memory: 64m
checker_type: strict
subtasks:
  - id: 1
    score: 30
    cases: [{ input: 1.in, output: 1.out }]
  - id: 2
    type: sum
    if: [1]
    cases:
      - { input: 2.in, output: 2.out }
      - { input: 10.in, output: 10.out, score: 50 }
`);
    expect(judging.limits).toEqual({ time_ms: 1500, memory_kb: 64 * 1024 });
    expect(judging.validator_flags).toEqual(['case_sensitive', 'space_change_sensitive']);
    expect(judging.groups).toEqual([
      { name: 'sample', score: 0, aggregation: 'pass-fail', requires: [] },
      { name: '1', score: 30, aggregation: 'min', requires: [] },
      { name: '2, 20 points a test', score: 20, aggregation: 'sum', requires: ['1'] },
      { name: '2, 50 points a test', score: 50, aggregation: 'sum', requires: ['1'] },
    ]);
    expect(judging.tests.map(({ name, group }) => [name, group])).toEqual([
      ['Example 1', 'sample'],
      ['Example 2', 'sample'],
      ['1', '1'],
      ['2', '2, 20 points a test'],
      ['10', '2, 50 points a test'],
    ]);
  });

  it('shares whole points among tests', () => {
    const { judging } = only(
      'cases: [{ input: 1.in, output: 1.out, score: 0 }, { input: 2.in, output: 2.out }, { input: 10.in, output: 10.out }]\nsubtasks: []',
      {},
    );
    expect(judging).not.toHaveProperty('groups');
    const uneven = only(
      'subtasks:\n  - { type: sum, score: 100, cases: [{ input: 1.in }, { input: 2.in }, { input: 10.in }] }',
    );
    expect(uneven.judging.groups?.map(({ score }) => score)).toEqual([0, 66, 34]);
    expect(uneven.judging.tests.at(-1)).toMatchObject({ name: '10', answer: '' });
  });

  it('finds subtasks by the names of the files', () => {
    const named = Object.fromEntries(
      ['1-1', '1-2', '2-1'].flatMap((name) => [
        [`testdata/a${name}.in`, name],
        [`testdata/a${name}.ans`, name],
      ]),
    );
    const without = Object.fromEntries(
      ['1', '2', '10'].flatMap((name) => [
        [`testdata/${name}.in`, null],
        [`testdata/${name}.out`, null],
      ]),
    );
    const { judging } = only(null, { ...without, ...named });
    expect(judging.groups?.map(({ name, score, aggregation }) => [name, score, aggregation])).toEqual([
      ['sample', 0, 'pass-fail'],
      ['1', 50, 'min'],
      ['2', 50, 'min'],
    ]);
    expect(judging.tests.slice(2).map(({ name, group }) => [name, group])).toEqual([
      ['a1-1', '1'],
      ['a1-2', '1'],
      ['a2-1', '2'],
    ]);
  });

  it('reads an old config.ini', () => {
    const { judging } = only(null, {
      'testdata/config.yaml': null,
      'testdata/Config.ini': '2\n1.in|1.out|2|40|65536\n2.in|2.out|2|60|65536\n',
      'testdata/input/1.in': 'a',
      'testdata/output/1.out': 'b',
    });
    expect(judging.limits).toEqual({ time_ms: 2000, memory_kb: 65536 });
    expect(judging.groups?.map(({ score }) => score)).toEqual([0, 40, 60]);
    expect(judging.tests[2]).toMatchObject({ input: 'a', answer: 'b' });
  });

  it('takes checkers, interactors and validators on testlib', () => {
    const own = only('checker_type: testlib\nchecker: { file: check.cc, lang: cc.cc17 }\nvalidator: check.cc');
    expect(own.judging.validator).toMatchObject({
      protocol: 'testlib',
      program: { language: 'c++', files: [{ name: 'check.cc' }, { name: 'more.h' }] },
    });
    expect(own.judging.validator?.program.files[0]?.text).toMatch(/^#define TESTLIB_POINTS_ARE_SHARES\n/);
    expect(own.inputValidators).toMatchObject([{ protocol: 'testlib' }]);
    expect(only('checker_type: testlib\nchecker: rcmp6').judging.validator?.program.files[0]?.name).toBe('rcmp6.cpp');
    expect(only('checker_type: testlib\nchecker: wcmp').judging.validator_flags).toEqual(['case_sensitive']);
    expect(only('checker_type: kattis\nchecker: check.cc').judging.validator?.protocol).toBe('icpc');
    const talk = only('type: interactive\ninteractor: check.cc').judging;
    expect(talk).toMatchObject({ interactive: true, validator: { protocol: 'testlib' } });
    expect(talk.tests.every(({ sample }) => !sample)).toBe(true);
    const answer = only('type: submit_answer\ncases: [{ input: 1.in, output: 1.out }]').judging;
    expect(answer).toMatchObject({ submit_answer: true, tests: [{ name: '1' }] });
  });

  it('may hold several problems', () => {
    const two = new Map(
      [...files(null)].flatMap(
        ([path, bytes]) =>
          [
            [`10/${path}`, bytes],
            [`9/${path}`, bytes],
          ] as const,
      ),
    );
    expect(readHydro(two).map(({ name }) => name)).toEqual(['p1001', 'p10012']);
    two.delete('9/testdata/2.out');
    two.delete('9/testdata/1.out');
    two.delete('9/testdata/10.out');
    expect(() => readHydro(two)).toThrow('9: testdata/ has no test');
  });

  it('tells which keys it does not take', () => {
    expect(only('langs: [cc]\ntime_limit_rate: { py: 2 }').notTaken).toEqual(
      expect.arrayContaining([
        'testdata/config.yaml: langs is not taken',
        'testdata/config.yaml: time_limit_rate is not taken',
      ]),
    );
  });
});

const broken: [config: string, sentence: string][] = [
  ['type: objective', 'problems of the type objective are not taken'],
  ['type: communication', 'problems of the type communication are not taken'],
  ['type: submit_answer', 'an archive with an output for each of 3 tests'],
  ['type: interactive', 'interactor is missing'],
  ['type: interactive\ninteractor: no.cc', 'the interactor testdata/no.cc is missing'],
  ['checker_type: lemon\nchecker: check.cc', 'checkers of the type lemon are not taken'],
  ['checker_type: testlib', 'checker is missing'],
  ['checker_type: testlib\nchecker: nothing', 'there is no standard checker nothing here'],
  ['checker_type: testlib\nchecker: ../../problem', 'the checker testdata/../../problem is missing'],
  ['filename: sum', 'the program works on files (filename: sum)'],
  ['user_extra_files: [grader.h]', 'built together with grader.h'],
  ['template: { cc: [a, b] }', 'put into a template'],
  ['time: soon', 'soon is no time'],
  ['time: 30s', 'a time limit must be 100 to 20000 ms here, not 30000'],
  ['memory: 8m', 'a memory limit must be 16 to 2048 MiB here, not 8'],
  ['cases: [{ input: 1.in, output: 1.out, time: 2s }, { input: 2.in, output: 2.out }]', 'different limits of time'],
  ['cases: [{ input: 9.in, output: 1.out }]', 'testdata/9.in is missing'],
  ['subtasks: [{ type: max, cases: [{ input: 1.in, output: 1.out }] }]', 'subtask 1 counts its best test'],
  [
    'subtasks: [{ id: 1, if: [2], cases: [{ input: 1.in, output: 1.out }] }]',
    'group 1 needs group 2, which has no test',
  ],
  ['subtasks: [{ type: most }]', 'testdata/config.yaml: subtasks.0.type'],
  ['a: [', 'testdata/config.yaml is not YAML'],
];

describe('a broken package of Hydro', () => {
  it.each(broken)('is refused for %s', (config, sentence) => {
    expect(() => readHydro(files(config))).toThrow(sentence);
  });

  it('is refused without a title', () => {
    expect(() => readHydro(files(null, { 'problem.yaml': 'pid: A' }))).toThrow('problem.yaml: title');
  });
});

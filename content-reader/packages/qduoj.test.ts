import { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { describe, expect, it } from 'vitest';
import { packageFiles } from './_packages.ts';
import { isQduoj, readQduoj } from './qduoj.ts';

const problemJson = {
  display_id: 'A-1',
  title: 'Two sums',
  description: { format: 'html', value: '<p>Add.</p>' },
  tags: ['math'],
  input_description: { format: 'html', value: '<p>Two numbers.</p>' },
  output_description: { format: 'html', value: '' },
  test_case_score: null,
  hint: { format: 'html', value: '' },
  time_limit: 1000,
  memory_limit: 256,
  samples: [{ input: '1 2', output: '3' }],
  template: {},
  spj: null,
  rule_type: 'ACM',
  source: 'Training',
  answers: [
    { language: 'C++', code: 'int main() {}' },
    { language: 'Python3', code: 'print(1)' },
    { language: 'Python2', code: 'print 1' },
  ],
};

const files = (changes: Record<string, unknown> = {}, more: Record<string, string | null> = {}) =>
  packageFiles({
    '1/problem.json': JSON.stringify({ ...problemJson, ...changes }),
    '1/testcase/1.in': '1 2\r\n',
    '1/testcase/1.out': '3\r\n',
    '1/testcase/2.in': '5 5\n',
    '1/testcase/2.out': '10\n',
    '1/testcase/10.in': '7 8\n',
    '1/testcase/10.out': '15\n',
    ...more,
  });

const only = (changes: Record<string, unknown> = {}, more: Record<string, string | null> = {}) => {
  const [problem] = readQduoj(files(changes, more));
  if (!problem) throw new Error('nothing was read');
  JudgePackage.parse(problem.judging);
  return problem;
};

describe('a package of QDUOJ', () => {
  it('is known by its folders', () => {
    expect(isQduoj(files())).toBe(true);
    expect(isQduoj(packageFiles({ 'problem.json': '{}', 'testcase/1.in': '' }))).toBe(true);
    expect(isQduoj(packageFiles({ 'problem.json': '{}', 'data/1.in': '' }))).toBe(false);
  });

  it('is read whole', () => {
    const problem = only();
    expect(problem).toMatchObject({
      format: 'qduoj',
      name: 'a1',
      tags: ['math'],
      origin: { source: 'Training' },
      statements: [
        {
          language: 'en',
          title: 'Two sums',
          text: '<p>Add.</p>\n\n<h2>Input</h2>\n<p>Two numbers.</p>',
          format: 'html',
        },
      ],
    });
    expect(problem.judging).toEqual({
      format: 1,
      name: 'a1',
      limits: { time_ms: 1000, memory_kb: 256 * 1024 },
      validator_flags: ['case_sensitive'],
      tests: [
        { name: 'Example 1', sample: true, input: '1 2\n', answer: '3\n' },
        { name: '2', sample: false, input: '5 5\n', answer: '10\n' },
        { name: '10', sample: false, input: '7 8\n', answer: '15\n' },
      ],
    });
    expect(problem.submissions.map(({ file, promised, program }) => [file, program.language, promised])).toEqual([
      ['answer1.cpp', 'c++', ['Accepted']],
      ['answer2.py', 'python', ['Accepted']],
    ]);
    expect(problem.notTaken).toContain('The answer in Python2 is left out: that is no language of this judge');
  });

  it('gives the points of OI problems', () => {
    const test_case_score = [
      { score: 40, input_name: '1.in', output_name: '1.out' },
      { score: 20, input_name: '2.in', output_name: '2.out' },
      { score: 40, input_name: '10.in', output_name: '10.out' },
    ];
    const { judging } = only({ rule_type: 'OI', test_case_score });
    expect(judging.groups?.map(({ name, score }) => [name, score])).toEqual([
      ['sample', 0],
      ['tests, 40 points a test', 80],
      ['tests, 20 points a test', 20],
    ]);
    expect(() => only({ rule_type: 'OI', test_case_score: test_case_score.slice(1) })).toThrow(
      'no score of testcase/1.in',
    );
  });

  it('takes a special judge, which needs no answers', () => {
    const without = { '1/testcase/1.out': null, '1/testcase/2.out': null, '1/testcase/10.out': null };
    const { judging } = only(
      { spj: { language: 'C', code: 'int main(int argc, char** argv) { return argc != 3; }' } },
      without,
    );
    expect(judging.validator).toMatchObject({
      protocol: 'testlib',
      program: { language: 'c', files: [{ name: 'special-judge.c' }] },
    });
    expect(judging.tests.map(({ answer }) => answer)).toEqual(['3\n', '', '', '']);
  });

  it('may hold several problems', () => {
    const two = new Map([
      ...files(),
      ...[...files({ display_id: null })].map(([path, bytes]) => [path.replace('1/', '2/'), bytes] as const),
    ]);
    expect(readQduoj(two).map(({ name }) => name)).toEqual(['a1', 'qduoj']);
    two.delete('2/testcase/2.out');
    expect(() => readQduoj(two)).toThrow('2: testcase/2.in has no answer: testcase/2.out is missing');
  });
});

const broken: [changes: Record<string, unknown>, sentence: string][] = [
  [{ title: 5 }, 'problem.json: title'],
  [{ rule_type: 'IOI' }, 'problem.json: rule_type'],
  [{ time_limit: 60_000 }, 'a time limit must be 100 to 20000 ms here, not 60000'],
  [{ memory_limit: 4096 }, 'a memory limit must be 16 to 2048 MiB here, not 4096'],
  [
    { template: { C: { prepend: 'int f();', template: 'x', append: '' } } },
    'template puts code before or after a submission in C',
  ],
  [{ spj: { language: 'Brainfork', code: 'x' } }, 'spj is in Brainfork'],
  [{ spj: { language: 'Python3', code: 'x' } }, 'special judges are taken in C and C++'],
  [{ io_mode: { io_mode: 'File IO', input: 'a', output: 'b' } }, 'works on files'],
];

describe('a broken package of QDUOJ', () => {
  it.each(broken)('is refused for %j', (changes, sentence) => {
    expect(() => readQduoj(files(changes))).toThrow(sentence);
  });

  it('is refused for what is no JSON, or has no tests', () => {
    expect(() => readQduoj(files({}, { '1/problem.json': '{' }))).toThrow('problem.json is not JSON');
    const none = packageFiles({ '1/problem.json': JSON.stringify(problemJson), '1/testcase/info': '' });
    expect(() => readQduoj(none)).toThrow('testcase/ has no test');
  });
});

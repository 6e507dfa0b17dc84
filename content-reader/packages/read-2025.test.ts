import { describe, expect, it } from 'vitest';
import {
  type Texts,
  custom,
  interactive,
  multiPass,
  packageFiles,
  passFail,
  scoring,
  submitAnswer,
} from './_packages.ts';
import { readPackage } from './read-package.ts';

/** The group of the samples, which give nothing. */
const samples = { name: 'sample', score: 0, aggregation: 'pass-fail', requires: [] };

const read = (base: Texts, changes: Texts = {}, name = 'twice') => {
  const [problem] = readPackage({ name, files: packageFiles(base, changes) });
  if (!problem) throw new Error('no problem');
  return problem;
};

it('reads a pass-fail problem', () => {
  const problem = read(passFail, { 'attachments/a.txt': 'x', 'generators/g.py': 'x', '.notes': 'x', 'my file': 'x' });
  expect(problem).toMatchObject({
    format: '2025-09',
    name: 'twice',
    statements: [
      { language: 'en', title: 'Twice', text: 'Print `2n`.', format: 'markdown' },
      { language: 'sv', title: 'Dubbelt', text: '\\problemname{}\nSkriv $2n$.', format: 'latex' },
    ],
    tags: ['math', 'easy'],
    timeLimit: 'given',
    lacks: [],
    origin: { uuid: '7b5ff2a4-5a53-4a93-9e3c-9a1c2d3e4f50', license: 'cc by-sa', rights_owner: 'DevOrbit' },
    timing: { accepted: 2, late: 1.5, resolution_ms: 1000 },
    judging: {
      format: 1,
      name: 'twice',
      limits: { time_ms: 1000, memory_kb: 131_072 },
      validator_flags: ['float_tolerance', '1e-6'],
      tests: [
        { name: 'Example 1', sample: true, input: '1\n', answer: '2\n' },
        { name: '01-small', sample: false, input: '2\n', answer: '4\n' },
        { name: '02-large', sample: false, input: '50\n', answer: '100\n', validator_flags: [] },
      ],
    },
  });
  expect(problem.inputValidators).toMatchObject([{ protocol: 'icpc', program: { language: 'python' }, args: [] }]);
  expect(problem.submissions.map(({ file, promised, program }) => [file, promised, program.language])).toEqual([
    ['accepted/a.cc', ['Accepted'], 'c++'],
    ['accepted/a.py', ['Accepted'], 'python'],
    ['rejected/x.py', ['Wrong Answer', 'Time Limit Exceeded', 'Runtime Error'], 'python'],
    ['run_time_error/r.py', ['Runtime Error'], 'python'],
    ['time_limit_exceeded/t.py', ['Time Limit Exceeded'], 'python'],
    ['wrong_answer/w.py', ['Wrong Answer'], 'python'],
  ]);
  expect(problem.notTaken).toEqual([
    '.notes is left out: its name is not allowed in the format',
    'my file is left out: its name is not allowed in the format',
    'attachments/ is left out: files for people',
    'generators/ is left out: programs that made the tests',
  ]);
});

it('reads the draft under its old name, and limits that are to be inferred', () => {
  const problem = read(passFail, {
    'problem.yaml':
      'problem_format_version: 2023-07-draft\nname: Twice\nlimits: { time_resolution: 0.1, time_multipliers: { ac_to_time_limit: 3 } }\n',
    'statement/problem.sv.tex': null,
  });
  expect(problem).toMatchObject({
    timeLimit: 'inferred',
    timing: { accepted: 3, late: 1.5, resolution_ms: 100 },
    judging: { limits: { time_ms: 1000, memory_kb: 2048 * 1024 } },
    lacks: [],
  });
});

it('puts constants into statements, validators and settings', () => {
  const problem = read(custom);
  expect(problem.statements[0]?.text).toContain('at most 99 whose');
  expect(problem.judging.validator?.program.files.map(({ name }) => name)).toEqual(['main.cpp', 'codes.h']);
  expect(problem.judging.validator?.program.files[0]?.text).toContain('a <= 99 ?');
  expect(problem.inputValidators[0]?.program.files[0]?.text).toContain('<= 99 ');
  expect(problem.judging.validator_flags).toEqual(['lower', '1']);
});

it('reads groups with what they require, the samples as a group of their own', () => {
  const { groups, tests } = read(scoring).judging;
  expect(groups).toEqual([
    samples,
    { name: 'group1', score: 30, aggregation: 'pass-fail', requires: ['sample'] },
    { name: 'group2', score: 70, aggregation: 'sum', requires: ['sample', 'group1'] },
  ]);
  expect(tests.map(({ name, group }) => [name, group])).toEqual([
    ['Example 1', 'sample'],
    ['group1/01', 'group1'],
    ['group1/02', 'group1'],
    ['group2/01', 'group2'],
    ['group2/02', 'group2'],
  ]);
});

it('takes secret data without groups, or all or nothing, as one group', () => {
  const without = read(passFail, {
    'problem.yaml': (scoring['problem.yaml'] ?? '').replace('Twice', '{ en: Twice, sv: D }'),
  });
  expect(without.judging.groups).toEqual([samples, { name: 'secret', score: 100, aggregation: 'sum', requires: [] }]);
  const whole = read(scoring, {
    'data/secret/test_group.yaml': 'score_aggregation: pass-fail\nmax_score: 10\n',
    'data/secret/group1/test_group.yaml': 'max_score: 0\n',
    'data/secret/group2/test_group.yaml': 'max_score: 0\n',
  });
  expect(whole.judging.groups).toEqual([
    samples,
    { name: 'secret', score: 10, aggregation: 'pass-fail', requires: [] },
  ]);
  expect(whole.judging.tests.map(({ group }) => group)).toEqual(['sample', 'secret', 'secret', 'secret', 'secret']);
});

it('reads the other types', () => {
  expect(read(interactive).judging).toMatchObject({ interactive: true, validator: { protocol: 'icpc' } });
  expect(read(multiPass).judging).toMatchObject({ passes: 3 });
  expect(read(submitAnswer).judging).toMatchObject({ submit_answer: true });
});

it('gives each input validator its arguments, for each test', () => {
  const [first, second] = read(passFail, {
    'input_validators/other.py': 'exit(42)\n',
    'data/secret/test_group.yaml': 'input_validator_args: [--all]\n',
    'data/secret/02-large.yaml': 'input_validator_args: { validate.py: [--large] }\n',
    'data/sample/test_group.yaml': null,
  }).inputValidators;
  expect(first).toMatchObject({ args: [], testArgs: { '01-small': ['--all'] } });
  expect(second).toMatchObject({ args: [], testArgs: { '01-small': ['--all'], '02-large': ['--large'] } });
});

it("gives the program its arguments: a test's own, else its group's", () => {
  const { tests } = read(passFail, {
    'data/test_group.yaml': 'args: [--all, "a b"]\n',
    'data/secret/02-large.yaml': 'args: [--large]\n',
    'data/sample/test_group.yaml': 'args: []\n',
  }).judging;
  expect(tests.map(({ args }) => args)).toEqual([undefined, ['--all', 'a b'], ['--large']]);
});

describe('submissions.yaml', () => {
  const yaml = (text: string) => read(passFail, { 'submissions/submissions.yaml': text });
  const promisedOf = (text: string, file: string) => yaml(text).submissions.find((one) => one.file === file)?.promised;

  it('adds to what a folder promises, or replaces it', () => {
    expect(promisedOf('rejected/*: { permitted: [AC, WA] }\n', 'rejected/x.py')).toEqual(['Wrong Answer']);
    expect(promisedOf('"{rejected,accepted}/x.*": { required: [TLE] }\n', 'rejected/x.py')).toEqual([
      'Time Limit Exceeded',
    ]);
    expect(
      promisedOf('wrong_answer: { permitted: [AC, WA, RTE], required: [WA, RTE] }\n', 'wrong_answer/w.py'),
    ).toEqual(['Wrong Answer', 'Runtime Error']);
  });

  it('tells what tests may get beside what is promised', () => {
    const text =
      'time_limit_exceeded: { permitted: [AC, WA, TLE] }\n"rejected/*": { permitted: [AC, WA, RTE], required: [RTE] }\n';
    const found = yaml(text).submissions.map(({ file, promised, mayAlso }) => [file, promised, mayAlso]);
    expect(found).toContainEqual(['time_limit_exceeded/t.py', ['Time Limit Exceeded'], ['Wrong Answer']]);
    expect(found).toContainEqual(['rejected/x.py', ['Runtime Error'], ['Wrong Answer']]);
  });

  it('puts the file of an entry point first, and tells of one that is nowhere', () => {
    const found = (entrypoint: string) => {
      const { submissions, notTaken } = read(passFail, {
        'submissions/accepted/two/Main.java': 'class Main { static void main(String[] a) {} }\n',
        'submissions/accepted/two/Start.java': 'class Start { static void main(String[] a) {} }\n',
        'submissions/submissions.yaml': `accepted/two: { entrypoint: ${entrypoint} }\n`,
      });
      return [submissions.find(({ file }) => file === 'accepted/two')?.program.files[0]?.name, notTaken];
    };
    expect(found('Main')).toEqual(['Main.java', []]);
    expect(found('judge.Start')).toEqual(['Start.java', []]);
    expect(found('Start.java')).toEqual(['Start.java', []]);
    expect(found('Nowhere')).toEqual([
      'Main.java',
      ['submissions/accepted/two: its entry point Nowhere is in none of its files, the usual one is asked for'],
    ]);
  });

  it('tells the language, the points and what does not count for the time limit', () => {
    const { submissions } = read(scoring, {
      'submissions/accepted/a.py': null,
      'submissions/accepted/a.txt': 'print(1)\n',
      'submissions/submissions.yaml': 'accepted/a.txt: { language: python3, use_for_time_limit: false, score: 100 }\n',
    });
    expect(submissions[0]).toMatchObject({
      program: { language: 'python' },
      timed: false,
      score: { least: 100, most: 100 },
    });
  });

  it('notes what is not checked', () => {
    const { notTaken } = yaml('accepted/a.py: { secret/01-small: { permitted: [AC] }, message: hello }\n');
    expect(notTaken).toEqual([
      'submissions/submissions.yaml: what accepted/a.py promises of secret/01-small alone is not checked',
      'submissions/submissions.yaml: the message that accepted/a.py promises is not checked',
    ]);
  });
});

it('leaves submissions out that cannot be carried, and says so', () => {
  const { submissions, notTaken } = read(passFail, {
    'submissions/accepted/deep/src/main.py': 'print(1)\n',
    'submissions/readme.txt': 'hello\n',
  });
  expect(submissions.map(({ file }) => file)).not.toContain('accepted/deep');
  expect(notTaken).toEqual([
    'submissions/accepted/deep is left out: submissions/accepted/deep has a folder in it (src/main.py); a program must be plain files',
    'submissions/readme.txt stands in no folder that promises a verdict',
  ]);
});

it('lists what the format requires and judging does not need', () => {
  expect(
    read(passFail, {
      'problem.yaml': 'problem_format_version: 2025-09\nname: Twice\nlicense: cc by\n',
      'input_validators/validate.py': null,
    }).lacks,
  ).toEqual([
    'problem.yaml: name is given in en, but the statements are in en, sv',
    'problem.yaml: uuid is missing',
    'problem.yaml: the license cc by needs a rights_owner',
  ]);
});

it('makes a name of the format from any other', () => {
  const problem = read(passFail, {}, 'Two-times 1');
  expect(problem.name).toBe('twotimes1');
  expect(problem.notTaken).toEqual(['The name Two-times 1 is not of a–z and 0–9; it becomes twotimes1']);
});

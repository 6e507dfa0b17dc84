import { describe, expect, it } from 'vitest';
import { type Texts, legacy, legacyScoring, packageFiles } from './_packages.ts';
import { readPackage } from './read-package.ts';

/** The group of the samples, which give nothing. */
const samples = { name: 'sample', score: 0, aggregation: 'pass-fail', requires: [] };

const read = (base: Texts, changes: Texts = {}) => {
  const [problem] = readPackage({ name: 'twice', files: packageFiles(base, changes) });
  if (!problem) throw new Error('no problem');
  return problem;
};

it('reads a pass-fail problem with its flags, its inherited settings and its tags', () => {
  const problem = read(legacy);
  expect(problem).toMatchObject({
    format: 'legacy',
    statements: [{ language: 'en', title: 'Twice', format: 'latex' }],
    tags: ['math', 'easy'],
    timeLimit: 'inferred',
    timing: { accepted: 4, resolution_ms: 1000 },
    origin: { license: 'cc by', authors: ['Ada', 'Bert'] },
    lacks: [],
    notTaken: [],
    judging: {
      limits: { memory_kb: 131_072 },
      validator_flags: ['case_sensitive', 'float_tolerance', '1e-6'],
      tests: [{ name: 'Example 1' }, { name: '01' }, { name: 'more/02' }],
    },
    inputValidators: [{ args: ['--small'] }],
  });
  expect(problem.submissions.map(({ file, promised }) => [file, promised])).toEqual([
    ['accepted/a.py', ['Accepted']],
    ['mixed/m.py', ['Wrong Answer', 'Runtime Error']],
    ['time_limit_exceeded/wrong_first.py', ['Time Limit Exceeded']],
    ['wrong_answer/w.py', ['Wrong Answer']],
  ]);
  expect(problem.submissions.flatMap(({ mayAlso }) => mayAlso ?? [])).toEqual(['Wrong Answer']);
});

it('takes each setting of the closest folder that has it', () => {
  const { judging, inputValidators } = read(legacy, {
    'data/secret/more/testdata.yaml': 'output_validator_flags: space_change_sensitive\n',
  });
  expect(inputValidators).toMatchObject([{ args: ['--small'] }]);
  expect(inputValidators[0]?.testArgs).toBeUndefined();
  expect(judging.tests.map(({ validator_flags }) => validator_flags)).toEqual([
    undefined,
    undefined,
    ['case_sensitive', 'space_change_sensitive'],
  ]);
});

it('reads the ICPC subset, and the time limit of DOMjudge', () => {
  const problem = read(legacy, {
    'problem.yaml': 'problem_format_version: legacy-icpc\nname: Twice\n',
    'domjudge-problem.ini': "short-name = twice\ntimelimit='2.5'\n",
  });
  expect(problem).toMatchObject({ format: 'legacy-icpc', timeLimit: 'given', judging: { limits: { time_ms: 2500 } } });
});

it('reads a custom and an interactive validator', () => {
  const { judging } = read(legacy, {
    'problem.yaml': 'validation: custom interactive\n',
    'output_validators/talk/a.cpp': 'int main() {}\n',
    'output_validators/talk/a.h': '\n',
    'data/testdata.yaml': 'output_validator_flags: { name: talk, flags: "a b" }\n',
    'input_format_validators/validate.py': 'exit(42)\n',
  });
  expect(judging).toMatchObject({
    interactive: true,
    validator_flags: ['a', 'b'],
    validator: { protocol: 'icpc', program: { language: 'c++', files: [{ name: 'a.cpp' }, { name: 'a.h' }] } },
  });
});

it('reads keys without a value as if they were not there', () => {
  const { judging, origin } = read(legacy, { 'problem.yaml': 'name: Twice\nauthor:\nlimits:\n#  memory: 1\n' });
  expect(judging.limits.memory_kb).toBe(2048 * 1024);
  expect(origin).toEqual({ license: 'unknown' });
});

describe('grading', () => {
  it('carries groups of all or nothing and groups of shares', () => {
    const { groups } = read(legacyScoring).judging;
    expect(groups).toEqual([
      samples,
      { name: 'group1', score: 40, aggregation: 'pass-fail', requires: [] },
      { name: 'group2', score: 60, aggregation: 'sum', requires: [] },
    ]);
    expect(read(legacyScoring).submissions.find(({ partial }) => partial)?.file).toBe('partially_accepted/small.py');
  });

  it('lets groups wait for the samples and for one another', () => {
    const { groups } = read(legacyScoring, {
      'data/testdata.yaml': 'on_reject: break\n',
      'data/sample/testdata.yaml': 'accept_score: 0\n',
      'data/secret/testdata.yaml': 'on_reject: break\ngrader_flags: accept_if_any_accepted\n',
      'data/secret/group2/testdata.yaml': 'grader_flags: sum\naccept_score: 30\n',
    }).judging;
    expect(groups).toEqual([
      samples,
      { name: 'group1', score: 40, aggregation: 'pass-fail', requires: ['sample'] },
      { name: 'group2', score: 60, aggregation: 'pass-fail', requires: ['sample', 'group1'] },
    ]);
  });

  it('makes one group of groups that must all be solved', () => {
    const { groups } = read(legacyScoring, {
      'data/secret/testdata.yaml': 'on_reject: break\n',
      'data/secret/group2/testdata.yaml': 'grader_flags: min\naccept_score: 60\n',
    }).judging;
    expect(groups).toEqual([samples, { name: 'secret', score: 100, aggregation: 'pass-fail', requires: [] }]);
  });

  it("carries the validator's own points", () => {
    const { groups } = read(legacyScoring, {
      'problem.yaml': 'type: scoring\nvalidation: custom score\n',
      'output_validators/v.py': 'exit(42)\n',
      'data/secret/group1/testdata.yaml': 'grader_flags: min\nrange: 0 40\n',
      'data/secret/group2/testdata.yaml': 'on_reject: continue\ngrader_flags: always_accept\n',
    }).judging;
    expect(groups).toEqual([
      samples,
      { name: 'group1', score: 40, aggregation: 'min', requires: [] },
      { name: 'group2', score: null, aggregation: 'sum', requires: [] },
    ]);
  });
});

describe('refuses', () => {
  it.each<[Texts, Texts, string]>([
    [legacy, { 'problem.yaml': 'nam: Twice\n' }, 'problem.yaml: unknown key nam'],
    [
      legacy,
      { 'problem.yaml': 'problem_format_version: legacy-icpc\ntype: scoring\n' },
      'problem.yaml: unknown key type',
    ],
    [legacy, { 'problem.yaml': 'validation: checked\n' }, 'problem.yaml: validation: must be default, or custom'],
    [
      legacy,
      { 'problem.yaml': 'validation: custom\n' },
      'output_validators/ is missing: problem.yaml asks for a custom validator',
    ],
    [
      legacy,
      { 'problem.yaml': 'validation: custom score\n', 'output_validators/a.py': '' },
      'problem.yaml: validation with score is for problems of type scoring',
    ],
    [
      legacy,
      { 'problem.yaml': 'validation: custom\n', 'output_validators/a.py': '', 'output_validators/b.py': '' },
      'output_validators/ has several programs',
    ],
    [
      legacy,
      {
        'problem.yaml': 'validation: custom\n',
        'output_validators/a.py': '',
        'data/testdata.yaml': 'output_validator_flags: { name: b }\n',
      },
      'data/testdata.yaml: there is no output validator b',
    ],
    [
      legacy,
      { 'problem.yaml': 'grading: { objective: max }\n' },
      'problem.yaml: grading is for problems of type scoring',
    ],
    [
      legacy,
      { 'problem.yaml': 'validator_flags: fast\n' },
      'the validator flags of data/sample/1.in: the default validator has no flag fast',
    ],
    [
      legacy,
      { 'data/testdata.yaml': 'grader_flags: always_accept\n' },
      'data/testdata.yaml: to accept although a test was rejected is not taken (for data)',
    ],
    [
      legacy,
      { 'data/testdata.yaml': 'grading: custom\n' },
      "data/testdata.yaml: a grader of the package's own is not taken",
    ],
    [legacy, { 'data/testdata.yaml': 'on_rejects: break\n' }, 'data/testdata.yaml: unknown key on_rejects'],
    [
      legacy,
      { 'data/secret/test_group.yaml': '' },
      'data/secret/test_group.yaml: the legacy format calls it testdata.yaml',
    ],
    [legacy, { 'include/python/a.py': '' }, 'include/: files that are put beside every submission are not taken'],
    [
      legacyScoring,
      { 'problem.yaml': 'type: scoring\ngrading: { objective: min }\n' },
      'problem.yaml: grading.objective min is not taken',
    ],
    [
      legacyScoring,
      { 'data/testdata.yaml': 'grader_flags: ignore\n' },
      'data/testdata.yaml: the default grader has no flag ignore',
    ],
  ])('%#', (base, changes, message) => {
    expect(() => read(base, changes)).toThrow(message);
  });
});

it('tells of tags and folders that it cannot read', () => {
  const { notTaken, submissions } = read(legacy, {
    'submissions/mixed/m.py': '# @EXPECTED_RESULTS@: CHECK-MANUALLY\n',
    'input_format_validators/v.ctd': 'INT(0,9)\n',
    'graders/g.py': '',
    'output_validators/v.py': '',
  });
  expect(submissions.find(({ file }) => file === 'mixed/m.py')?.promised).toEqual([]);
  expect(notTaken).toEqual([
    'output_validators/ is left out: problem.yaml asks for the default validator',
    'input_format_validators/v.ctd is not run: only programs check inputs here',
    'graders/ is left out: no group of tests asks for it',
    'submissions/mixed/m.py: its tag expects CHECK-MANUALLY, which is no verdict here',
    'submissions/mixed promises no verdict: m.py may get any',
  ]);
});

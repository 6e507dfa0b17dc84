import { describe, expect, it } from 'vitest';
import { type Texts, custom, multiPass, packageFiles, passFail, scoring, submitAnswer } from './_packages.ts';
import { readPackage } from './read-package.ts';

const read = (base: Texts, changes: Texts = {}) => readPackage({ name: 'twice', files: packageFiles(base, changes) });

const yaml = (more: string): Texts => ({
  'problem.yaml': `problem_format_version: 2025-09\nname: { en: T, sv: D }\n${more}`,
});

describe('refuses', () => {
  it.each<[Texts, Texts, string]>([
    [passFail, yaml('tpye: pass-fail\n'), 'problem.yaml: unknown key tpye'],
    [passFail, yaml('limits: { tim_limit: 1 }\n'), 'problem.yaml: unknown key limits.tim_limit'],
    [passFail, { 'problem.yaml': 'problem_format_version: 2025-09\n' }, 'problem.yaml: name is missing'],
    [passFail, { 'problem.yaml': 'problem_format_version: [\n' }, 'problem.yaml is not YAML: '],
    [
      passFail,
      { 'problem.yaml': 'problem_format_version: 2030-01\n' },
      'problem.yaml: problem_format_version 2030-01 is none that is read here',
    ],
    [passFail, yaml('type: interactive-pass\n'), 'problem.yaml: type: must be one or more of pass-fail, scoring'],
    [passFail, yaml('type: [scoring, pass-fail]\n'), 'problem.yaml: type cannot be both pass-fail and scoring'],
    [passFail, yaml('type: [scoring, scoring]\n'), 'problem.yaml: type names one type twice'],
    [
      passFail,
      yaml('type: [interactive, submit-answer]\n'),
      'problem.yaml: type cannot be both interactive and submit-answer',
    ],
    [passFail, yaml('license: mine\n'), 'problem.yaml: license: must be one of unknown, public domain'],
    [passFail, yaml('limits: { time_limit: 0 }\n'), 'problem.yaml: limits.time_limit: '],
    [passFail, yaml('limits: { time_limit: 60 }\n'), 'problem.yaml: limits.time_limit must be 0.1 to 20 seconds here'],
    [passFail, yaml('limits: { memory: 4096 }\n'), 'problem.yaml: limits.memory must be 16 to 2048 MiB here'],
    [
      passFail,
      { ...yaml('limits: { output: 64 }\n'), 'data/secret/02-large.ans': `${'1'.repeat(5_000_000)}\n` },
      'problem.yaml: limits.output must be at most 8 MiB here: the answer of secret/02-large has 5 MiB',
    ],
    [
      passFail,
      yaml('limits: { validation_passes: 3 }\n'),
      'problem.yaml: limits.validation_passes is for problems of type multi-pass',
    ],
    [passFail, yaml('constants: { "a b": 1 }\n'), 'problem.yaml: constants.a b: '],
    [passFail, yaml('allow_file_writing: true\n'), 'problem.yaml: allow_file_writing is not taken'],
    [passFail, yaml('type: interactive\n'), 'output_validator/ is missing: a problem of type interactive needs it'],
    [
      multiPass,
      { 'problem.yaml': (multiPass['problem.yaml'] ?? '').replace('3 }', '30 }') },
      'problem.yaml: limits.validation_passes must be at most 20 here',
    ],
    [
      submitAnswer,
      { 'data/sample/1.in': '1\n', 'data/sample/1.ans': '1\n' },
      'data has 2 test cases: a problem of type submit-answer has one here',
    ],
    [passFail, yaml('source_url: https://example.org\n'), 'problem.yaml: unknown key source_url'],
    [
      passFail,
      { 'data/secret/testdata.yaml': '' },
      'data/secret/testdata.yaml: this version of the format calls it test_group.yaml',
    ],
    [
      scoring,
      { 'data/secret/group1/deep/test_group.yaml': '' },
      'data/secret/group1/deep/test_group.yaml: groups do not have groups within them',
    ],
    [passFail, { 'include/default/a.h': '' }, 'include/: files that are put beside every submission are not taken'],
    [passFail, { 'data/secret/03.in': '1\n' }, 'data/secret/03.in has no answer: 03.ans is missing'],
    [passFail, { 'data/secret/03.ans': '1\n' }, 'data/secret/03.ans has no input: 03.in is missing'],
    [
      passFail,
      { 'data/secret/01-small.files/a.txt': '1\n' },
      'data/secret/01-small.files/a.txt: files beside the standard input are not taken',
    ],
    [
      passFail,
      { 'data/secret/01-small.yaml': `args: [${'x'.repeat(501)}]\n` },
      'args of data/secret/01-small.in: at most 50 of 500 characters each, without a zero byte, are taken',
    ],
    [
      passFail,
      { 'data/test_group.yaml': `args: [${'x, '.repeat(51)}]\n` },
      'args of data/sample/1.in: at most 50 of 500 characters each',
    ],
    [passFail, { 'data/secret/01-small.yaml': 'arg: [-v]\n' }, 'data/secret/01-small.yaml: unknown key arg'],
    [
      passFail,
      { 'data/secret/group/03.in': '1\n', 'data/secret/group/03.ans': '1\n' },
      'data/secret has both test cases and groups of them',
    ],
    [
      passFail,
      { 'data/sample/group/03.in': '1\n', 'data/sample/group/03.ans': '1\n' },
      'data/sample has groups, which samples may not have',
    ],
    [
      passFail,
      {
        'data/secret/01-small.in': null,
        'data/secret/01-small.ans': null,
        'data/secret/02-large.in': null,
        'data/secret/02-large.ans': null,
      },
      'data/secret has no test case',
    ],
    [
      passFail,
      { 'data/secret/test_group.yaml': 'output_validator_args: [case_sensitiv]\n' },
      'output_validator_args of data/secret/01-small.in: the default validator has no flag case_sensitiv',
    ],
    [
      passFail,
      { 'data/secret/test_group.yaml': 'output_validator_args: [float_tolerance, abc]\n' },
      'output_validator_args of data/secret/01-small.in: float_tolerance needs a number, not abc',
    ],
    [
      passFail,
      {
        'data/secret/test_group.yaml': 'output_validator_args: [float_tolerance, "1", float_absolute_tolerance, "1"]\n',
      },
      'output_validator_args of data/secret/01-small.in: a tolerance is given twice',
    ],
    [
      passFail,
      { 'data/secret/test_group.yaml': 'max_score: 10\n' },
      'data/secret/test_group.yaml: max_score is for scoring problems',
    ],
    [
      passFail,
      { 'data/secret/test_group.yaml': 'static_validation_score: 10\n' },
      'data/secret/test_group.yaml: static validation is not taken',
    ],
    [
      scoring,
      { 'data/sample/test_group.yaml': 'max_score: 10\n' },
      'data/sample/test_group.yaml: max_score is not permitted there',
    ],
    [
      scoring,
      { 'data/secret/group1/test_group.yaml': null },
      'data/secret/group1/test_group.yaml: max_score is missing, and the secret data has a largest score',
    ],
    [
      scoring,
      { 'data/secret/test_group.yaml': 'max_score: 90\n' },
      'data/secret/test_group.yaml: max_score is 90, but the groups give up to 100',
    ],
    [
      scoring,
      { 'data/secret/test_group.yaml': 'score_aggregation: min\nmax_score: 60\n' },
      'data/secret/test_group.yaml: max_score is 60, but the groups give up to 70',
    ],
    [
      scoring,
      { 'data/secret/test_group.yaml': 'require_pass: secret/group1\n' },
      'data/secret/test_group.yaml: require_pass may name sample alone',
    ],
    [
      scoring,
      { 'data/secret/test_group.yaml': 'score_aggregation: pass-fail\n' },
      'data/secret/test_group.yaml: the secret data is all or nothing, but a group of it is not',
    ],
    [
      scoring,
      { 'data/secret/group1/test_group.yaml': 'max_score: 30\nrequire_pass: secret/group2\n' },
      'data/secret/group1/test_group.yaml: require_pass names group2, which is no earlier group',
    ],
    [
      scoring,
      { 'data/secret/group1/test_group.yaml': 'max_score: 30\nscore_aggregation: sum\n' },
      'data/secret/group2/test_group.yaml: require_pass names group1, which is not all or nothing',
    ],
    [
      scoring,
      {
        'data/secret/test_group.yaml': 'max_score: unbounded\n',
        'data/secret/group1/test_group.yaml': 'max_score: unbounded\n',
      },
      'data/secret/group1/test_group.yaml: max_score is missing, and a group of all or nothing needs it',
    ],
    [
      scoring,
      { 'data/secret/group1/test_group.yaml': 'max_score: 1.5\n' },
      'data/secret/group1/test_group.yaml: max_score: must be a whole number',
    ],
    [
      scoring,
      { 'data/secret/sample/1.in': '1\n', 'data/secret/sample/1.ans': '1\n' },
      'data/secret/sample: a group may not have this name here',
    ],
    [
      custom,
      { 'output_validator/build': '#!/bin/sh\n' },
      'output_validator/build: programs with a script of their own to build or run are not taken',
    ],
    [
      custom,
      { 'output_validator/main.cpp': null, 'output_validator/codes.h': null, 'output_validator/x.unknown': '' },
      'output_validator is in no language that is known by its extension, or in several',
    ],
    [custom, { 'output_validator/a/x.py': '' }, 'output_validator/ has several programs; one validator judges here'],
    [
      custom,
      { 'output_validator/main.cpp': null, 'output_validator/codes.h': null, 'output_validator/a/b/x.py': '' },
      'output_validator/a has a folder in it (b/x.py); a program must be plain files',
    ],
    [
      passFail,
      { 'submissions/submissions.yaml': 'accepted/**: { required: [AC] }\n' },
      'submissions/submissions.yaml: the pattern accepted/** is none of the format',
    ],
    [
      passFail,
      { 'submissions/submissions.yaml': 'accepted: { require: [AC] }\n' },
      'submissions/submissions.yaml: unknown key accepted.require',
    ],
    [
      passFail,
      { 'submissions/submissions.yaml': 'accepted/a.py: { required: [WA] }\n' },
      'submissions/submissions.yaml: what it says of accepted/a.py contradicts itself',
    ],
    [
      passFail,
      { 'submissions/submissions.yaml': 'accepted: { required: [OK] }\n' },
      'submissions/submissions.yaml: accepted.required.0: must be AC, WA, TLE or RTE',
    ],
  ])('%#', (base, changes, message) => {
    expect(() => read(base, changes)).toThrow(message);
  });

  it('what is not text', () => {
    const files = new Map([...packageFiles(passFail), ['data/secret/01-small.in', Uint8Array.of(0xff)]]);
    expect(() => readPackage({ name: 'twice', files })).toThrow('data/secret/01-small.in is not UTF-8 text');
  });

  it('a YAML file that would grow without end', () => {
    const laughs = Array.from(
      { length: 12 },
      (_, at) => `a${at}: &a${at} [${at === 0 ? 'x' : Array(9).fill(`*a${at - 1}`)}]`,
    );
    expect(() => read(passFail, { 'data/secret/test_group.yaml': laughs.join('\n') })).toThrow(
      /^data\/secret\/test_group\.yaml is not YAML: /,
    );
  });

  it('a test that begins with a byte-order mark', () => {
    expect(() => read(passFail, { 'data/secret/01-small.in': '\uFEFF1\n' })).toThrow(
      'data/secret/01-small.in begins with a byte-order mark',
    );
  });

  it('more tests than are judged', () => {
    const more = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [
        [`data/secret/${at}.in`, '1\n'],
        [`data/secret/${at}.ans`, '2\n'],
      ]).flat(),
    );
    expect(() => read(passFail, more)).toThrow('data has 503 test cases; at most 500 are judged here');
  });

  it('more groups than are judged', () => {
    const groups = Array.from({ length: 101 }, (_, at) => `data/secret/g${String(at).padStart(3, '0')}`);
    const more = groups.map((path) => ({
      [`${path}/1.in`]: '1\n',
      [`${path}/1.ans`]: '2\n',
      [`${path}/test_group.yaml`]: 'max_score: 0\n',
    }));
    expect(() => read(scoring, Object.assign({}, ...more))).toThrow(/^twice cannot be judged here: groups: /);
  });

  it('what is of no format', () => {
    expect(() => read({ 'readme.md': 'hello' })).toThrow(/^it is a package of no known format/);
  });
});

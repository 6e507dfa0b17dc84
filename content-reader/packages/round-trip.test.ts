import { expect, it } from 'vitest';
import {
  type Texts,
  custom,
  interactive,
  legacy,
  legacyScoring,
  multiPass,
  packageFiles,
  passFail,
  scoring,
  submitAnswer,
} from './_packages.ts';
import type { ImportedProblem, PackageFiles } from './imported-problem.ts';
import { encode } from './package-text.ts';
import { readPackage } from './read-package.ts';
import { writeIcpc2025 } from './write-2025.ts';
import { writeIcpcLegacy } from './write-legacy.ts';

function read(files: PackageFiles): ImportedProblem {
  const [problem, ...others] = readPackage({ name: 'twice', files });
  if (!problem || others.length > 0) throw new Error('there is not one problem');
  return problem;
}

const kinds: [string, Texts][] = [
  ['pass-fail', passFail],
  ['pass-fail, with arguments', { ...passFail, 'data/secret/02-large.yaml': 'args: [-n, "2 3"]\n' }],
  ['custom validator', custom],
  ['scoring', scoring],
  ['interactive', interactive],
  ['multi-pass', multiPass],
  ['submit-answer', submitAnswer],
  ['legacy scoring', legacyScoring],
];

it.each(kinds)('writes a %s problem in 2025-09 so that it is read again as it was', (_name, texts) => {
  const problem = read(packageFiles(texts));
  const again = read(writeIcpc2025(problem).files);
  for (const key of [
    'judging',
    'submissions',
    'inputValidators',
    'invalidInputs',
    'trialOutputs',
    'timeLimit',
    'tags',
    'statements',
    'lacks',
  ] as const)
    expect({ [key]: again[key] }).toEqual({ [key]: problem[key] });
  expect(again.notTaken).toEqual([]);
  expect(again.timing?.accepted).toBe(problem.timing?.accepted);
});

it.each<[string, Texts]>([
  ['pass-fail', { ...passFail, 'data/secret/02-large.yaml': null }],
  [
    'custom validator',
    {
      ...custom,
      'data/valid_output/other.yaml': null,
      'data/valid_output/test_group.yaml': 'output_validator_args: [lower, "0"]\n',
    },
  ],
  ['interactive', interactive],
  ['legacy', legacy],
  ['legacy scoring', legacyScoring],
  ['scoring', { ...scoring, 'data/secret/group2/test_group.yaml': 'max_score: 70\nscore_aggregation: min\n' }],
  [
    'scoring, group after group',
    { ...scoring, 'data/secret/group2/test_group.yaml': 'max_score: 70\nrequire_pass: secret/group1\n' },
  ],
  [
    'scoring, all or nothing',
    {
      ...scoring,
      'data/secret/test_group.yaml': 'score_aggregation: pass-fail\n',
      'data/secret/group2/test_group.yaml': 'max_score: 70\n',
    },
  ],
])('writes a %s problem in the legacy format so that it is judged the same', (_name, texts) => {
  const problem = read(packageFiles(texts));
  const { files, notes } = writeIcpcLegacy(problem);
  const again = read(files);
  expect(again.format).toBe('legacy');
  expect(again.judging).toEqual(problem.judging);
  expect(again.inputValidators).toEqual(problem.inputValidators);
  expect(again.timeLimit).toBe(problem.timeLimit);
  expect(notes.some((note) => note.includes('numbered'))).toBe(false);
});

it('finds the folders of the legacy format for what a submission promises', () => {
  const { files } = writeIcpcLegacy(read(packageFiles(passFail, { 'data/secret/02-large.yaml': null })));
  expect([...files.keys()].filter((path) => path.startsWith('submissions/'))).toEqual(
    read(packageFiles(passFail)).submissions.map(({ file }) => `submissions/${file}`),
  );
});

it('writes what a submission may also get', () => {
  const problem = read(packageFiles(legacy));
  const { mayAlso, promised } = read(writeIcpc2025(problem).files).submissions.find(({ file }) =>
    file.endsWith('wrong_first.py'),
  ) ?? { promised: [] };
  expect({ promised, mayAlso }).toEqual({ promised: ['Time Limit Exceeded'], mayAlso: ['Wrong Answer'] });
  expect(read(writeIcpcLegacy(problem).files).submissions).toEqual(problem.submissions);
});

it.each<[string, Texts, RegExp]>([
  [
    'arguments for the program',
    { ...passFail, 'data/secret/02-large.yaml': 'args: [-v]\n' },
    /^data\/secret\/.*\.in has arguments for the program, which the legacy format cannot say$/,
  ],
  ['multi-pass', multiPass, /^a multi-pass problem cannot be said in the legacy format$/],
  ['submit-answer', submitAnswer, /^a submit-answer problem cannot be said in the legacy format$/],
  ['flags of single tests', passFail, /^data\/secret: tests of one folder have validator flags of their own/],
  [
    'groups that wait for some',
    {
      ...scoring,
      'data/secret/group3/test_group.yaml': 'max_score: 0\n',
      'data/secret/group3/1.in': '1\n',
      'data/secret/group3/1.ans': '2\n',
    },
    /^groups require some of the groups before them/,
  ],
  [
    'a validator that scores shares',
    { ...scoring, 'output_validator/v.py': 'exit(42)\n' },
    /which the legacy format cannot say$/,
  ],
])('does not write %s in the legacy format', (_name, texts, message) => {
  expect(() => writeIcpcLegacy(read(packageFiles(texts)))).toThrow(message);
});

it('numbers test cases whose names the format does not allow, in their order', () => {
  const problem = read(packageFiles(passFail));
  const tests = problem.judging.tests.map((test, at) => ({ ...test, name: ['Ex 1', 'b b', 'a'][at] ?? '' }));
  const { files, notes } = writeIcpc2025({ ...problem, judging: { ...problem.judging, tests } });
  expect(notes).toContain(
    'The test cases are numbered: their own names are not allowed in the format, or not in order',
  );
  const again = read(files).judging.tests;
  expect(again.map(({ name }) => name)).toEqual(['Example 1', '1', '2']);
  expect(again.map(({ input }) => input)).toEqual(tests.map(({ input }) => input));
});

it.each(['checker', 'interactor'] as const)(
  'writes a testlib %s with the scripts that make it a validator of the format',
  (role) => {
    const problem = read(packageFiles(custom));
    const program = { language: 'c++', files: [{ name: 'check.cpp', text: '#include "testlib.h"\nint main() {}\n' }] };
    const judging = {
      ...problem.judging,
      validator: { protocol: 'testlib' as const, program },
      ...(role === 'interactor' ? { interactive: true as const } : {}),
    };
    const inputValidators = [{ protocol: 'testlib' as const, program, args: [] }];
    const { files, notes } = writeIcpc2025({ ...problem, judging, inputValidators });
    expect([...files.keys()].filter((path) => path.startsWith('output_validator/'))).toEqual(
      ['check.cpp', 'build', 'run'].map((name) => `output_validator/${name}`),
    );
    expect(notes).toContain('testlib.h must be put beside the programs that include it where another judge has none');
    expect(read(files).judging).toEqual(judging);
    expect(read(files).inputValidators).toEqual(inputValidators);
    expect(read(writeIcpcLegacy({ ...problem, judging, inputValidators }).files).judging).toEqual(judging);
    const other = new Map([...files, ['output_validator/run', encode('#!/bin/sh\nexit 42\n')]]);
    expect(() => read(other)).toThrow(/^output_validator\/build: programs with a script of their own/);
  },
);

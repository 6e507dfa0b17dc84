import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { expect, it } from 'vitest';
import { pack, unpack } from '../problem-package.ts';
import { type Texts, legacyNested, legacyScoring, packageFiles, passFail, scoring, testTexts } from './_packages.ts';
import { readPackage } from './read-package.ts';
import { FoldersGrade, writeIcpc2025 } from './write-2025.ts';
import { writeIcpcLegacy } from './write-legacy.ts';

const read = (base: Texts, changes: Texts = {}) => {
  const [problem] = readPackage({ name: 'twice', files: packageFiles(base, changes) });
  if (!problem) throw new Error('no problem');
  return problem;
};
const shape = ({ grading }: JudgePackage) => ({
  most: grading?.most,
  groups: grading?.groups.map(({ name, accepts, score, on_reject, accept_score }) =>
    [name, accepts, score, on_reject, accept_score].join(' '),
  ),
});
it('reads groups within groups folder by folder', () => {
  const { judging } = read(legacyNested);
  expect(judging.groups).toBeUndefined();
  expect(shape(judging)).toEqual({
    most: 100,
    groups: [
      'data all sum continue 1',
      'data/sample all sum continue 1',
      'data/secret always sum continue 1',
      'data/secret/group1 any max continue 1',
      'data/secret/group2 always sum continue 1',
      'data/secret/group1/a all min continue 10',
      'data/secret/group1/b all min continue 30',
      'data/secret/group2/a all min break 40',
      'data/secret/group2/b all min continue 30',
    ],
  });
  expect(judging.tests.map(({ name, group }) => [name, group])).toEqual([
    ['Example 1', 'data/sample'],
    ['group1/a/01', 'data/secret/group1/a'],
    ['group1/b/01', 'data/secret/group1/b'],
    ['group2/a/01', 'data/secret/group2/a'],
    ['group2/a/02', 'data/secret/group2/a'],
    ['group2/b/01', 'data/secret/group2/b'],
  ]);
});

const flat: Texts = { ...legacyScoring };
it.each<[string, Texts, number | null]>([
  ['samples that give points', { ...flat, 'data/testdata.yaml': 'on_reject: continue\n' }, 101],
  ['test cases beside groups', { ...flat, ...testTexts('secret/00', 1) }, 101],
  ['the smallest of groups', { ...flat, 'data/secret/testdata.yaml': 'grader_flags: always_accept min\n' }, 40],
  ['the mean of groups', { ...flat, 'data/secret/testdata.yaml': 'grader_flags: always_accept avg\n' }, 50],
  [
    'the largest of tests',
    {
      ...flat,
      'data/secret/group2/testdata.yaml': 'on_reject: continue\ngrader_flags: always_accept max\naccept_score: 9\n',
    },
    49,
  ],
  [
    'points for what is rejected',
    { ...flat, 'data/secret/group2/testdata.yaml': 'reject_score: 2\naccept_score: 5\n' },
    50,
  ],
  [
    'a sum that one group takes away',
    { ...flat, 'data/secret/testdata.yaml': 'on_reject: continue\ngrader_flags: sum\n' },
    100,
  ],
  [
    "the mean of the validator's scores",
    {
      ...flat,
      'problem.yaml': 'type: scoring\nvalidation: custom score\n',
      'output_validators/v.py': 'exit(42)\n',
      'data/testdata.yaml': 'grader_flags: ignore_sample\nrange: 0 80\n',
      'data/secret/testdata.yaml': 'grader_flags: always_accept avg\n',
    },
    80,
  ],
  ['groups within groups', legacyNested, 100],
])('%s is read, packed and written in the legacy format as it was', (_name, texts, most) => {
  const problem = read(texts);
  expect(problem.judging.grading?.most).toBe(most);
  const { digest, bytes } = pack(problem.judging);
  expect(unpack(bytes, digest)).toEqual(problem.judging);
  const [again] = readPackage({ name: 'twice', files: writeIcpcLegacy(problem).files });
  expect(again?.judging).toEqual(problem.judging);
  expect(again?.submissions).toEqual(problem.submissions);
  expect(() => writeIcpc2025(problem)).toThrow(FoldersGrade);
});

it('refuses scores below nothing', () => {
  expect(() => read(flat, { 'data/secret/group2/testdata.yaml': 'accept_score: -1\n' })).toThrow(
    'data/secret/group2: a score below 0 is not taken',
  );
});

it('takes the smallest score of several groups, and writes it again', () => {
  const { judging, ...problem } = read(scoring, { 'data/secret/test_group.yaml': 'score_aggregation: min\n' });
  expect({ give: judging.groups_give, groups: judging.groups?.length }).toEqual({ give: 'min', groups: 3 });
  const { digest, bytes } = pack(judging);
  expect(unpack(bytes, digest)).toEqual(judging);
  const [again] = readPackage({ name: 'twice', files: writeIcpc2025({ ...problem, judging }).files });
  expect(again?.judging).toEqual(judging);
  expect(() => writeIcpcLegacy({ ...problem, judging })).toThrow(
    'the smallest score of groups counts, which the legacy format cannot say',
  );
});

const draft = (base: Texts): Texts => ({
  ...base,
  'problem.yaml': (base['problem.yaml'] ?? '').replace('2025-09', '2023-07-draft'),
});
const ungrouped: Texts = {
  ...draft(scoring),
  'data/secret/test_group.yaml': null,
  'data/secret/group1/test_group.yaml': null,
  'data/secret/group2/test_group.yaml': null,
};

it.each<[string, Texts, unknown]>([
  [
    'scoring',
    {
      'data/secret/testdata.yaml': 'scoring: { score: 100, aggregation: sum }\n',
      'data/secret/group1/testdata.yaml': 'scoring: { score: 30, require_pass: sample }\n',
      'data/secret/group2/testdata.yaml': 'scoring: { aggregation: min, require_pass: [secret/group1] }\n',
    },
    [
      { name: 'group1', score: 30, aggregation: 'pass-fail', requires: ['sample'] },
      { name: 'group2', score: 70, aggregation: 'min', requires: ['group1'] },
    ],
  ],
  [
    'grading',
    {
      'data/secret/group1/testdata.yaml': 'grading: { score: 30 }\n',
      'data/secret/group2/testdata.yaml': 'grading: { score: 35, aggregation: sum }\n',
    },
    [
      { name: 'group1', score: 30, aggregation: 'min', requires: [] },
      { name: 'group2', score: 70, aggregation: 'sum', requires: [] },
    ],
  ],
  [
    'the legacy words',
    {
      'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\n',
      'data/secret/testdata.yaml': 'grader_flags: always_accept\n',
      'data/secret/group1/testdata.yaml': 'grader_flags: min\naccept_score: 40\n',
      'data/secret/group2/testdata.yaml': 'grader_flags: always_accept\naccept_score: 30\n',
    },
    [
      { name: 'group1', score: 40, aggregation: 'pass-fail', requires: [] },
      { name: 'group2', score: 60, aggregation: 'sum', requires: [] },
    ],
  ],
])('reads testdata.yaml of the draft with %s', (_name, changes, groups) => {
  expect(read(ungrouped, changes).judging.groups?.slice(1)).toEqual(groups);
});

it('reads the flags of the draft, by either name', () => {
  const problem = (changes: Texts) =>
    read(draft({ ...passFail, 'data/sample/test_group.yaml': null, 'data/secret/test_group.yaml': null }), changes);
  for (const text of [
    'output_validator_flags: float_tolerance 1e-6\ninput_validator_flags: { validate.py: --small }\n',
    'output_validator_args: [float_tolerance, "1e-6"]\ninput_validator_args: { validate.py: [--small] }\n',
  ])
    expect(problem({ 'data/testdata.yaml': text })).toMatchObject({
      judging: { validator_flags: ['float_tolerance', '1e-6'] },
      inputValidators: [{ args: ['--small'] }],
    });
  expect(() => problem({ 'data/testdata.yaml': 'static_validation: { max: 1 }\n' })).toThrow(
    'data/testdata.yaml: static validation is not taken',
  );
  expect(() => problem({ 'data/testdata.yaml': 'flags: x\n' })).toThrow('data/testdata.yaml: unknown key flags');
});

import type { JudgePackage, TestGroup } from '@devorbit/contract/execution/judging.ts';
import { expect, it } from 'vitest';
import { packageFiles, scoring } from './_packages.ts';
import type { ImportedProblem } from './imported-problem.ts';
import { readPackage } from './read-package.ts';
import { type Written, writeIcpc2025 } from './write-2025.ts';
import { writeIcpcLegacy } from './write-legacy.ts';

const [base] = readPackage({ name: 'twice', files: packageFiles(scoring) });
type Test = JudgePackage['tests'][number];

const test = (name: string, sample: boolean, group?: string): Test => ({
  name,
  sample,
  input: `${name}\n`,
  answer: `${name}\n`,
  ...(group === undefined ? {} : { group }),
});
const group = (name: string, more: Partial<TestGroup> = {}): TestGroup => ({
  name,
  score: 50,
  aggregation: 'pass-fail',
  requires: [],
  ...more,
});
function problem(groups: TestGroup[], tests: Test[]): ImportedProblem {
  if (!base) throw new Error('no problem');
  return { ...base, judging: { ...base.judging, groups, tests } };
}

/** What a written problem is when it is read again. */
function again({ files }: Written): JudgePackage {
  const [read] = readPackage({ name: 'twice', files });
  if (!read) throw new Error('no problem');
  return read.judging;
}

it('knows a group of samples that gives nothing under any name', () => {
  const given = problem(
    [group('zero', { score: 0 }), group('one', { requires: ['zero'] })],
    [test('1', true, 'zero'), test('one/1', false, 'one')],
  );
  const { groups, tests } = again(writeIcpc2025(given));
  expect(groups).toEqual([group('sample', { score: 0 }), group('one', { requires: ['sample'] })]);
  expect(tests.map((one) => [one.name, one.group])).toEqual([
    ['Example 1', 'sample'],
    ['one/1', 'one'],
  ]);
  expect(again(writeIcpcLegacy(given))).toEqual(again(writeIcpc2025(given)));
});

it('makes samples that give points secret tests as well', () => {
  const given = problem(
    [group('a', { aggregation: 'sum' }), group('b')],
    [test('1', true, 'a'), test('2', false, 'a'), test('3', false, 'b')],
  );
  const written = writeIcpc2025(given);
  expect(written.notes).toContain('1 samples give points: they are secret tests as well');
  const { groups, tests } = again(written);
  expect(groups?.slice(1)).toEqual([group('group1', { aggregation: 'sum' }), group('group2')]);
  expect(tests.map((one) => [one.input, one.group])).toEqual([
    ['1\n', 'sample'],
    ['1\n', 'group1'],
    ['2\n', 'group1'],
    ['3\n', 'group2'],
  ]);
});

it('keeps the order of groups whose names would sort otherwise', () => {
  const names = ['2', '10', 'last one'];
  const given = problem(
    names.map((name, at) => group(name, { requires: names.slice(0, at) })),
    names.map((name) => test(name, false, name)),
  );
  expect(again(writeIcpc2025(given)).groups).toEqual(
    ['group1', 'group2', 'group3'].map((name, at, all) => group(name, { requires: all.slice(0, at) })),
  );
});

it.each<[string, ImportedProblem, string]>([
  [
    'a test without a group',
    problem([group('a')], [test('1', false, 'a'), test('2', false)]),
    'test 2 of a scoring problem is in no group',
  ],
  [
    'halves of a point',
    problem([group('a', { score: 12.5 })], [test('1', false, 'a')]),
    'group a gives up to 12.5 points: the format 2025-09 has whole numbers alone',
  ],
  [
    'a group that waits for one of parts',
    problem(
      [group('a', { aggregation: 'sum' }), group('b', { requires: ['a'] })],
      [test('1', false, 'a'), test('2', false, 'b')],
    ),
    'group b requires group a, which is not all or nothing: the format 2025-09 cannot say it',
  ],
])('does not write %s', (_name, given, message) => {
  expect(() => writeIcpc2025(given)).toThrow(message);
});

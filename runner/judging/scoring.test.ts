import type { JudgePackage, TestGroup } from '@devorbit/contract/execution/judging.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ICPC, sums, validatorOf } from '../_programs.ts';
import { openTestService, type TestService } from '../_service.ts';
import { scoreOf, totalOf } from './scoring.ts';

describe('the score of a test', () => {
  const group = (aggregation: TestGroup['aggregation'], score: number | null): TestGroup => ({
    name: 'secret/a',
    score,
    aggregation,
    requires: [],
  });

  it.each([
    [false, { points: 5 }, 'sum', 30, 0],
    [true, null, 'sum', 30, 10],
    [true, null, 'min', 30, 30],
    [true, { share: 0.5 }, 'sum', 30, 5],
    [true, { share: 0.5 }, 'min', 30, 15],
    [true, { points: 7 }, 'min', 30, 7],
    [true, { points: 10 }, 'sum', 30, 10],
    [true, { points: 1e6 }, 'sum', null, 1e6],
  ] as const)('%j, %j in %s of %j: %d', (accepted, given, aggregation, score, expected) => {
    expect(scoreOf(accepted, given, group(aggregation, score), 3)).toBe(expected);
  });

  it('seven sevenths are one', () => {
    const hundred = group('sum', 100);
    const done = Array.from({ length: 7 }, (_, index) => ({
      index: index + 1,
      total: 7,
      name: '',
      sample: false,
      passed: true,
      verdict: 'Accepted' as const,
      time_ms: 0,
      memory_kb: 0,
      message: '',
      group: hundred.name,
      score: scoreOf(true, null, hundred, 7),
    }));
    expect(totalOf([hundred], done)).toEqual({ reached: 100, most: 100 });
    expect(totalOf([hundred], done.slice(1)).reached).toBeCloseTo(600 / 7, 4);
  });

  it.each([
    [null, null],
    [{ share: 1 }, null],
    [{ points: 10.01 }, 30],
  ])('%j is refused where %j can be had', (given, score) => {
    expect(() => scoreOf(true, given, group('sum', score), 3)).toThrow(/validator gave/);
  });
});

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

/** Prints its input. The program of the tests is wrong where the input says so. */
const test = (name: string, group: string | undefined, sample = false) => ({
  name,
  sample,
  input: `${name}\n`,
  answer: `${name}\n`,
  ...(group ? { group } : {}),
});
const grouped: JudgePackage = {
  ...sums,
  name: 'grouped',
  groups: [
    { name: 'secret/1', score: 20, aggregation: 'pass-fail', requires: [] },
    { name: 'secret/2', score: 30, aggregation: 'sum', requires: [] },
    { name: 'secret/3', score: 40, aggregation: 'min', requires: [] },
    { name: 'secret/4', score: 10, aggregation: 'pass-fail', requires: ['secret/1'] },
  ],
  tests: [
    test('Example 1', undefined, true),
    ...['a', 'b'].map((name) => test(name, 'secret/1')),
    ...['c', 'd', 'e'].map((name) => test(name, 'secret/2')),
    ...['f', 'g'].map((name) => test(name, 'secret/3')),
    test('h', 'secret/4'),
  ],
};
/** Wrong on these inputs. */
const wrongOn = (...names: string[]) => `n = input()\nprint("?" if n in ${JSON.stringify(names)} else n)`;
const letters: Partial<Record<string, string>> = { Accepted: '+', Skipped: '.', 'Wrong Answer': '-' };
const inBrief = async (source: string, problem: JudgePackage) => {
  const { finished, tests } = await service.judge('python', source, problem);
  return {
    all: tests.map(({ verdict }) => letters[verdict] ?? verdict).join(''),
    scores: tests.map(({ score }) => score ?? null),
    ...finished,
  };
};

describe('groups', () => {
  it('all right', async () => {
    expect(await inBrief(wrongOn(), grouped)).toMatchObject({
      all: '+++++++++',
      scores: [null, null, null, 10, 10, 10, 40, 40, null],
      verdict: 'Accepted',
      message: 'Score 100 of 100',
      score: { reached: 100, most: 100 },
      passed: 9,
    });
  });

  it('a sum goes on after a failure, the others stop, and what needs a failed group is skipped', async () => {
    expect(await inBrief(wrongOn('a', 'c', 'f'), grouped)).toMatchObject({
      all: '+-.-++-..',
      scores: [null, null, null, 0, 10, 10, 0, 0, null],
      verdict: 'Wrong Answer',
      message: 'Score 20 of 100',
      score: { reached: 20, most: 100 },
    });
  });

  it('the first that failed gives the verdict; a failed example costs nothing', async () => {
    const source = `n = input()\nprint("?" if n == "Example 1" else n)\nassert n != "g"`;
    expect(await inBrief(source, grouped)).toMatchObject({
      all: '-++++++Runtime Error+',
      verdict: 'Wrong Answer',
      score: { reached: 60, most: 100 },
    });
  });

  it('are judged in their own order, and tests keep their numbers', async () => {
    const problem = { ...grouped, groups: grouped.groups!.toReversed().map((group) => ({ ...group, requires: [] })) };
    const { tests, finished } = await service.judge('python', wrongOn('f'), problem);
    expect(tests.map(({ index }) => index)).toEqual([1, 9, 7, 8, 4, 5, 6, 2, 3]);
    expect(tests.map(({ group }) => group?.at(-1) ?? '')).toEqual(['', '4', '3', '3', '2', '2', '2', '1', '1']);
    expect(finished).toMatchObject({ score: { reached: 60, most: 100 } });
  });

  it('that need one which is not there are skipped, and a test of such a group is our own failure', async () => {
    const groups = grouped.groups!.map((group) => ({ ...group, requires: ['nowhere'] }));
    expect(await inBrief(wrongOn(), { ...grouped, groups })).toMatchObject({ all: '+........', score: { reached: 0 } });
    const { verdict } = await inBrief(wrongOn(), { ...grouped, groups: grouped.groups!.slice(1) });
    expect(verdict).toBe('Judge Error');
  });

  it('tell no name of a secret test', async () => {
    const { tests } = await service.judge('python', wrongOn('a'), grouped);
    expect(tests.slice(1).map(({ name }) => name)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((index) => `Test ${index}`));
    expect(JSON.stringify(tests)).not.toMatch(/"(expected|input|got)":"[a-h]/);
  });
});

it('the smallest score of the groups counts where the package says so, and not that of the samples', async () => {
  const [first, second, third] = grouped.groups ?? [];
  if (!first || !second || !third) throw new Error('no groups');
  const least: JudgePackage = {
    ...grouped,
    groups_give: 'min',
    groups: [
      { name: 'sample', score: 0, aggregation: 'pass-fail', requires: [] },
      ...[first, second, third].map((group) => ({ ...group, score: 30 })),
    ],
    tests: grouped.tests.slice(0, 8).map((test) => (test.sample ? { ...test, group: 'sample' } : test)),
  };
  expect(await inBrief(wrongOn(), least)).toMatchObject({ verdict: 'Accepted', message: 'Score 30 of 30' });
  expect(await inBrief(wrongOn('d'), least)).toMatchObject({ verdict: 'Wrong Answer', message: 'Score 20 of 30' });
  expect(await inBrief(wrongOn('a'), least)).toMatchObject({ verdict: 'Wrong Answer', message: 'Score 0 of 30' });
});

describe('scores of a validator', () => {
  const scored = (text: string, group: Partial<TestGroup>, protocol: 'icpc' | 'testlib' = 'icpc'): JudgePackage => ({
    ...grouped,
    groups: [{ name: 'secret/1', score: 100, aggregation: 'sum', requires: [], ...group }],
    tests: grouped.tests.slice(0, 3),
    validator: validatorOf(protocol, protocol === 'icpc' ? ICPC + text : `import sys\n${text}`),
  });
  const write = (file: string) => `open(feedback + "${file}", "w").write(sys.stdin.read())\nsys.exit(42)`;

  it.each<[string, string, Partial<TestGroup>, object]>([
    ['score.txt', 'print(30)', {}, { verdict: 'Wrong Answer', message: 'Score 60 of 100', passed: 3 }],
    ['score.txt', 'print(50)', {}, { verdict: 'Accepted', message: 'Score 100 of 100' }],
    [
      'score.txt',
      'print(1234.5)',
      { score: null },
      { verdict: 'Accepted', message: 'Score 2,469', score: { reached: 2469, most: null } },
    ],
    ['score.txt', 'print(51)', {}, { verdict: 'Judge Error' }],
    ['score_multiplier.txt', 'print(0.25)', { aggregation: 'min' }, { score: { reached: 25, most: 100 } }],
    ['score_multiplier.txt', 'print(0.25)', { score: null }, { verdict: 'Judge Error' }],
    ['nothing', 'print(1)', { score: null }, { verdict: 'Judge Error' }],
    ['nothing', 'print(1)', {}, { verdict: 'Accepted' }],
  ])('%s after %s in %j', async (file, source, group, expected) => {
    const { finished } = await service.judge('python', source, scored(write(file), group));
    // The whole verdict is told where it is another.
    expect(finished).toEqual(expect.objectContaining(expected));
  });

  it('a testlib checker gives points and percents', async () => {
    const checker = `given = open(sys.argv[2]).read().strip()
if given.startswith("p"): print("points", given[1:], "of many", file=sys.stderr); sys.exit(7)
sys.exit(16 + int(given))`;
    const points = await service.judge('python', 'print("p12.5")', scored(checker, {}, 'testlib'));
    expect(points.finished).toMatchObject({ message: 'Score 25 of 100' });
    const percents = await service.judge('python', 'print(70)', scored(checker, { aggregation: 'min' }, 'testlib'));
    expect(percents.finished).toMatchObject({ message: 'Score 70 of 100' });
  });
});

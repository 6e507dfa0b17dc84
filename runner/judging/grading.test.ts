import { type Texts, legacyNested, packageFiles } from '@devorbit/content-reader/packages/_packages.ts';
import { readPackage } from '@devorbit/content-reader/packages/read-package.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const letters: Partial<Record<string, string>> = { Accepted: '+', Skipped: '.', 'Wrong Answer': '-' };

/** Judges a program that is wrong on these numbers; `all` is a letter for each test. */
async function judge(wrong: number[], changes: Texts = {}, source?: string) {
  const [problem] = readPackage({ name: 'twice', files: packageFiles(legacyNested, changes) });
  if (!problem) throw new Error('no problem');
  const program = source ?? `n = int(input())\nprint(0 if n in ${JSON.stringify(wrong)} else 2 * n)`;
  const { finished, tests } = await service.judge('python', program, problem.judging);
  return { all: tests.map(({ verdict }) => letters[verdict] ?? verdict).join(''), tests, ...finished };
}

describe('groups within groups', () => {
  it.each<[string, number[], string, string, string]>([
    ['all right', [], '++++++', 'Accepted', 'Score 100 of 100'],
    ['the sample is ignored', [1], '-+++++', 'Accepted', 'Score 100 of 100'],
    ['the better of two groups, one of which was rejected', [3], '++-+++', 'Wrong Answer', 'Score 80 of 100'],
    ['none of two groups', [2, 3], '+--+++', 'Wrong Answer', 'Score 70 of 100'],
    ['a group of all or nothing, which ends at once', [4], '+++-.+', 'Wrong Answer', 'Score 60 of 100'],
    ['nothing at all', [2, 3, 4, 6], '+---.-', 'Wrong Answer', 'Score 0 of 100'],
  ])('%s', async (_, wrong, all, verdict, message) => {
    expect(await judge(wrong)).toMatchObject({ all, verdict, message });
  });

  it('tell each test with its group and its score', async () => {
    const { tests, score } = await judge([3]);
    expect(tests.map(({ group, score: own }) => [group, own])).toEqual([
      ['sample', 1],
      ['group1/a', 10],
      ['group1/b', 0],
      ['group2/a', 40],
      ['group2/a', 40],
      ['group2/b', 30],
    ]);
    expect(score).toEqual({ reached: 80, most: 100 });
  });

  it('a root that rejects gives nothing', async () => {
    const strict = { 'data/secret/testdata.yaml': 'on_reject: continue\ngrader_flags: worst_error sum\n' };
    expect(await judge([2, 3], strict)).toMatchObject({ verdict: 'Wrong Answer', message: 'Score 0 of 100' });
    expect(await judge([], strict)).toMatchObject({ verdict: 'Accepted', message: 'Score 100 of 100' });
  });

  it('the mean is of what was judged, and the smallest of groups', async () => {
    const mean = { 'data/secret/testdata.yaml': 'on_reject: continue\ngrader_flags: always_accept avg\n' };
    expect(await judge([], mean)).toMatchObject({ verdict: 'Accepted', message: 'Score 50 of 50' });
    expect(await judge([6], mean)).toMatchObject({ message: 'Score 35 of 50' });
    const least = { 'data/secret/testdata.yaml': 'on_reject: continue\ngrader_flags: always_accept min\n' };
    expect(await judge([6], least)).toMatchObject({ message: 'Score 30 of 30' });
  });

  it('points for what is rejected', async () => {
    const given = {
      'data/secret/group2/b/testdata.yaml':
        'on_reject: continue\ngrader_flags: always_accept sum\naccept_score: 30\nreject_score: 5\n',
    };
    expect(await judge([6], given)).toMatchObject({ verdict: 'Wrong Answer', message: 'Score 75 of 100' });
  });
});

describe('samples that give points', () => {
  const counted = {
    'data/testdata.yaml': 'on_reject: break\n',
    'data/sample/testdata.yaml': 'accept_score: 5\n',
    'data/secret/testdata.yaml': 'on_reject: continue\ngrader_flags: always_accept\n',
  };
  it.each<[number[], string, string, string]>([
    [[], '++++++', 'Accepted', 'Score 105 of 105'],
    [[6], '+++++-', 'Wrong Answer', 'Score 75 of 105'],
    [[1], '-.....', 'Wrong Answer', 'Score 0 of 105'],
  ])('wrong on %j', async (wrong, all, verdict, message) => {
    expect(await judge(wrong, counted)).toMatchObject({ all, verdict, message });
  });
});

it('the points that a validator gives are added up level by level', async () => {
  const scored = {
    'problem.yaml': 'name: Twice\ntype: scoring\nvalidation: custom score\nlimits: { memory: 128 }\n',
    'output_validators/v.py': `import sys
said = int(input())
open(sys.argv[3] + "score.txt", "w").write(str(said))
sys.exit(42)
`,
    'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\nrange: 0 50\n',
  };
  // The better of 4 and 6, the smaller of 8 and 10, and 12.
  expect(await judge([], scored)).toMatchObject({ verdict: 'Wrong Answer', message: 'Score 26 of 50' });
});

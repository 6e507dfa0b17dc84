import {
  type Texts,
  custom,
  interactive,
  legacy,
  legacyNested,
  legacyScoring,
  multiPass,
  packageFiles,
  passFail,
  scoring,
  submitAnswer,
} from '@devorbit/content-reader/packages/_packages.ts';
import type { ImportedProblem } from '@devorbit/content-reader/packages/imported-problem.ts';
import { readPackage } from '@devorbit/content-reader/packages/read-package.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedSandbox } from '../_shared-sandbox.ts';
import { type Languages, detectLanguages } from '../languages/detect.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { verifyImported, whyRefused } from './verify-imported.ts';

let sandbox: Sandbox;
let languages: Languages;
beforeAll(async () => {
  sandbox = await sharedSandbox();
  const [lane] = sandbox.lanes;
  if (!lane) throw new Error('no lane');
  languages = await detectLanguages(lane);
});
afterAll(() => sandbox.close());

function read(base: Texts, changes: Texts = {}): ImportedProblem {
  const [problem] = readPackage({ name: 'twice', files: packageFiles(base, changes) });
  if (!problem) throw new Error('no problem');
  return problem;
}

const verify = async (problem: ImportedProblem) => {
  const report = await verifyImported(problem, sandbox.lanes, languages);
  return { ...report, refused: whyRefused(report) };
};

it.each<[string, Texts]>([
  ['pass-fail', passFail],
  ['custom validator', custom],
  ['scoring', scoring],
  ['interactive', interactive],
  ['multi-pass', multiPass],
  ['submit-answer', submitAnswer],
  ['legacy', legacy],
  ['legacy scoring', legacyScoring],
  ['legacy, groups within groups', legacyNested],
])('shows that a %s problem is right', async (_name, texts) => {
  const { refused, rows, problem } = await verify(read(texts));
  expect(refused).toEqual([]);
  expect(rows).toHaveLength(problem.submissions.length);
  expect(rows.filter(({ ok }) => !ok)).toEqual([]);
});

describe('the time limit', () => {
  const unlimited = { 'problem.yaml': (interactive['problem.yaml'] ?? '').replace('0.5', '0.2') };

  it('follows from the slowest accepted submission', async () => {
    const { inferred, problem, rows } = await verify(read(interactive, unlimited));
    const slowest = rows.find(({ file }) => file === 'accepted/bisect.py')?.time_ms ?? 0;
    expect(inferred?.slowest_ms).toBe(slowest);
    expect(problem.judging.limits.time_ms).toBe(inferred?.limit_ms);
    expect(inferred?.limit_ms).toBe(Math.max(1, Math.ceil((3 * slowest) / 200)) * 200);
  });

  /** Doubles n, and takes its time where that is 1. */
  const burn = (seconds: number) =>
    `import time\nn = int(input())\nwhile n == 1 and time.process_time() < ${seconds}: pass\nprint(n * 2)\n`;

  it('must be exceeded by what is promised to, with the margin', async () => {
    const changes = {
      'problem.yaml': 'problem_format_version: 2025-09\nname: { en: T, sv: D }\nuuid: a\n',
      'submissions/time_limit_exceeded/t.py': burn(1.2),
    };
    const { refused, rows, inferred } = await verify(read(passFail, changes));
    expect(inferred?.limit_ms).toBe(1000);
    expect(rows.find(({ file }) => file.startsWith('time'))).toMatchObject({ verdict: 'Accepted', ok: false });
    expect(refused).toEqual([
      'submissions/time_limit_exceeded/t.py got Accepted, expected Time Limit Exceeded: All test cases passed!',
    ]);
  });

  it('does not count a submission that says so', async () => {
    const changes = {
      'problem.yaml': 'problem_format_version: 2025-09\nname: { en: T, sv: D }\nuuid: a\n',
      'submissions/time_limit_exceeded/t.py': null,
      'submissions/accepted/a.cc': null,
      'submissions/accepted/slow.py': burn(0.8),
      'submissions/submissions.yaml': 'accepted/slow.py: { use_for_time_limit: false }\n',
    };
    expect((await verify(read(passFail, changes))).inferred?.limit_ms).toBe(1000);
    expect(
      (await verify(read(passFail, { ...changes, 'submissions/submissions.yaml': null }))).inferred?.limit_ms,
    ).toBe(2000);
  });
});

const noTrials: Texts = Object.fromEntries(
  Object.keys(custom).flatMap((path) => (/^data\/(in)?valid_/.test(path) ? [[path, null]] : [])),
);

/** Judged in a moment. */
const brief: Texts = { ...passFail, 'submissions/time_limit_exceeded/t.py': null };

describe('refuses', () => {
  it('broken promises, with the reason', async () => {
    const { refused, rows } = await verify(
      read(brief, {
        'submissions/accepted/b.py': 'print(0)\n',
        'submissions/wrong_answer/w.py': passFail['submissions/accepted/a.py'] ?? '',
        'submissions/rejected/x.py': 'def\n',
        'submissions/accepted/c.xyz': 'x',
      }),
    );
    expect(refused.sort()).toEqual([
      'submissions/accepted/b.py got Wrong Answer, expected Accepted: Wrong answer on test 1 of 3',
      expect.stringMatching(
        /^submissions\/rejected\/x\.py got Compilation Error, expected Wrong Answer or Time Limit Exceeded or Runtime Error: /,
      ),
      'submissions/wrong_answer/w.py got Accepted, expected Wrong Answer: All test cases passed!',
    ]);
    expect(rows.find(({ file }) => file === 'accepted/c.xyz')).toMatchObject({
      language: null,
      verdict: null,
      message: 'this language is not supported',
      ok: false,
    });
  });

  it('points that are not the promised ones', async () => {
    const { refused } = await verify(
      read(scoring, {
        'submissions/submissions.yaml':
          'wrong_answer/small.py: { score: 65 }\nwrong_answer/half.py: { score: [60, 70] }\n',
      }),
    );
    expect(refused).toEqual([
      'submissions/wrong_answer/small.py got Wrong Answer, expected Wrong Answer: it got 30 points, not 65',
    ]);
  });

  it('a part of the points that is the whole', async () => {
    const { refused } = await verify(
      read(legacyScoring, { 'submissions/partially_accepted/small.py': legacy['submissions/accepted/a.py'] ?? '' }),
    );
    expect(refused).toEqual([
      'submissions/partially_accepted/small.py got Accepted, expected a part of the points: it got all points',
    ]);
  });

  it('an input that a validator does not find valid', async () => {
    const { refused, faults } = await verify(
      read(brief, { 'data/secret/03.in': '100\n', 'data/secret/03.ans': '200\n' }),
    );
    expect(faults).toEqual(['the input of 03 is not valid: input validator validate.py ended with exit code 43']);
    expect(refused).toEqual(faults);
  });

  it('an input validator that does not compile, or crashes', async () => {
    const { faults } = await verify(
      read(brief, { 'input_validators/validate.py': null, 'input_validators/v.cpp': 'int main() { return no; }\n' }),
    );
    expect(faults).toEqual([
      expect.stringMatching(/^input validator v\.cpp: it does not compile .*error: .no. was not/s),
    ]);
    const crash = await verify(read(submitAnswer, { 'input_validators/validate.py': 'raise ValueError("dots")\n' }));
    expect(crash.faults).toEqual([
      expect.stringMatching(/^the input of 1 is not valid: .* exit code 1: .*ValueError: dots$/s),
    ]);
  });

  it('validators that do not refuse and accept what the package says', async () => {
    const { refused } = await verify(
      read(custom, {
        'data/invalid_input/large.in': '99\n',
        'data/valid_output/other.out': '-1 4\n',
        'data/invalid_output/below.out': '1 2\n',
      }),
    );
    expect(refused.sort()).toEqual([
      'no input validator rejects the input of invalid_input/large',
      'the output validator accepts the output of invalid_output/below',
      'the output validator does not accept the output of valid_output/other',
    ]);
  });

  it('a validator that does not judge', async () => {
    const { refused } = await verify(
      read(custom, {
        'output_validator/main.cpp': 'int main() {}\n',
        'submissions/wrong_answer/zero.py': null,
        ...noTrials,
      }),
    );
    expect(refused).toEqual([
      'none of its accepted submissions was accepted',
      expect.stringMatching(
        /^submissions\/accepted\/one\.py got Judge Error, expected Accepted: .*the validator ended with exit code 0/,
      ),
    ]);
  });

  it('a package without an accepted submission, or with none that could be judged', async () => {
    const none = { 'submissions/accepted/a.py': null, 'submissions/accepted/a.cc': null };
    expect((await verify(read(brief, none))).refused).toEqual(['it has no accepted submission']);
    const unknown = { ...none, 'submissions/accepted/a.xyz': 'x' };
    expect((await verify(read(brief, unknown))).refused).toEqual(['none of its accepted submissions was accepted']);
    const inferred = { ...none, 'problem.yaml': (passFail['problem.yaml'] ?? '').replace('time_limit: 1, ', '') };
    const { rows, refused } = await verify(read(brief, inferred));
    expect(refused).toEqual(['it has no accepted submission']);
    expect(new Set(rows.map(({ message }) => message))).toEqual(
      new Set(['no time limit can be inferred from the accepted submissions']),
    );
  });

  it('what the format requires and is not there', async () => {
    const { refused } = await verify(read(submitAnswer, { 'statement/problem.en.md': null }));
    expect(refused).toEqual(['statement/ has no problem.<language>.md, .tex or .pdf']);
  });

  it('nothing for want of an input validator, which is told', async () => {
    const { refused, problem } = await verify(read(submitAnswer, { 'input_validators/validate.py': null }));
    expect(refused).toEqual([]);
    expect(problem.notTaken).toContain('There is no input validator: nothing has checked that the inputs are valid');
  });
});

it('refuses tests that no runner takes', () => {
  const problem = read(submitAnswer);
  const tests = problem.judging.tests.map((test) => ({ ...test, input: '1\n'.repeat(23 * 1024 * 1024) }));
  expect(whyRefused({ problem: { ...problem, judging: { ...problem.judging, tests } }, rows: [], faults: [] })).toEqual(
    ['its tests take 70 MB, more than the 64 MB that a runner accepts'],
  );
});

it('refuses samples with arguments, which the practice screen does not give', () => {
  const problem = read(brief, { 'data/sample/test_group.yaml': 'args: [-v]\n' });
  expect(whyRefused({ problem, rows: [], faults: [] })).toEqual([
    'the sample Example 1 passes arguments to the program, which the practice screen cannot do',
  ]);
  const secret = read(brief, { 'data/secret/02-large.yaml': 'args: [-v]\n' });
  expect(whyRefused({ problem: secret, rows: [], faults: [] })).toEqual([]);
});

it('judges all tests where the first that fails may fail otherwise than promised', async () => {
  const { rows, refused } = await verify(read(legacy));
  expect(refused).toEqual([]);
  expect(rows.find(({ file }) => file.endsWith('wrong_first.py'))).toMatchObject({
    verdict: 'Time Limit Exceeded',
    message: 'Time Limit Exceeded on test 3 of 3, after Wrong answer on test 1 of 3',
    ok: true,
  });
  const never = await verify(
    read(legacy, {
      'submissions/time_limit_exceeded/wrong_first.py': 'print(0)\n',
      'submissions/run_time_error/slow.py': 'n = int(input())\nprint(0 if n < 50 else [][0])\n',
    }),
  );
  expect(never.refused).toEqual([
    'submissions/time_limit_exceeded/wrong_first.py got Wrong Answer, expected Time Limit Exceeded: no test of 3 got Time Limit Exceeded',
  ]);
});

it('judges submissions of several files, and in other languages of the catalogue', async () => {
  const { rows, refused } = await verify(
    read(brief, {
      'submissions/accepted/two/main.py': 'from other import twice\nprint(twice(int(input())))\n',
      'submissions/accepted/two/other.py': 'def twice(n): return n + n\n',
      'submissions/accepted/c/main.c':
        '#include <stdio.h>\nint twice(int);\nint main(void) { int n; scanf("%d", &n); printf("%d", twice(n)); }\n',
      'submissions/accepted/c/other.c': 'int twice(int n) { return n + n; }\n',
      'submissions/accepted/s.sh': 'read n\necho $((n * 2))\n',
    }),
  );
  expect(refused).toEqual([]);
  expect(rows.filter(({ ok }) => ok).map(({ file, language }) => `${file} ${language}`)).toEqual(
    expect.arrayContaining(['accepted/two python', 'accepted/c c', 'accepted/s.sh bash']),
  );
});

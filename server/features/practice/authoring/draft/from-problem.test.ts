import { packageNames, readProblem } from '@devorbit/content-reader/problem-package.ts';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { AuthoredDraft, showAuthoring } from '@devorbit/contract/practice/authoring.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { openHouse } from '@devorbit/testkit/house.ts';
import { expect, test } from 'vitest';
import { contentFolder } from '../../../../folders.ts';
import type { AuthoredProblem } from '../problem-store.ts';
import { missingOf } from '../verification/missing.ts';
import { checkDraft } from './check-draft.ts';
import { draftOfProblem } from './from-problem.ts';

const row: AuthoredProblem = {
  id: 1,
  source: 'Admin',
  author_id: null,
  title: 'A title',
  statement: 'A statement',
  statement_pdf: null,
  difficulty: 'Easy',
  tags: [],
  examples: [{ input: '1', output: '1' }],
  constraints: [],
  signature: null,
  starters: {},
  time_limit_ms: 1000,
  memory_limit_kb: 65_536,
  tests: 2,
  version: 1,
  package_digest: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  hints: [],
  editorial: '',
  solutions: [],
  content_solutions: [],
  content_validator: null,
};
const judging: JudgePackage = {
  format: 1,
  name: 'p',
  limits: { time_ms: 1000, memory_kb: 65_536 },
  validator_flags: [],
  tests: [
    { name: 'Example 1', sample: true, input: '1\n', answer: '1\n' },
    { name: '1-one', sample: false, input: '2\n', answer: '2\n' },
  ],
};
const ofRoot = (name: string) => readProblem(`${contentFolder('problems')}/${name}`);

test('a problem of the content is a draft that lacks nothing, and none is too large to be one', () => {
  const names = packageNames(contentFolder('problems'));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const authored = ofRoot(name);
    const draft = draftOfProblem(
      {
        ...row,
        ...authored,
        ...authored.notes,
        time_limit_ms: authored.judging.limits.time_ms,
        content_solutions: authored.programs.solutions,
        content_validator: authored.programs.validator,
      },
      authored.judging,
    );
    expect(AuthoredDraft.parse(draft)).toEqual(draft);
    expect(() => checkDraft(draft)).not.toThrow();
    expect(missingOf(draft)).toEqual([]);
    expect(draft.solutions.filter(({ role }) => role === 'reference')).toHaveLength(1);
    expect(new Set(draft.solutions.map(({ role }) => role))).toContain('wrong_answer');
    expect(draft.validator?.program.name).toBe('validate.py');
    expect(draft.tests).toHaveLength(authored.judging.tests.filter(({ sample }) => !sample).length);
  }
});

test.each([
  [['case_sensitive'], { case_sensitive: true, space_change_sensitive: false, float_tolerance: null }],
  [
    ['float_relative_tolerance', '1e-6'],
    { case_sensitive: false, space_change_sensitive: false, float_tolerance: 1e-6 },
  ],
  [
    ['space_change_sensitive float_absolute_tolerance 1e-4', 'float_relative_tolerance 1e-9'],
    { case_sensitive: false, space_change_sensitive: true, float_tolerance: 1e-4 },
  ],
])('the flags %j are the checker', (validator_flags, checker) => {
  expect(draftOfProblem(row, { ...judging, validator_flags }).checker).toEqual({ kind: 'default', ...checker });
});

test('a checker program of one file is the checker', () => {
  const program = { language: 'cpp', files: [{ name: 'c.cpp', text: 'int main() {}' }] };
  expect(draftOfProblem(row, { ...judging, validator: { protocol: 'testlib', program } }).checker).toEqual({
    kind: 'program',
    protocol: 'testlib',
    program: { name: 'c.cpp', language: 'cpp', source: 'int main() {}' },
  });
});

test('tests that are more than a draft may hold are left out', () => {
  const large = { name: 'large', sample: false, input: 'x'.repeat(17 * 1024 * 1024), answer: '' };
  expect(draftOfProblem(row, { ...judging, tests: [...judging.tests, large] }).tests).toEqual([]);
  const many = Array.from({ length: 201 }, (_, at) => ({ name: `${at}`, sample: false, input: '', answer: '' }));
  expect(draftOfProblem(row, { ...judging, tests: many }).tests).toEqual([]);
});

test('staff begin with a problem as it is, its secret tests and the solutions of its generation', async () => {
  const house = await openHouse();
  try {
    const id = await makeProblem(house);
    const { code: as } = await makeUser(house, { role: 'staff' });
    await house.database.raw(
      `insert into generated_problems (problem_id, fingerprint, origin, solutions, mutants_rejected) values ($1, 'f', 'o', $2, 5)`,
      [
        id,
        JSON.stringify([
          { language: 'python', source: 'print(1)' },
          { language: 'cpp', source: 'int main() {}' },
        ]),
      ],
    );
    const { draft, ...rest } = (await call(house.url, showAuthoring, { as, params: { id } })).body;
    expect(rest).toMatchObject({ problem_id: id, revision: 0, version: 1, tests: 4, verification: null });
    expect(draft.tests.map(({ name }) => name)).toEqual(['1-zero', '2-negative', '3-large']);
    expect(draft.examples).toEqual([{ input: '{"a":1,"b":2}', output: '3' }]);
    expect(draft.solutions).toEqual([
      { name: 'reference.py', language: 'python', source: 'print(1)', role: 'reference' },
      { name: 'accepted1.cpp', language: 'cpp', source: 'int main() {}', role: 'accepted' },
    ]);
  } finally {
    await house.close();
  }
});

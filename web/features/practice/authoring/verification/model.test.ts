import type { Verification, VerificationCheck } from '@devorbit/contract/practice/authoring.ts';
import { expect, test } from 'vitest';
import { _draft } from '../_draft.ts';
import { groupChecks, isOver, memoryText, partOf, progressText, share, spokenText, timeText } from './model.ts';

const _check = (part: Partial<VerificationCheck>): VerificationCheck => ({
  group: 'solution',
  name: 'twice.py',
  state: 'waiting',
  message: '',
  time_ms: null,
  memory_kb: null,
  ...part,
});
const _verification = (part: Partial<Verification>): Verification => ({
  id: '0199a1f0-0000-7000-8000-000000000001',
  problem_id: 1,
  revision: 1,
  state: 'running',
  message: '',
  checks: [],
  created_at: '2026-01-01T00:00:00Z',
  finished_at: null,
  ...part,
});

test('checks stand in the order of the work, without empty groups', () => {
  const checks = [_check({}), _check({ group: 'validator', name: 'v' }), _check({ group: 'generator', name: 'g' })];
  expect(groupChecks(checks).map(({ name, checks }) => [name, checks.length])).toEqual([
    ['Generators', 1],
    ['Validator', 1],
    ['Solutions', 1],
  ]);
});

test('good and bad ones are done, waiting and running ones are not', () => {
  const checks = (['ok', 'bad', 'running', 'waiting'] as const).map((state) => _check({ state }));
  expect(progressText(checks)).toBe('2 of 4 checks');
  expect(spokenText(_verification({ checks }))).toBe('Verifying: 2 of 4 checks');
  expect(spokenText(_verification({ state: 'queued', message: 'Waiting for a free judge.' }))).toBe(
    'Waiting for a free judge.',
  );
  expect(spokenText(_verification({ state: 'passed', message: 'Version 3 is live with 14 tests.' }))).toBe(
    'Version 3 is live with 14 tests.',
  );
  expect((['queued', 'running', 'passed', 'failed'] as const).map((state) => isOver(_verification({ state })))).toEqual(
    [false, false, true, true],
  );
});

test.each([
  [{ group: 'missing', name: 'Reference solution' }, 'solutions'],
  [{ group: 'missing', name: 'Tests' }, 'tests'],
  [{ group: 'missing', name: 'Example 2' }, 'examples'],
  [{ group: 'missing', name: 'twice.py' }, 'solutions'],
  [{ group: 'missing', name: 'random' }, 'tests'],
  [{ group: 'missing', name: 'Statement' }, 'statement'],
  [{ group: 'generator', name: 'gen.py' }, 'code'],
  [{ group: 'generator', name: 'random' }, 'tests'],
  [{ group: 'validator', name: 'one' }, 'tests'],
  [{ group: 'reference', name: 'twice.py' }, 'solutions'],
  [{ group: 'solution', name: 'slow.py' }, 'solutions'],
] as const)('%j is mended under %s', (check, part) => expect(partOf(_check(check), _draft())).toBe(part));

test("a checker's fault is mended under the checker", () => {
  const checker = {
    kind: 'program' as const,
    protocol: 'icpc' as const,
    program: { name: 'same.py', language: 'python' as const, source: 'x' },
  };
  expect(partOf(_check({ group: 'validator', name: 'same.py' }), _draft({ checker }))).toBe('checker');
});

test('figures as an author reads them', () => {
  expect(timeText(1234.6)).toBe('1,235 ms');
  expect([memoryText(9216 + 512), memoryText(64 * 1024)]).toEqual(['9.5 MB', '64 MB']);
  expect([share([]), share([_check({ state: 'ok' }), _check({})])]).toEqual([0, 0.5]);
});

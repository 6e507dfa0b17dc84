import type { TestResult } from '@devorbit/contract/practice/submissions.ts';
import { describe, expect, test } from 'vitest';
import { _result, _test } from '../_result.ts';
import { announcement, firstFailing, hasRun, isComparable, passedText, testSlots } from './model.ts';

const _states = (...args: Parameters<typeof testSlots>) => testSlots(...args).map(({ state }) => state);

describe('slots', () => {
  test('fill up as results come in, the next one is running', () => {
    expect(_states(_result({ test_results: [_test('a'), _test('b', { passed: false })] }))).toEqual([
      'passed',
      'failed',
      'running',
      'waiting',
    ]);
  });

  test('wait while the submission is queued', () => {
    expect(_states(_result({ status: 'Queued' }))).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  });

  test('after a verdict the rest was skipped', () => {
    expect(
      _states(_result({ status: 'Wrong Answer', test_results: [_test('a'), _test('b', { passed: false })] })),
    ).toEqual(['passed', 'failed', 'skipped', 'skipped']);
  });

  test('are as many as there are results, where the total is not known', () => {
    expect(_states(_result({ tests_total: 0, test_results: [_test('a')] }))).toEqual(['passed']);
    expect(_states(_result({ tests_total: 0 }))).toEqual([]);
  });

  test('carry the names of the results', () => {
    expect(testSlots(_result({ tests_total: 2, test_results: [_test('sample/1')] })).map(({ name }) => name)).toEqual([
      'sample/1',
      'Test 2',
    ]);
  });
});

test('the first failing test is the first that may be seen, else the first in order', () => {
  const failed = (name: string, more: Partial<TestResult> = {}) => _test(name, { passed: false, ...more });
  expect(firstFailing([_test('a'), failed('b'), failed('c')])?.name).toBe('b');
  expect(firstFailing([_test('a'), failed('b'), failed('c', { input: '1' })])?.name).toBe('c');
  expect(firstFailing([failed('a', { verdict: 'Skipped' }), failed('b')])?.name).toBe('b');
  expect(firstFailing([_test('a')])).toBeNull();
});

test('a test is compared only where both outputs are given, empty ones too', () => {
  const wrong = { passed: false } as const;
  expect(isComparable(_test('a', { ...wrong, expected: '', got: '' }))).toBe(true);
  expect(isComparable(_test('a', { ...wrong, expected: '1' }))).toBe(false);
  expect(isComparable(_test('a', wrong))).toBe(false);
});

test.each(['Runtime Error', 'Time Limit Exceeded', 'Memory Limit Exceeded'] as const)(
  'nothing is compared where the program ended in %s',
  (verdict) => expect(isComparable(_test('a', { passed: false, verdict, expected: '1', got: '' }))).toBe(false),
);

test('time and memory are told of what ran', () => {
  const judged_at = '2026-11-21T10:00:01.000Z';
  expect(hasRun(_result({ status: 'Wrong Answer', judged_at }))).toBe(true);
  expect(hasRun(_result({ status: 'Compilation Error', judged_at }))).toBe(false);
  expect(hasRun(_result({ status: 'Judge Error', judged_at }))).toBe(false);
  expect(hasRun(_result({ status: 'Running' }))).toBe(false);
});

test('passed tests are counted against all there are', () => {
  expect(passedText(_result({ test_results: [_test('a'), _test('b', { passed: false })], tests_total: 14 }))).toBe(
    '1 of 14 tests passed',
  );
});

describe('what is announced', () => {
  const judging = (done: number, total = 8) =>
    announcement({
      phase: 'judging',
      result: _result({
        tests_total: total,
        test_results: Array.from({ length: done }, (_, index) => _test(String(index))),
      }),
    });

  test('changes at quarters, not at every test', () => {
    expect(new Set(Array.from({ length: 9 }, (_, done) => judging(done))).size).toBe(5);
    expect(judging(1)).toBe('Running');
    expect(judging(4)).toBe('Running, 50% of the tests done');
    expect(judging(3, 0)).toBe('Running');
  });

  test('names the verdict and the count at the end', () => {
    expect(
      announcement({
        phase: 'finished',
        result: _result({ status: 'Accepted', tests_total: 1, test_results: [_test('a')] }),
      }),
    ).toBe('Accepted. 1 of 1 tests passed.');
    expect(
      announcement({ phase: 'finished', result: _result({ status: 'Success', kind: 'custom', tests_total: 1 }) }),
    ).toBe('Success.');
    expect(announcement({ phase: 'finished', result: _result({ status: 'Compilation Error', tests_total: 0 }) })).toBe(
      'Compilation Error.',
    );
  });

  test('says what went wrong, and nothing before anything happened', () => {
    expect(announcement({ phase: 'failed', message: 'Please provide custom input' })).toBe(
      'Error. Please provide custom input',
    );
    expect(announcement({ phase: 'idle' })).toBe('');
    expect(announcement({ phase: 'judging', result: _result({ status: 'Queued' }) })).toBe('Waiting for the judge');
  });
});

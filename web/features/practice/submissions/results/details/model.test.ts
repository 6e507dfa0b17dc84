import { describe, expect, test } from 'vitest';
import { _result, _test } from '../../_result.ts';
import { crashHint, failureText, isWholeInput, OUTSIDE } from './model.ts';

const nothing = { headline: null, faults: [], outside: false };

describe('what is heard of a failure', () => {
  test('of a wrong answer: the test, why, and where', () => {
    const failed = _test('Example 2', { passed: false, input: '1', expected: '1 2 3', got: '[1, 2, 3]' });
    expect(failureText(_result({ status: 'Wrong Answer', test_results: [_test('Example 1'), failed] }), null)).toBe(
      'First failing test: Example 2. The values are right, but they’re printed as a list. Print them plainly: 1 2 3 First difference: line 1, character 1. Expected 1, got [.',
    );
  });

  test('of a hidden test its number alone', () => {
    const failed = _test('Test 5', { passed: false });
    expect(failureText(_result({ status: 'Wrong Answer', test_results: [failed] }), null)).toBe(
      'First failing test: Test 5, its input is hidden.',
    );
  });

  test('of an error what it is and its lines', () => {
    const report = { headline: 'KeyError: 7', faults: [{ line: 3, message: 'KeyError: 7' }], outside: false };
    expect(failureText(_result({ status: 'Runtime Error' }), report)).toBe('KeyError: 7. In line 3 of your code.');
    expect(failureText(_result({ status: 'Runtime Error' }), { ...nothing, outside: true })).toBe(OUTSIDE);
  });

  test('nothing of a success', () => {
    expect(failureText(_result({ status: 'Accepted', test_results: [_test('a')] }), null)).toBe('');
  });
});

test('who only writes to standard error is told that this fails a run', () => {
  const crashed = _test('Example 1', { passed: false, verdict: 'Runtime Error', expected: '3', got: '3\n' });
  const result = _result({ kind: 'run', status: 'Runtime Error', test_results: [crashed] });
  expect(crashHint(result, nothing)).toContain('also wrote to standard error');
  expect(crashHint(result, { ...nothing, headline: 'KeyError: 7' })).toBeNull();
  expect(crashHint({ ...result, kind: 'submit' }, nothing)).toBeNull();
  expect(crashHint({ ...result, test_results: [{ ...crashed, got: '4' }] }, nothing)).toBeNull();
});

test('an input is used only whole', () => {
  expect(isWholeInput('1 2')).toBe(true);
  expect(isWholeInput(undefined)).toBe(false);
  expect(isWholeInput(' \n')).toBe(false);
  expect(isWholeInput('1 2\n… cut: this is the beginning of 9,000 characters')).toBe(false);
});

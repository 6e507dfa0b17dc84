// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPreferences } from '../../../../platform/preferences.ts';
import { asFunction, isEdited } from './model.ts';
import { forgetRunning, keepDraft, keepLanguage, keepRunning, readDraft, readLanguage, readRunning } from './state.ts';
import { asWholeProgram } from './whole/model.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('drafts', () => {
  test('belong to one problem, one language and one person', () => {
    keepDraft(1, 10, 'python', 'mine');
    expect(readDraft(1, 10, 'python')).toBe('mine');
    expect(readDraft(1, 10, 'java')).toBeNull();
    expect(readDraft(1, 11, 'python')).toBeNull();
    expect(readDraft(2, 10, 'python')).toBeNull();
    expect(readDraft('visitor', 10, 'python')).toBeNull();
  });

  test('typed before signing in are taken over, and are then nobody else’s', () => {
    keepDraft('visitor', 10, 'cpp', 'before');
    expect(readDraft(1, 10, 'cpp')).toBe('before');
    keepDraft(1, 10, 'cpp', 'after');
    expect(readDraft(1, 10, 'cpp')).toBe('after');
    expect(readDraft('visitor', 10, 'cpp')).toBeNull();
    expect(readDraft(2, 10, 'cpp')).toBeNull();
  });

  test('never hide one’s own behind a visitor’s', () => {
    keepDraft(1, 10, 'cpp', 'mine');
    keepDraft('visitor', 10, 'cpp', 'a visitor’s');
    expect(readDraft(1, 10, 'cpp')).toBe('mine');
  });

  test('are forgotten by null', () => {
    keepDraft(1, 10, 'java', 'x');
    expect(keepDraft(1, 10, 'java', null)).toBe(true);
    expect(readDraft(1, 10, 'java')).toBeNull();
  });

  test('that do not fit are reported, not thrown', () => {
    vi.stubGlobal('localStorage', {
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepDraft(1, 10, 'java', 'x')).toBe(false);
  });
});

test('a blocked storage keeps nothing and breaks nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
  expect(readDraft(1, 1, 'python')).toBeNull();
  expect(keepDraft(1, 1, 'python', 'x')).toBe(false);
  expect(readLanguage(1, 1)).toBeNull();
});

describe('the language', () => {
  test('chosen last anywhere is remembered, an unknown one is not believed', () => {
    expect(readLanguage(1, 10)).toBeNull();
    keepLanguage(1, 10, 'java');
    expect(readLanguage(1, 10)).toBe('java');
    expect(readLanguage(1, 11)).toBe('java');
    keepLanguage(1, 11, 'cpp');
    expect(readLanguage(1, 10)).toBe('java');
    localStorage.setItem('devorbit.language', 'cobol');
    expect(readLanguage(1, 12)).toBeNull();
  });

  test('that one prefers opens every problem at which none was chosen', () => {
    keepLanguage(1, 10, 'java');
    keepPreferences({ user_id: 1, theme: 'auto', time_zone: null, code_language: 'python' });
    expect(readLanguage(1, 10)).toBe('java');
    expect(readLanguage(1, 11)).toBe('python');
    expect(readLanguage('visitor', 11)).toBe('java');
  });

  test('of a visitor is taken over at sign-in', () => {
    keepLanguage('visitor', 10, 'cpp');
    expect(readLanguage(1, 10)).toBe('cpp');
    keepLanguage(1, 10, 'java');
    expect(readLanguage(1, 10)).toBe('java');
  });
});

test('a running submission is remembered by this tab alone, until it is forgotten', () => {
  keepRunning(1, 10, 'abc');
  expect(readRunning(1, 10)).toBe('abc');
  expect(readRunning(2, 10)).toBeNull();
  expect(readRunning(1, 11)).toBeNull();
  expect(localStorage.length).toBe(0);
  forgetRunning(1, 10);
  expect(readRunning(1, 10)).toBeNull();
});

test('starter code with other line ends or blanks at the end is not edited', () => {
  expect(isEdited('a\r\nb\n\n', 'a\nb\n')).toBe(false);
  expect(isEdited('a\nb ', 'a\nb')).toBe(false);
  expect(isEdited(' a\nb', 'a\nb')).toBe(true);
  expect(isEdited('', 'a')).toBe(true);
});

describe('the whole program', () => {
  const RULE = '# Reads the input, calls solve and prints its answer. No need to change it.\n';
  const starter = {
    id: 'python',
    starter_code: `def solve(n):\n    pass\n\n${RULE}print(solve(1))\n`,
    function_code: 'def solve(n):\n    pass\n',
  } as const;

  test('is there on request, with one’s own solve, and goes again', () => {
    expect(asWholeProgram(starter.function_code, starter)).toBe(starter.starter_code);
    const mine = 'def solve(n):\n    return n\n';
    const whole = asWholeProgram(mine, starter) ?? '';
    expect(whole).toBe(`${mine}\n${RULE}print(solve(1))\n`);
    expect(asWholeProgram(whole, starter)).toBeNull();
    expect(asFunction(whole, starter)).toBe(mine);
    expect(asFunction(starter.starter_code, starter)).toBe(starter.function_code);
  });

  test('whose rest was changed stays as it is, and so does a program of one’s own', () => {
    const changed = starter.starter_code.replace('print(solve(1))', 'print(solve(2))');
    expect(asFunction(changed, starter)).toBe(changed);
    expect(asWholeProgram('print(input())', starter)).toBeNull();
    expect(asWholeProgram('x', { ...starter, starter_code: 'x', function_code: 'x' })).toBeNull();
  });
});

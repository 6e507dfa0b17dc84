import { expect, it } from 'vitest';
import { isTooLarge, mayTryAgain, restsOnly, wantedOf } from './model.ts';

const all = { isOn: true, mayRun: true, hasProject: true };
const file = (language: string, text = '') => ({ language, text });

it('a file has the server of its language, where it may have one', () => {
  expect(wantedOf(file('python'), all)).toEqual({ server: 'python', id: 'python', title: 'Python' });
  expect(wantedOf(file('javascript'), all)).toEqual({ server: 'typescript', id: 'javascript', title: 'JavaScript' });
  expect(wantedOf(file('cpp'), all)).toMatchObject({ server: 'cpp', title: 'C++' });
  expect(wantedOf(file('cobol'), all)).toMatchObject({ state: 'none' });
  expect(wantedOf(file('constructor'), all)).toMatchObject({ state: 'none' });
  expect(wantedOf(null, all)).toMatchObject({ state: 'none' });
});

it.each([
  [{ ...all, hasProject: false }, 'barred', 'Go: sign in for code assistance'],
  [{ ...all, mayRun: false }, 'barred', 'Go: code assistance is only for people who can edit'],
  [{ ...all, isOn: false }, 'off', 'Go: code assistance is off'],
])('%j: %s', (how, state, words) => {
  expect(wantedOf(file('go'), how)).toMatchObject({ state, words });
});

it('a text that does not fit into a message is not read', () => {
  expect(isTooLarge('x'.repeat(200_000))).toBe(false);
  expect(isTooLarge('\n'.repeat(200_000))).toBe(true);
  expect(wantedOf(file('go', 'é'.repeat(200_000)), all)).toMatchObject({ state: 'large' });
});

it('what rests begins again by itself, what is missing does not', () => {
  expect([restsOnly('idle'), restsOnly('time'), restsOnly('busy'), restsOnly('lost')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([mayTryAgain('missing'), mayTryAgain('memory')]).toEqual([false, true]);
});

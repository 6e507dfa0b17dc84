import { describe, expect, test } from 'vitest';
import { ADVICE, ALMOST } from './copy.ts';
import { strengthOf } from './model.ts';

const ada = ['Ada Lovelace', 'countess_ada', 'ada.l@example.org'];

describe('what a guesser tries first is easy to guess, and it is said why', () => {
  test.each([
    ['password', ADVICE.common],
    ['P@ssw0rd', ADVICE.common],
    ['sunshine', ADVICE.common],
    ['adalovelace', ADVICE.personal],
    ['countess', ADVICE.personal],
    ['aaaaaaaaaa', ADVICE.repeat],
    ['xkxkxkxkxk', ADVICE.repeat],
    ['abcdefgh', ADVICE.sequence],
    ['qwertyuiop', ADVICE.sequence],
    ['87654321', ADVICE.sequence],
    ['19842001', ADVICE.year],
    ['lighthouse', ADVICE.word],
  ])('%s', (password, advice) => {
    const strength = strengthOf(password, ada);
    expect(strength.score).toBeLessThan(2);
    expect(strength.advice).toBe(advice);
  });
});

test('too short is told with what is left', () => {
  expect(strengthOf('x7', ada)).toEqual({ score: 0, advice: '6 more characters to go.' });
  expect(strengthOf('x7#kQ2!', ada)).toEqual({ score: 1, advice: '1 more character to go.' });
});

test('words that do not belong together, and signs at random, are strong and need no advice', () => {
  for (const password of ['seven quiet lighthouses', 'a long enough password', 'correct horse battery', 'x7#kQ2!vTz'])
    expect(strengthOf(password, ada)).toMatchObject({ score: expect.toSatisfy((score) => score > 2), advice: null });
});

test('in between, one more word is wished for', () => {
  expect(strengthOf('lighthouse 42', ada)).toEqual({ score: 2, advice: ALMOST });
});

test('every word more is worth something', () => {
  const scores = ['harbour', 'harbour kettle', 'harbour kettle violin'].map(
    (password) => strengthOf(password, []).score,
  );
  expect(scores).toEqual(scores.toSorted());
  expect(scores.at(-1)).toBe(4);
});

test('anything may be typed', () => {
  for (const odd of ['', ' ', '\\\\\\', '.*+?^${}()|[]', '🛰️🛰️🛰️🛰️', 'пароль на орбите', 'a'.repeat(5_000)])
    expect(strengthOf(odd, ['', '(', '[a'])).toMatchObject({ score: expect.any(Number) });
});

import { expect, test } from 'vitest';
import { readQuestion } from './question.ts';

test('the last word may be unfinished', () => {
  expect(readQuestion('Pair dock')).toEqual({
    text: 'Pair dock',
    prefix: "'Pair' & 'dock':*",
    words: ['pair', 'dock'],
  });
  expect(readQuestion('a').prefix).toBe("'a'");
});

test('words are compared without accents and in lower case', () => {
  expect(readQuestion('Café Zürich').words).toEqual(['cafe', 'zurich']);
});

test('the vowels of Devanagari are no accents, and one letter has one form', () => {
  expect(readQuestion('मीनार').words).toEqual(['मीनार']);
  expect(readQuestion('ब\u095Cा')).toEqual(readQuestion('ब\u0921\u093Cा'));
});

test('quotes, or and a dash before a word are signs: what was typed is then finished', () => {
  for (const text of ['"pair of"', 'dock -bay', '-bay', 'dock or bay']) expect(readQuestion(text).prefix).toBe('');
  for (const text of ['two-pointers', 'order', 'or', 'dock - bay']) expect(readQuestion(text).prefix).not.toBe('');
});

test.each(["'; drop table users; --", "a' | 'b", 'a & b:* | !c', '(((', "\\' <-> x", '%_\\', '<script>', '🛰 🚀'])(
  '%s leaves only words between our own quotes',
  (text) => {
    const { prefix } = readQuestion(text);
    expect(prefix.replaceAll(/'[\p{L}\p{N}]+'(:\*)?( & )?/gu, '')).toBe('');
  },
);

import { expect, test } from 'vitest';
import { documentsPath, pageText, skillText } from './model.ts';

test('a skill is said in words, with what tells so', () => {
  const none = { percent: 50, answers: 0, right: 0, tried: 0, solved: 0 };
  expect(skillText({ ...none, answers: 4, right: 3, tried: 2, solved: 1 })).toBe(
    'Getting there: 3 of 4 answers right, 1 of 2 problems solved',
  );
  expect(skillText({ ...none, percent: 65, tried: 1, solved: 1 })).toBe('You know this well: 1 of 1 problem solved');
  expect(skillText({ ...none, percent: 39, answers: 1 })).toBe('Worth another look: 0 of 1 answer right');
});

test('what teaches a concept says what it is and how long it takes', () => {
  expect(pageText({ kind: 'lesson', framework: 'React', minutes: 25 })).toBe('React lesson · 25m');
  expect(pageText({ kind: 'video', framework: null, minutes: 130 })).toBe('Code-along · 2h 10m');
  expect(pageText({ kind: 'guide', framework: null, minutes: null })).toBe('Guide');
  expect(documentsPath('C & C++')).toBe('/resources?search=C+%26+C%2B%2B');
});

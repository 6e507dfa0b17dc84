import { expect, test } from 'vitest';
import { firstOpen, keptChoices, nothingChosen, withChoice } from './model.ts';

const nothing = nothingChosen('abc', 3);

test('a choice replaces the one before, and the first open question is known', () => {
  const first = withChoice(nothing, 0, 2);
  expect(withChoice(first, 0, 1).places).toEqual([1, null, null]);
  expect([nothing, first, withChoice(withChoice(first, 1, 0), 2, 3)].map(firstOpen)).toEqual([0, 1, -1]);
  expect(nothing.places).toEqual([null, null, null]);
});

test('what was kept for other questions, or is no list of choices, counts for nothing', () => {
  for (const odd of [
    null,
    7,
    'x',
    [],
    {},
    { draw: 'abc' },
    { draw: 'abc', places: 'x' },
    { draw: 'abc', places: [1] },
    { draw: 'other', places: [1, 2, 3] },
  ])
    expect(keptChoices(odd, nothing)).toEqual(nothing);
  expect(keptChoices({ draw: 'abc', places: [1, 7, 'x'] }, nothing).places).toEqual([1, null, null]);
});

import * as contract from '@devorbit/contract/practice/problems.ts';
import { describe, expect, test } from 'vitest';
import {
  AI_PLACEHOLDERS,
  AI_PROBLEMS,
  CARD_TAGS,
  difficulties,
  difficultyRank,
  hardness,
  hardnessText,
  LIST_PLACEHOLDERS,
  licenceOf,
  percentText,
  problemIdFrom,
  uniqueById,
} from './model.ts';

test('difficulties and their ranks are the contract’s', () => {
  expect(difficulties).toEqual(contract.Difficulty.options);
  expect(difficultyRank).toEqual(contract.difficultyRank);
});

describe('hardness', () => {
  test('is the score where there is one, else the rank of the difficulty', () => {
    expect(hardness({ hardness_score: 0, difficulty: 'Hard' })).toBe(0);
    expect(hardness({ hardness_score: 7.5, difficulty: 'Easy' })).toBe(7.5);
    expect(hardness({ hardness_score: null, difficulty: 'Easy' })).toBe(1);
    expect(hardness({ hardness_score: null, difficulty: 'Medium' })).toBe(2);
    expect(hardness({ hardness_score: null, difficulty: 'Hard' })).toBe(3);
  });

  test('reads as a dash while nobody can tell', () => {
    expect(hardnessText(null)).toBe('–');
    expect(hardnessText(Number.NaN)).toBe('–');
    expect(hardnessText(0)).toBe('0');
    expect(hardnessText(6.449)).toBe('6.4');
    expect(hardnessText(10)).toBe('10');
  });
});

test('a success rate is never NaN and never rounds up to everybody or down to nobody', () => {
  expect([Number.NaN, 0, -3].map(percentText)).toEqual(['0%', '0%', '0%']);
  expect([0.04, 0.9].map(percentText)).toEqual(['<1%', '<1%']);
  expect([1, 33.3333, 66.67, 99.4, 99.96].map(percentText)).toEqual(['1%', '33%', '67%', '99%', '99%']);
  expect([100, 101].map(percentText)).toEqual(['100%', '100%']);
});

test('a route parameter that cannot be an id never becomes a call', () => {
  expect(problemIdFrom('7')).toBe(7);
  expect(
    [undefined, '', '0', '-1', '1.5', '1e3', 'abc', '2147483648', '99999999999999'].map((param) =>
      problemIdFrom(param),
    ),
  ).toEqual(Array(9).fill(null));
});

test('the counts of the specification: tags of a card, AI problems, placeholders', () => {
  expect([CARD_TAGS, AI_PROBLEMS, LIST_PLACEHOLDERS, AI_PLACEHOLDERS]).toEqual([3, 3, 6, 3]);
});

test('a row that came twice is shown once', () => {
  expect(
    uniqueById([
      { id: 2, at: 1 },
      { id: 1, at: 1 },
      { id: 2, at: 2 },
    ]),
  ).toEqual([
    { id: 2, at: 2 },
    { id: 1, at: 1 },
  ]);
});

test('a problem says under what it may be passed on, where its package does', () => {
  expect(licenceOf({ license: 'cc by-sa', rights_owner: 'DevOrbit' })).toEqual({
    label: 'CC BY-SA 4.0',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    owner: 'DevOrbit',
  });
  expect(licenceOf({ license: 'unknown', rights_owner: 'Somebody' })).toBeNull();
  expect(licenceOf({ license: null, rights_owner: null })).toBeNull();
});

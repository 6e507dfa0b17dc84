import type { ReviewCard } from '@devorbit/contract/learning/reviews.ts';
import { expect, test } from 'vitest';
import { intervalText, left } from './model.ts';

test('intervals are said in the unit that people use', () => {
  expect([1, 2, 30, 59, 60, 75, 318, 359, 360, 365].map(intervalText)).toEqual([
    '1 day',
    '2 days',
    '30 days',
    '59 days',
    '2 months',
    '3 months',
    '11 months',
    '12 months',
    '1 year',
    '1 year',
  ]);
});

test('what was answered is gone, and what waits for tomorrow is what was not given', () => {
  const cards = [1, 2, 3].map((id) => ({ id }) as ReviewCard);
  const reviews = { cards, due: 8, done: 0, total: 9, next_on: null, undo: false };
  expect(left(reviews, [2])).toEqual({ cards: [{ id: 1 }, { id: 3 }], waiting: 5 });
  expect(left({ ...reviews, due: 3 }, [1, 2, 3])).toEqual({ cards: [], waiting: 0 });
});

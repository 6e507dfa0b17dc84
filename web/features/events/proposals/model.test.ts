import type { ListedProposal } from '@devorbit/contract/events/proposals.ts';
import { expect, test } from 'vitest';
import { isFinal, kindText, reviewsText, unsentOf } from './model.ts';

const proposal = (given: Partial<ListedProposal>): ListedProposal => ({
  id: 1,
  title: 'Loops',
  kind: 'Talk',
  minutes: 30,
  level: 'beginner',
  reviews: 0,
  mean: null,
  decision: null,
  told: null,
  inProgramme: false,
  ...given,
});

test('what is decided and not told is unsent; so is a new decision after the wait list', () => {
  expect(
    unsentOf([
      proposal({}),
      proposal({ decision: 'accept' }),
      proposal({ decision: 'accept', told: 'accept' }),
      proposal({ decision: 'wait', told: 'wait' }),
      proposal({ decision: 'decline', told: 'wait' }),
    ]),
  ).toBe(2);
});

test('the wait list is not final', () => {
  expect([null, 'wait', 'accept', 'decline'].map((told) => isFinal({ told: told as ListedProposal['told'] }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('reviews and kinds in words', () => {
  expect(reviewsText({ reviews: 0, mean: null })).toBe('No reviews yet');
  expect(reviewsText({ reviews: 1, mean: 4 })).toBe('4.0 from 1 review');
  expect(reviewsText({ reviews: 3, mean: 3.67 })).toBe('3.7 from 3 reviews');
  expect(kindText({ kind: 'Workshop', minutes: 90 })).toBe('Workshop, 90 minutes');
});

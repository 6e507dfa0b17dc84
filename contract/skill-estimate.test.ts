import { expect, test } from 'vitest';
import { chanceOf, type SkillAnswer, skillPercent, unknownSkill, withAnswer } from './skill-estimate.ts';

const after = (answers: readonly SkillAnswer[]) => answers.reduce(withAnswer, unknownSkill);
const many = (count: number, answer: SkillAnswer): SkillAnswer[] => Array.from({ length: count }, () => answer);

test('right answers raise it, wrong ones lower it, the difficult ones by more and by less', () => {
  const one = (right: boolean, difficulty: number) => after([{ right, difficulty }]).rating;
  expect([one(true, 0) > 0, one(false, 0) < 0]).toEqual([true, true]);
  expect(one(true, 2)).toBeGreaterThan(one(true, -1));
  expect(one(false, 2)).toBeGreaterThan(one(false, -1));
});

test('it comes to rest where as much goes right as it says', () => {
  for (const share of [0.25, 0.5, 0.8]) {
    const answers = Array.from({ length: 4_000 }, (_, at) => ({ right: (at * 0.618_034) % 1 < share, difficulty: 0 }));
    expect(Math.abs(skillPercent(after(answers)) - 100 * share)).toBeLessThanOrEqual(6);
  }
});

test('what was guessed says less than what was known, and what one says of oneself less than what was judged', () => {
  const judged = after([{ right: true, difficulty: 0 }]).rating;
  expect(after([{ right: true, difficulty: 0, guess: 1 / 3 }]).rating).toBeLessThan(judged);
  expect(after([{ right: true, difficulty: 0, weight: 0.5 }]).rating).toBeCloseTo(judged / 2, 10);
  expect(chanceOf(-10, 0, 0.25)).toBeCloseTo(0.25, 3);
});

test('the first answers move it most', () => {
  const known = after(many(40, { right: true, difficulty: 0 }));
  const moved = Math.abs(withAnswer(known, { right: false, difficulty: 0 }).rating - known.rating);
  expect(moved).toBeLessThan(1 / (1 + 0.05 * 40));
  expect(known.answers).toBe(40);
});

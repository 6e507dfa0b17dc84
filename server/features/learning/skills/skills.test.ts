import { mergeProgress } from '@devorbit/contract/learning/progress.ts';
import { answerQuiz } from '@devorbit/contract/learning/quizzes.ts';
import { answerReview, listReviews, undoReview } from '@devorbit/contract/learning/reviews.ts';
import { listConceptSkills } from '@devorbit/contract/learning/skills.ts';
import { skillPercent } from '@devorbit/contract/skill-estimate.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { erasureOf } from '../../../platform/erasure.ts';
import { countAnswers } from './door.ts';
import { skills } from './feature.ts';

const lesson = 'react/state/what-a-component-remembers';
const quiz = lesson.replaceAll('/', '.');
let house: House;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  ada = await makeUser(house);
});
const shown = async (by = ada) => (await call(house.url, listConceptSkills, { as: by.code })).body;
const stateSkill = async () => (await shown()).find(({ id }) => id === 'react-state');
const take = (answers: number[]) =>
  call(house.url, answerQuiz, { as: ada.code, params: { id: quiz }, body: { answers } });

test('the first answers to a quiz count, later ones have read it', async () => {
  expect(await shown()).toEqual([]);
  await take([1, 0, 2, 0]);
  expect(await stateSkill()).toMatchObject({ title: 'State in components', answers: 4, right: 3, tried: 0, solved: 0 });
  const before = (await stateSkill())?.percent;
  await take([1, 0, 2, 1]);
  expect(await stateSkill()).toMatchObject({ answers: 4, right: 3, percent: before });
  expect(await shown(await makeUser(house))).toEqual([]);
});

test('a review counts half, and is taken back with its answer', async () => {
  await call(house.url, mergeProgress, {
    as: ada.code,
    body: { since: 0, marks: [{ item: `lesson/${lesson}`, state: 'done', at: 1, device: 'd' }] },
  });
  await take([1, 0, 2, 1]);
  const before = await stateSkill();
  const { cards } = (await call(house.url, listReviews, { as: ada.code })).body;
  const rate = (at: number, rating: 'again' | 'good') =>
    call(house.url, answerReview, {
      as: ada.code,
      params: { id: cards[at]?.id ?? 0 },
      body: { rating, reps: 0 },
    });
  await rate(0, 'again');
  const after = await stateSkill();
  expect(after).toMatchObject({ answers: 5, right: 4 });
  expect(after?.percent).toBeLessThan(before?.percent ?? 0);
  await call(house.url, undoReview, { as: ada.code, body: {} });
  expect(await stateSkill()).toEqual(before);
  // Where something else was counted since, that stays.
  await rate(0, 'again');
  await house.database.transaction((tx) =>
    countAnswers(tx, ada.user.id, [{ concept: 'react-state', right: true, difficulty: 0 }], new Date()),
  );
  const meanwhile = await stateSkill();
  await call(house.url, undoReview, { as: ada.code, body: {} });
  expect(await stateSkill()).toEqual(meanwhile);
});

test('problems count by their tags, as they are judged now', async () => {
  const problem_id = await makeProblem(house, { tags: ['Stack'], difficulty: 'Easy' });
  const submission = { user_id: ada.user.id, problem_id };
  for (let go = 0; go < 4; go += 1) await makeSubmission(house, submission, { verdict: 'Wrong Answer' });
  const failed = (await shown()).find(({ id }) => id === 'stack');
  expect(failed).toMatchObject({ title: 'Stack', answers: 0, tried: 1, solved: 0 });
  expect(failed?.percent).toBeLessThan(50);
  await makeSubmission(house, submission);
  const solved = (await shown()).find(({ id }) => id === 'stack');
  expect(solved).toMatchObject({ tried: 1, solved: 1 });
  expect(solved?.percent).toBeGreaterThan(failed?.percent ?? 100);
  const percents = (await shown()).map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
});

test('answers that come at the same time are all counted', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      house.database.transaction((tx) =>
        countAnswers(
          tx,
          ada.user.id,
          [
            { concept: 'closure', right: at % 2 === 0, difficulty: 0 },
            { concept: 'scope', right: true, difficulty: 0 },
          ],
          new Date(),
        ),
      ),
    ),
  );
  const known = await shown();
  expect(known.find(({ id }) => id === 'closure')).toMatchObject({ answers: 12, right: 6 });
  expect(known.find(({ id }) => id === 'scope')).toMatchObject({ answers: 12, right: 12 });
  expect(known.find(({ id }) => id === 'scope')?.percent).toBeGreaterThan(skillPercent({ rating: 1 }));
});

test('all of it goes with the account', () => {
  expect(erasureOf([skills]).columns).toEqual([{ table: 'concept_skills', column: 'user_id' }]);
});

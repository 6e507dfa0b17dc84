import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { answerQuiz, showCategoryQuiz } from '@devorbit/contract/learning/quizzes.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerQuiz as answer } from './commands/answer-quiz.ts';
import { showCategoryQuiz as show } from './commands/show-category-quiz.ts';
import { quizzesOf } from './draw-questions.ts';
import { quizzes as feature } from './feature.ts';

const id = 'react.state.what-a-component-remembers';
const quizzes = quizzesOf(readFrameworks('content'));
let house: House;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  ada = await makeUser(house);
});

test('a lesson asks what is not held back, and says why after the answers', async () => {
  const { body } = await call(house.url, answerQuiz, { params: { id }, body: { answers: [1, 0, 2, 0] } });
  expect(body).toMatchObject({ right: 3, total: 4, percent: 75 });
  expect(body.answers[3]).toMatchObject({
    right: 1,
    from: 'each-drawing-has-its-own-value',
    lesson: 'react/state/what-a-component-remembers',
  });
  expect(body.again_at).toBeNull();
  expect(body.answers[3]?.why).toHaveLength(3);
});

test('answers to some questions alone are refused, and there is no other quiz', async () => {
  expect((await refused(house.url, answerQuiz, { params: { id }, body: { answers: [1] } })).status).toBe(400);
  const none = { params: { id: 'react.state.nothing' }, body: { answers: [1] } };
  expect((await refused(house.url, answerQuiz, none)).status).toBe(404);
});

test('the best result stays, and is nobody else’s', async () => {
  for (const answers of [
    [1, 0, 2, 1],
    [0, 1, 0, 0],
  ])
    await call(house.url, answerQuiz, { as: ada.code, params: { id }, body: { answers } });
  const { rows } = await house.database.raw('select user_id, tries, best_percent, last_percent from quiz_results', []);
  expect(rows).toEqual([{ user_id: ada.user.id, tries: 2, best_percent: 100, last_percent: 0 }]);
});

describe('the quiz of a category', () => {
  const name = 'react.foundations';
  const deps = () => ({ database: house.database, clock: { now: () => now }, quizzes });
  const actor = () => ({ id: ada.user.id });
  let now = new Date();
  beforeEach(() => {
    now = new Date();
  });
  const shownQuiz = () => show(deps(), actor(), name);
  /** The right choices to the questions that are asked now. */
  const rightAnswers = async () => {
    const asked = (await shownQuiz()).try;
    const quiz = quizzes.get(name);
    const held = quiz?.kind === 'category' ? quiz.held : [];
    const answers = (asked?.questions ?? []).map(({ question }) => {
      const found = held.find((one) => one.question === question);
      return found?.choices.findIndex((choice) => choice.right === true) ?? -1;
    });
    return { answers, draw: asked?.draw ?? '' };
  };

  test('is not there before the category is whole', async () => {
    const begun = quizzesOf(
      readFrameworks('content').map((framework) => ({
        ...framework,
        categories: framework.categories.map((category) => ({ ...category, holds: ['More'] })),
      })),
    );
    expect([quizzes.has(name), begun.has(name)]).toEqual([true, false]);
    await expect(show({ ...deps(), quizzes: begun }, actor(), name)).rejects.toMatchObject({ fault: 'missing' });
    for (const none of ['react.none', id])
      expect((await refused(house.url, showCategoryQuiz, { as: ada.code, params: { id: none } })).status).toBe(404);
  });

  test('asks what was held back without its answers, the same until it was answered', async () => {
    const { body } = await call(house.url, showCategoryQuiz, { as: ada.code, params: { id: name } });
    expect(body).toMatchObject({
      framework: { id: 'react', name: 'React' },
      category: { id: 'foundations', name: 'Foundations' },
      count: 12,
      pass_percent: 80,
      result: null,
      again_at: null,
    });
    const questions = body.try?.questions ?? [];
    expect(questions).toHaveLength(12);
    for (const question of questions) expect(Object.keys(question)).toEqual(['question', 'prints', 'choices']);
    expect(questions.flatMap(({ choices }) => choices).every((choice) => typeof choice === 'string')).toBe(true);
    expect(await shownQuiz()).toEqual(body);
    const other = await makeUser(house);
    const theirs = (await show(deps(), { id: other.user.id }, name)).try;
    expect(theirs?.draw).not.toBe(body.try?.draw);
  });

  test('says after the answers which were right, why, and where it is explained', async () => {
    const { answers, draw } = await rightAnswers();
    const result = await answer(deps(), actor(), {
      id: name,
      answers: [3 - (answers[0] ?? 0), ...answers.slice(1)],
      draw,
    });
    expect(result).toMatchObject({ right: 11, total: 12, percent: 91 });
    for (const { lesson, from } of result.answers) {
      expect(lesson).toMatch(/^react\/[a-z-]+\/[a-z-]+$/);
      expect(from).not.toBe('');
    }
  });

  test('once a day: the next try has other questions, and the best result stays', async () => {
    const first = await rightAnswers();
    const begun = now;
    const passed = await answer(deps(), actor(), { id: name, ...first });
    expect(passed).toMatchObject({ percent: 100, again_at: new Date(begun.getTime() + 86_400_000).toISOString() });
    now = new Date(begun.getTime() + 86_399_000);
    expect(await shownQuiz()).toMatchObject({
      result: { tries: 1, best_percent: 100, last_percent: 100 },
      again_at: passed.again_at,
      try: null,
    });
    await expect(answer(deps(), actor(), { id: name, ...first })).rejects.toMatchObject({
      fault: 'conflict',
      message: 'You can take this quiz again a day after your last try.',
      retryAfter: 1,
    });
    now = new Date(begun.getTime() + 86_400_000);
    const next = await rightAnswers();
    expect(next.draw).not.toBe(first.draw);
    await expect(answer(deps(), actor(), { id: name, ...first })).rejects.toThrow('This quiz’s questions have changed');
    const none = next.answers.map((place) => (place + 1) % 3);
    await answer(deps(), actor(), { id: name, answers: none, draw: next.draw });
    expect((await shownQuiz()).result).toMatchObject({ tries: 2, best_percent: 100 });
  });

  test('two tries at once are one', async () => {
    const given = { id: name, ...(await rightAnswers()) };
    const both = await Promise.allSettled([answer(deps(), actor(), given), answer(deps(), actor(), given)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await shownQuiz()).result?.tries).toBe(1);
  });

  test('is for who is signed in, answers all of it, and its page is described without its questions', async () => {
    const { answers, draw } = await rightAnswers();
    await expect(answer(deps(), null, { id: name, answers, draw })).rejects.toThrow('signed in');
    await expect(answer(deps(), actor(), { id: name, answers: answers.slice(1), draw })).rejects.toThrow('all 12');
    await expect(answer(deps(), actor(), { id: name, answers })).rejects.toThrow('have changed');
    const [head] = feature.heads ?? [];
    const described = (frameworkId: string, categoryId: string) =>
      head?.describe({} as never, { frameworkId, categoryId });
    expect(await described('react', 'foundations')).toMatchObject({
      found: true,
      words: { title: 'React Foundations quiz · DevOrbit', noindex: true },
    });
    expect(await described('react', 'nothing')).toEqual({ found: false });
  });
});

test('results go with the account, and only its own', async () => {
  const grace = await makeUser(house);
  for (const { code } of [ada, grace])
    await call(house.url, answerQuiz, { as: code, params: { id }, body: { answers: [1, 0, 2, 1] } });
  await house.database.transaction((tx) => eraseTraces(tx, ada.user.id));
  const { rows } = await house.database.raw('select user_id from quiz_results where user_id = any($1)', [
    [ada.user.id, grace.user.id],
  ]);
  expect(rows).toEqual([{ user_id: grace.user.id }]);
});

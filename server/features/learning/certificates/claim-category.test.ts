import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { claimCertificate, verifyCertificate } from '@devorbit/contract/learning/certificates.ts';
import { mergeProgress } from '@devorbit/contract/learning/progress.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimCategory } from './commands/claim-category.ts';
import { sheetWords } from './wording.ts';

const claim = { type: 'category', framework: 'react', id: 'foundations', holder: 'Ada Lovelace' } as const;
const frameworks = readFrameworks('content');
/** The category. */
const foundations = frameworks.find(({ id }) => id === claim.framework)!.categories.find(({ id }) => id === claim.id)!;
const exercises = foundations.modules.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.exercises));
let house: House;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  ada = await makeUser(house);
});
const claimed = (given = frameworks) =>
  claimCategory(
    {
      ...house,
      site: () => house.url,
      limits: { take: async () => undefined, pointsOf: () => 1 },
      frameworks: given,
    },
    { id: ada.user.id },
    claim,
  );
const complete = () =>
  call(house.url, mergeProgress, {
    as: ada.code,
    body: {
      since: 0,
      marks: frameworks
        .flatMap(({ id, categories }) =>
          categories.flatMap(({ modules }) => modules.map((module) => `module/${id}/${module.id}`)),
        )
        .map((item) => ({ item, state: 'done' as const, at: 1, device: 'd' })),
    },
  });

test('a category that is still being written has no certificate', async () => {
  await complete();
  const begun = frameworks.map((framework) => ({
    ...framework,
    categories: framework.categories.map((category) => ({ ...category, holds: ['More'] })),
  }));
  await expect(claimed(begun)).rejects.toMatchObject({ fault: 'missing' });
  const none = { ...claim, id: 'none' };
  expect((await refused(house.url, claimCertificate, { as: ada.code, body: none })).status).toBe(404);
});

test('all modules marked: completed; exercises and quiz proven as well: verified', async () => {
  await expect(claimed()).rejects.toThrow('Complete every module');
  await complete();
  const first = await claimed();
  expect(first).toMatchObject({ name: 'React Foundations Certificate', level: 'completed', frameworkId: 'react' });
  expect(first.evidence).toEqual([{ kind: 'modules', done: 3, of: 3 }]);
  await house.database.raw(
    `insert into exercise_attempts (user_id, exercise, source, state, created_at, judged_at)
     select $1, exercise, 'x', 'passed', now(), now() from unnest($2::text[]) exercise`,
    [ada.user.id, exercises.map(({ id }) => id.replaceAll('/', '.'))],
  );
  await house.database.raw(
    `insert into quiz_results (user_id, quiz, tries, last_percent, best_percent, best_at, last_at)
     values ($1, 'react.foundations', 1, 83, 83, now(), now())`,
    [ada.user.id],
  );
  const better = await claimed();
  const { credential } = (await call(house.url, verifyCertificate, { params: { certificateId: better.id } })).body;
  const signed = JSON.stringify(credential);
  // A category has no project: nothing that is signed speaks of one.
  expect(signed).not.toMatch(/project/i);
  expect(signed).toContain('exercises and quiz judged by DevOrbit');
  expect((credential as { evidence: { id: string }[] }).evidence.map(({ id }) => id.replace(house.url, ''))).toEqual([
    '/roadmaps/role/frontend?framework=react&category=foundations',
    '/roadmaps/role/frontend?framework=react&category=foundations&tab=modules',
    '/learn/react/foundations/quiz',
  ]);
  const about = { framework: { id: 'react', name: 'React' }, category: { id: 'foundations', name: 'Foundations' } };
  expect(Object.values(sheetWords({ ...about, level: 'verified' })).join()).not.toMatch(/project/i);
  expect(better.level).toBe('verified');
  expect(better.evidence).toMatchObject([
    { kind: 'modules' },
    { kind: 'exercises', passed: 12, of: 12, judge: 'react 19.3.1' },
    { kind: 'quiz', percent: 83 },
  ]);
});

import { listRecommendations, listSkills, type Skill } from '@devorbit/contract/practice/guidance.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: House;
const ids: Record<string, number> = {};
const made: [name: string, difficulty: Difficulty, tags: string[]][] = [
  ['arrayEasy', 'Easy', ['Array', 'Array']],
  ['arraySecond', 'Easy', ['Array']],
  ['arrayHard', 'Hard', ['Array', 'Math']],
  ['graphEasy', 'Easy', ['Graph']],
  ['graphMedium', 'Medium', ['Graph']],
  ['treeEasy', 'Easy', ['Tree']],
  ['untagged', 'Easy', []],
];
beforeAll(async () => {
  house = await openHouse();
  for (const [title, difficulty, tags] of made) ids[title] = await makeProblem(house, { title, difficulty, tags });
});
afterAll(() => house.close());

type Made = Parameters<typeof makeSubmission>[2];
const submit = ({ user }: SignedIn, title: string, more: Made = {}) =>
  makeSubmission(house, { user_id: user.id, problem_id: ids[title] ?? 0 }, more);
const skillsOf = async (by: SignedIn) => (await call(house.url, listSkills, { as: by.code })).body;
const forYou = async (by?: SignedIn) =>
  (await call(house.url, listRecommendations, { as: by?.code })).body.map(
    ({ problem, reason, tag, difficulty }) => `${problem.title}: ${reason} (${tag}, ${difficulty})`,
  );

test('a visitor and a newcomer get Easy problems over different tags, the most often solved first', async () => {
  expect((await forYou()).toSorted()).toEqual([
    'arrayEasy: Start with Array: an Easy problem nobody has tried yet (Array, Easy)',
    'arraySecond: Start with Array: an Easy problem nobody has tried yet (Array, Easy)',
    'graphEasy: Start with Graph: an Easy problem nobody has tried yet (Graph, Easy)',
    'treeEasy: Start with Tree: an Easy problem nobody has tried yet (Tree, Easy)',
  ]);
  for (let more = 0; more < 5; more++) {
    const other = await makeUser(house);
    if (more < 2) await submit(other, 'treeEasy', { verdict: 'Wrong Answer' });
    await submit(other, 'treeEasy');
    await submit(other, 'arraySecond');
  }
  const newcomer = await makeUser(house);
  const expected = [
    'arraySecond: Start with Array: 100% of attempts succeed (Array, Easy)',
    'treeEasy: Start with Tree: 71% of attempts succeed (Tree, Easy)',
    'graphEasy: Start with Graph: an Easy problem nobody has tried yet (Graph, Easy)',
    'arrayEasy: Start with Array: an Easy problem nobody has tried yet (Array, Easy)',
  ];
  expect(await forYou()).toEqual(expected);
  expect(await forYou(newcomer)).toEqual(expected);
});

test('skills count what can be submitted to and is not one’s own, up to the first Accepted', async () => {
  const learner = await makeUser(house);
  expect(await refused(house.url, listSkills, {})).toMatchObject({ status: 401 });
  await submit(learner, 'arrayEasy', { verdict: 'Wrong Answer' });
  await submit(learner, 'arrayEasy', { verdict: 'Judge Error' });
  await submit(learner, 'arrayEasy', { kind: 'run' });
  await submit(learner, 'arrayEasy', { at: new Date(Date.now() + 1_000) });
  await submit(learner, 'arrayEasy', { at: new Date(Date.now() + 2_000), verdict: 'Wrong Answer' });
  await submit(learner, 'arrayHard', { verdict: 'Time Limit Exceeded' });
  await submit(await makeUser(house), 'arrayHard');
  const array: Skill = { tag: 'Array', solved: 1, total: 3, attempts: 3, success_rate: 33.3, strength: 20 };
  const math: Skill = { tag: 'Math', solved: 0, total: 1, attempts: 1, success_rate: 0, strength: 0 };
  const graph: Skill = { tag: 'Graph', solved: 0, total: 2, attempts: 0, success_rate: null, strength: 0 };
  expect(await skillsOf(learner)).toEqual([array, graph, math, { ...graph, tag: 'Tree', total: 1 }]);

  const own = await makeProblem(house, { tags: ['Own'] });
  await house.database.raw('update problems set author_id = $2 where id = $1', [own, learner.user.id]);
  await makeSubmission(house, { user_id: learner.user.id, problem_id: own });
  const bare = await makeProblem(house, { tags: ['Bare'] });
  await house.database.raw('update problems set tests = 0, package_digest = null where id = $1', [bare]);
  const tags = (await skillsOf(learner)).map(({ tag }) => tag);
  expect(tags).not.toContain('Own');
  expect(tags).not.toContain('Bare');
  expect((await forYou(learner)).some((text) => /Own|Bare/.test(text))).toBe(false);
  await house.database.raw('update problems set tags = $2 where id = any ($1)', [[own, bare], []]);
});

test('who has begun gets unsolved problems, each for a reason of its own that holds', async () => {
  const learner = await makeUser(house);
  await submit(learner, 'arrayEasy');
  for (let go = 0; go < 2; go++) await submit(learner, 'arrayHard', { verdict: 'Wrong Answer' });
  expect(await forYou(learner)).toEqual(
    [
      'arraySecond: Array: 1 of 3 solved (Array, Easy)',
      'arrayHard: You’ve tried this twice. Give it another go. (Array, Hard)',
      'graphEasy: New to you: Graph (Graph, Easy)',
    ].concat('treeEasy: New to you: Tree (Tree, Easy)'),
  );
  await submit(learner, 'arraySecond');
  await submit(learner, 'treeEasy');
  expect(await forYou(learner)).toContain(
    'graphMedium: Ready for Medium: you solved 3 Easy problems in 3 attempts (Graph, Medium)',
  );
  for (const title of ['arrayHard', 'graphEasy', 'graphMedium']) await submit(learner, title);
  expect(await forYou(learner)).toEqual([]);
});

test('what lessons have taught is practised, also by who has solved nothing yet', async () => {
  const learner = await makeUser(house);
  const skill = (concept: string, answers: number, right: number) =>
    house.database.raw(
      `insert into concept_skills (user_id, concept, rating, answers, right_answers, updated_at)
       values ($1, $2, 0, $3, $4, now())`,
      [learner.user.id, concept, answers, right],
    );
  await skill('graph', 6, 2);
  await skill('tree', 5, 5);
  // Nothing of ours practises it.
  await skill('closure', 6, 0);
  const { body } = await call(house.url, listRecommendations, { as: learner.code });
  expect(body.map(({ problem, reason, concept }) => [problem.title, reason, concept?.id]).slice(0, 2)).toEqual([
    ['graphEasy', 'Graph: 2 of your 6 answers in lessons were right. Practise it.', 'graph'],
    ['treeEasy', 'You know Tree from lessons (5 of 5 answers right). Put it to use.', 'tree'],
  ]);
  expect(body).toHaveLength(4);
  expect(new Set(body.map(({ problem }) => problem.id)).size).toBe(4);
  for (let go = 0; go < 2; go++) await submit(learner, 'graphMedium', { verdict: 'Wrong Answer' });
  const again = (await call(house.url, listRecommendations, { as: learner.code })).body;
  const failed = again.find(({ problem }) => problem.title === 'graphMedium');
  expect(failed).toMatchObject({ concept: { id: 'graph', title: 'Graph' } });
});

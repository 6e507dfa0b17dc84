import { packageNames, readProblem } from '@devorbit/content-reader/problem-package.ts';
import { listProblems } from '@devorbit/contract/practice/problems.ts';
import { openAuthoring } from '@devorbit/testkit/authoring.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { openHouse } from '@devorbit/testkit/house.ts';
import { sharedRealRunner } from '@devorbit/testkit/real-runner.ts';
import { expect, test } from 'vitest';
import { contentFolder } from '../../../folders.ts';
import { importPackage } from '../problems/commands/import-package.ts';

test('a problem of the content begins with its authors’ programs, and its draft verifies as it is', async () => {
  const runner = await sharedRealRunner();
  const house = await openHouse({ runnerUrl: runner.url });
  try {
    expect(packageNames(contentFolder('problems'))).toContain('towerview');
    const authored = readProblem(`${contentFolder('problems')}/towerview`);
    await importPackage(house, authored, new Date('2025-09-01T09:00:00Z'));
    const [problem] = (await call(house.url, listProblems, { query: { search: authored.title } })).body;
    const id = problem?.id ?? 0;
    const desk = openAuthoring(house, (await makeUser(house, { role: 'staff' })).code);
    const { draft } = await desk.show(id);
    expect(draft.solutions.map(({ name, role }) => `${role} ${name}`).toSorted()).toEqual([
      'accepted falling_stack.cpp',
      'accepted falling_stack.js',
      'accepted falling_stack.py',
      'reference Main.java',
      'time_limit_exceeded look_from_each_tower.py',
      'wrong_answer all_before_the_first_higher.py',
      'wrong_answer equal_ones_stay.py',
    ]);
    await desk.save(id, draft);
    const last = (await desk.statesOf((await desk.begin(id)).id)).at(-1);
    expect(last?.checks.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(last).toMatchObject({ state: 'passed' });
  } finally {
    await house.close();
    await runner.kill();
  }
});

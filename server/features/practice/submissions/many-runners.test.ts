import { Health } from '@devorbit/contract/operations/health.ts';
import { submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { accepting, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { openHouse } from '@devorbit/testkit/house.ts';
import { expect, test } from 'vitest';

test('a language that one of several runners has is ready, in the version of that one', async () => {
  const [poor, rich] = [await startFakeRunner(), await startFakeRunner()];
  const reason = 'Go is not installed on this machine: npm run languages install go';
  poor.health.ide_languages = [
    { id: 'c', ready: true, version: '12' },
    { id: 'go', ready: false, reason },
    { id: 'rust', ready: false, reason: 'none' },
  ];
  rich.health.ide_languages = [
    { id: 'c', ready: true, version: '13' },
    { id: 'go', ready: true, version: '1.19' },
    { id: 'rust', ready: false, reason: 'nor here' },
  ];
  const house = await openHouse({ runnerUrl: `${poor.url},${rich.url}` });
  try {
    const { code } = await makeUser(house, { role: 'staff' });
    const answer = await fetch(`${house.url}/healthz`, { headers: { 'x-session-code': code } });
    const { runner } = Health.parse(await answer.json());
    expect('ide_languages' in runner && runner.ide_languages).toEqual([
      { id: 'c', ready: true, version: '12' },
      { id: 'go', ready: true, version: '1.19' },
      { id: 'rust', ready: false, reason: 'none' },
    ]);
  } finally {
    await house.close();
    await poor.close();
    await rich.close();
  }
});

test('of several runners one that is away and one that is full are passed over; health tells of them as one', async () => {
  const full = await startFakeRunner((_, reply) => void reply.writeHead(503, { 'retry-after': '5' }).end());
  const good = await startFakeRunner(accepting);
  const house = await openHouse({ runnerUrl: `http://127.0.0.1:9, ${full.url},${good.url}/` });
  try {
    const [{ code: as }, problem] = [await makeUser(house), await makeProblem(house)];
    const body = { problem_id: problem, language: 'python', code: 'print(1)' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(house.url, submitSolution, { as, body })));
    expect(answers.map(({ body: { status } }) => status)).toEqual(Array.from({ length: 4 }, () => 'Accepted'));
    expect(good.requests).toHaveLength(4);
    expect(full.requests.length).toBeGreaterThan(0);
    const { code: staff } = await makeUser(house, { role: 'staff' });
    const answer = await fetch(`${house.url}/healthz`, { headers: { 'x-session-code': staff } });
    const health = (await answer.json()) as { runner: { ok: boolean; lanes: number } };
    expect(health.runner).toMatchObject({ ok: true, lanes: full.health.lanes + good.health.lanes });
  } finally {
    await house.close();
    await full.close();
    await good.close();
  }
});

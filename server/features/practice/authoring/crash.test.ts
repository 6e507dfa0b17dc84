import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { openAuthoring } from '@devorbit/testkit/authoring.ts';
import { call } from '@devorbit/testkit/call.ts';
import { createTestDatabase } from '@devorbit/testkit/database.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { authoredDraft, pythonSolution, sumPrograms } from '@devorbit/testkit/factories/draft.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { TEST_SECRET } from '@devorbit/testkit/house.ts';
import { startProcess } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { connectDatabase } from '../../../platform/database.ts';

test('kill -9 of the server in the middle: another verifies all of it, and its author follows through that one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'devorbit-crash-'));
  const base = await createTestDatabase();
  const database = connectDatabase(base.url, () => undefined, 2);
  const runner = await startRealRunner();
  const start = () =>
    startProcess('server/main.ts', {
      DATABASE_URL: base.url,
      DATA_DIR: dataDir,
      SECRET: TEST_SECRET,
      PORT: '0',
      RUNNER_URL: runner.url,
      LOG_LEVEL: 'warn',
    });
  const first = await start();
  try {
    const { code } = await makeUser({ database, clock: systemClock });
    const author = openAuthoring(first, code);
    const id = await author.create();
    const slow = `import time\ntime.sleep(2)\n${sumPrograms.right}`;
    await author.save(
      id,
      authoredDraft({
        solutions: [pythonSolution('reference', slow)],
        limits: { time_ms: 10_000, memory_kb: 131_072 },
      }),
    );
    const { id: verification } = await author.begin(id);
    await eventually(
      async () =>
        (await author.show(id)).verification?.checks.some(
          ({ group, state }) => group === 'validator' && state === 'ok',
        ),
      120_000,
    );
    // Nothing goes on until it is killed, however long the other takes to start.
    process.kill(first.pid, 'SIGSTOP');
    const second = await start();
    try {
      const following = openAuthoring(second, code).statesOf(verification);
      await first.kill('SIGKILL');
      const states = await following;
      expect(states.length).toBeGreaterThan(1);
      expect(states.at(-1)).toMatchObject({ state: 'passed', message: expect.stringContaining('Version 2 is live') });
      expect((await call(second.url, showProblem, { params: { id } })).body.tests).toBe(5);
      const goes = await database.raw('select go, failures from verifications');
      expect(goes.rows).toEqual([{ go: 2, failures: 0 }]);
    } finally {
      await second.kill();
    }
  } finally {
    await first.kill('SIGKILL');
    await runner.kill();
    await database.close();
    await base.drop();
    await rm(dataDir, { recursive: true });
  }
});

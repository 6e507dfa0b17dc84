import { expect, it } from 'vitest';
import { sharedSandbox } from '../_shared-sandbox.ts';
import { shell, testLimits } from '../sandbox/_boxes.ts';
import { asideLane } from './aside-lane.ts';

it('answers while somebody holds the lane', async () => {
  const sandbox = await sharedSandbox(1);
  const lane = sandbox.lanes[0]!;
  let isHeld = false;
  const aside = asideLane(lane, () => isHeld);
  expect((await shell(aside, 'id -u')).text).toBe(`${sandbox.firstUid}\n`);
  const session = lane.open(
    { argv: ['/bin/cat'], env: {}, box: 'fresh', files: [], keep: false, limits: { ...testLimits, wall_ms: 60_000 } },
    () => {},
  );
  isHeld = true;
  expect((await shell(aside, 'echo here')).text).toBe('here\n');
  session.end();
  expect((await session.outcome).end).toEqual({ by: 'exit', code: 0 });
  await sandbox.close();
});

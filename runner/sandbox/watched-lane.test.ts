import { expect, test } from 'vitest';
import { laneOf } from '../_lanes.ts';
import type { RunOutcome, RunSpec } from './sandbox.ts';
import { watchedLane } from './watched-lane.ts';

const normal: RunOutcome = {
  end: { by: 'exit', code: 0 },
  limit: null,
  cpu_ms: 1,
  wall_ms: 1,
  memory_kb: 1,
  stdout: Buffer.alloc(0),
  stderr: Buffer.alloc(0),
};
const spec: RunSpec = {
  argv: ['/bin/true'],
  env: {},
  stdin: Buffer.alloc(0),
  box: 'fresh',
  files: [],
  keep: false,
  limits: { cpu_ms: 1, wall_ms: 1, memory_kb: 1, pids: 1, output_bytes: 1 },
};

/** A lane whose runs end as told, with a canary that fails as often as told; everything that happens is noted. */
function watched(outcomes: Partial<RunOutcome>[], failures: number) {
  const seen: string[] = [];
  let turn = 0;
  const lane = watchedLane(
    {
      ...laneOf({ run: () => (seen.push('run'), Promise.resolve({ ...normal, ...outcomes[turn++] })) }),
      abandon: () => void seen.push('abandon'),
      renew: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
    () => {
      seen.push('canary');
      return failures-- > 0 ? Promise.reject(new Error('root is writable')) : Promise.resolve();
    },
    (line) => void seen.push(line),
  );
  return { lane, seen };
}
const said = 'the canary after an abnormal run failed: root is writable';

test('after a normal run there is no canary', async () => {
  const { lane, seen } = watched([{ end: { by: 'exit', code: 1 } }], 0);
  await lane.run(spec);
  await lane.run(spec);
  expect(seen).toEqual(['run', 'run']);
});

test.each<[string, Partial<RunOutcome>]>([
  ['a limit', { limit: 'memory' }],
  ['a signal', { end: { by: 'signal', signal: 11 } }],
])('after a run that %s ended, a canary runs before the next one', async (_name, outcome) => {
  const { lane, seen } = watched([outcome], 0);
  await lane.run(spec);
  await lane.run(spec);
  expect(seen).toEqual(['run', 'canary', 'run']);
});

test('where the canary fails, the lane gets a new helper and is tried again', async () => {
  const { lane, seen } = watched([{ limit: 'cpu' }], 1);
  await lane.run(spec);
  await lane.run(spec);
  expect(seen).toEqual(['run', 'canary', said, 'abandon', 'canary', 'run']);
});

test('while it fails nothing runs, and every call tries it once more', async () => {
  const { lane, seen } = watched([{ limit: 'cpu' }], 4);
  await lane.run(spec);
  await expect(lane.run(spec)).rejects.toThrow('root is writable');
  await lane.run(spec);
  expect(seen.filter((each) => each === 'run').length).toBe(2);
  expect(seen.filter((each) => each === 'canary').length).toBe(5);
});

test('a lane that stays broken refuses', async () => {
  const { lane, seen } = watched([{ limit: 'cpu' }], 100);
  await lane.run(spec);
  await expect(lane.run(spec)).rejects.toThrow('root is writable');
  await expect(lane.run(spec)).rejects.toThrow('root is writable');
  expect(seen.filter((each) => each === 'run')).toEqual(['run']);
});

import { expect, test } from 'vitest';
import { laneOf } from '../_lanes.ts';
import { testLimits } from '../sandbox/_boxes.ts';
import type { RunOutcome, RunSpec } from '../sandbox/sandbox.ts';
import { runFairly } from './run-fairly.ts';

const spec: RunSpec = {
  argv: ['/box/a.out'],
  env: {},
  stdin: Buffer.alloc(0),
  box: 'sealed',
  files: [],
  keep: false,
  limits: testLimits,
};
const limits = { time_ms: 1000, memory_kb: 65_536 };
const ended = (cpu_ms: number, limit: RunOutcome['limit'] = null): RunOutcome => ({
  end: { by: 'exit', code: 0 },
  limit,
  cpu_ms,
  wall_ms: limit === 'wall' ? 3000 : cpu_ms,
  memory_kb: 1000,
  stdout: Buffer.alloc(0),
  stderr: Buffer.alloc(0),
});

const starved: RunOutcome = { ...ended(300, 'wall'), wall_ms: 12_000, starved_ms: 11_600 };

test.each<[string, RunOutcome[], number, (boolean | undefined)[]]>([
  ['within its time: once', [ended(999)], 999, [undefined]],
  ['a little over, and within when alone: counts as within', [ended(1050), ended(980)], 980, [undefined, true]],
  ['a little over both times: the shorter', [ended(1050), ended(1040)], 1040, [undefined, true]],
  ['worse when alone: the first', [ended(1050), ended(1100, 'cpu')], 1050, [undefined, true]],
  ['far over: once', [ended(1100, 'cpu')], 1100, [undefined]],
  ['computing when the clock stopped it: again', [ended(700, 'wall'), ended(690)], 690, [undefined, true]],
  [
    'kept from computing: again, and what it takes alone counts',
    [ended(400, 'wall'), ended(900)],
    900,
    [undefined, true],
  ],
  ['kept from nearly all computing: again', [starved, ended(900)], 900, [undefined, true]],
  ['waiting when the clock stopped it: once', [ended(10, 'wall')], 10, [undefined]],
])('%s', async (_, outcomes, cpu_ms, alone) => {
  const asked: (boolean | undefined)[] = [];
  const lane = laneOf({
    run: (given) => {
      const outcome = outcomes[asked.push(given.alone) - 1];
      return outcome ? Promise.resolve(outcome) : Promise.reject(new Error('run once too often'));
    },
  });
  expect((await runFairly(lane, spec, limits)).cpu_ms).toBe(cpu_ms);
  expect(asked).toEqual(alone);
});

test('where the machine is too busy for either run, nothing is said of the program', async () => {
  const lane = laneOf({ run: () => Promise.resolve(starved) });
  await expect(runFairly(lane, spec, limits)).rejects.toThrow(
    'the machine is too busy to judge: in 12000 ms a program got 300 ms of CPU time',
  );
});

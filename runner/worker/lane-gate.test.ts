import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { laneOf } from '../_lanes.ts';
import { testLimits } from '../sandbox/_boxes.ts';
import type { RunOutcome, RunSpec } from '../sandbox/sandbox.ts';
import { createLaneGate } from './lane-gate.ts';

const spec: RunSpec = {
  argv: ['/bin/true'],
  env: {},
  stdin: Buffer.alloc(0),
  box: 'fresh',
  files: [],
  keep: false,
  limits: testLimits,
};
const outcome: RunOutcome = {
  end: { by: 'exit', code: 0 },
  limit: null,
  cpu_ms: 0,
  wall_ms: 0,
  memory_kb: 0,
  stdout: Buffer.alloc(0),
  stderr: Buffer.alloc(0),
};

test('shared runs overlap, a run alone overlaps with none, and nobody overtakes it', async () => {
  const now = { shared: 0, alone: 0 };
  const seen = { mostShared: 0, disturbed: false, order: [] as string[] };
  const lane = laneOf({
    async run({ alone, argv: [name = ''] }) {
      seen.order.push(name);
      const kind = alone ? 'alone' : 'shared';
      now[kind]++;
      seen.mostShared = Math.max(seen.mostShared, now.shared);
      seen.disturbed ||= now.alone > 1 || (now.alone === 1 && now.shared > 0);
      await delay(10);
      now[kind]--;
      if (name === 'fails') throw new Error('lost');
      return outcome;
    },
  });
  const gate = createLaneGate();
  const lanes = [gate(lane), gate(lane), gate(lane)];
  const ask = (at: number, name: string, alone = false) =>
    lanes[at]!.run({ ...spec, argv: [name], ...(alone ? { alone } : {}) }).then(
      () => 'ended',
      (error: Error) => error.message,
    );
  const all = await Promise.all([
    ask(0, 'a'),
    ask(1, 'fails'),
    ask(2, 'b', true),
    ask(0, 'c'),
    ask(1, 'd'),
    ask(2, 'e', true),
    ask(0, 'f'),
  ]);
  expect(all).toEqual(['ended', 'lost', 'ended', 'ended', 'ended', 'ended', 'ended']);
  expect(seen).toEqual({ mostShared: 2, disturbed: false, order: ['a', 'fails', 'b', 'c', 'd', 'e', 'f'] });
});

test('a session at a person’s pace keeps no run alone waiting', async () => {
  const session = Promise.withResolvers<RunOutcome>();
  const lane = laneOf({
    run: () => Promise.resolve(outcome),
    open: () => ({
      write: () => {},
      end: () => {},
      kill: () => {},
      resize: () => {},
      stop: () => {},
      outcome: session.promise,
    }),
  });
  const gate = createLaneGate();
  const { stdin: _, ...line } = spec;
  const talk = gate(lane).open({ ...line, unhurried: true }, () => {});
  expect(await gate(lane).run({ ...spec, alone: true })).toBe(outcome);
  session.resolve(outcome);
  expect(await talk.outcome).toBe(outcome);
});

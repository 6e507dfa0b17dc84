import { afterAll, beforeAll, expect, test } from 'vitest';
import { processesOf, testLimits, usersOfItsOwn } from './_boxes.ts';
import { boxView } from './box-view.ts';
import { buildHelper } from './build-helper.ts';
import { findCgroupMounts } from './cgroup-mounts.ts';
import { makeCgroupTree, type CgroupTree } from './cgroup-tree.ts';
import { laneArguments } from './lane-arguments.ts';
import { frame, runFrame } from './lane-frames.ts';
import { LaneProcess } from './lane-process.ts';
import { type LaneUsers, takeUsers } from './lane-users.ts';

let users: LaneUsers;
let tree: CgroupTree;
let program: string;
let args: string[];
beforeAll(async () => {
  users = await takeUsers(1, await usersOfItsOwn());
  tree = await makeCgroupTree(await findCgroupMounts('/proc/self/mounts'), 1);
  program = await buildHelper();
  args = await laneArguments(0, users, tree, await boxView());
});
afterAll(async () => {
  await tree.remove();
  users.release();
});

/** The same numbers in every run of the tests. */
let state = 12_345;
const random = (below: number): number => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
const noise = (size: number) => Buffer.from(Array.from({ length: size }, () => random(256)));

const good = () =>
  runFrame({
    argv: ['/bin/true'],
    env: { A: 'b' },
    stdin: Buffer.from('input'),
    box: 'fresh',
    files: [{ name: 'f', bytes: Buffer.from('x') }],
    keep: false,
    limits: testLimits,
  });

/** Sends bytes, then the end of input; answers what came back, or null when the helper ended itself. */
async function send(bytes: Buffer, patience = 1500): Promise<string | null> {
  const lane = await LaneProcess.start(program, args);
  const reply = lane.exchange(bytes).then(
    (answer) => answer.type,
    () => null,
  );
  const answer = await Promise.race([reply, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))]);
  await lane.stop();
  await expect.poll(() => processesOf(users.first), { timeout: 120_000, interval: 2 }).toEqual([]);
  return answer;
}

test('a good frame is answered', async () => {
  expect(await send(good(), 60_000)).toBe('O');
});

test.each([
  ['of no size', Buffer.alloc(4)],
  ['of 4 GB', Buffer.alloc(4, 0xff)],
  ['just above the largest size', Buffer.from([1, 0, 0, 8])],
  ['that ends early', good().subarray(0, 40)],
  ['of an unknown type', frame('Z')],
  ['of a run without fields', frame('R')],
  [
    'for a sealed box that is not there',
    (() => {
      const bytes = good();
      bytes.writeUInt32LE(1, 5);
      return bytes;
    })(),
  ],
])('a frame %s ends the helper', async (_name, bytes) => {
  expect(await send(bytes)).toBeNull();
});

test('random frames end the helper, and leave nothing', async () => {
  for (let turn = 0; turn < 40; turn++)
    expect(await send(frame(turn % 2 ? 'R' : String.fromCharCode(random(256)), noise(random(400))))).toBeNull();
});

test('a good frame with bytes changed is answered or ends the helper: nothing else', async () => {
  const answers = { answered: 0, ended: 0 };
  for (let turn = 0; turn < 120; turn++) {
    const bytes = good();
    for (let changes = 1 + random(3); changes > 0; changes--) bytes[5 + random(bytes.length - 5)] = random(256);
    const answer = await send(bytes);
    expect([null, 'O']).toContain(answer);
    answers[answer ? 'answered' : 'ended']++;
  }
  expect(answers.answered).toBeGreaterThan(5);
  expect(answers.ended).toBeGreaterThan(20);
});

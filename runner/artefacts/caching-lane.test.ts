import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, runIn, shell } from '../sandbox/_boxes.ts';
import type { Lane, RunLimits, Sandbox } from '../sandbox/sandbox.ts';
import { createArtefactStore } from './artefact-store.ts';
import { cachingLane } from './caching-lane.ts';

let sandbox: Sandbox;
let lanes: Lane[];
/** How often a compiler ran. */
let compilations = 0;
const counted = (lane: Lane): Lane => ({
  ...lane,
  run(spec) {
    if (spec.argv[0] === '/usr/bin/g++') compilations++;
    return lane.run(spec);
  },
});
beforeAll(async () => {
  sandbox = await openTestSandbox(2);
  const store = createArtefactStore();
  lanes = sandbox.lanes.map((lane) => cachingLane(counted(lane), store));
});
afterAll(() => sandbox.close());

const source = (answer: number) => `#include <iostream>
#warning seen
int main() { std::cout << ${answer} << std::endl; }`;
const compile = (lane: Lane, code: string, limits: Partial<RunLimits> = {}) =>
  runIn(lane, ['/usr/bin/g++', '-O2', 'main.cpp', '-o', 'a.out'], { files: { 'main.cpp': code }, keep: true, limits });
const sealed = async (lane: Lane, argv: string[]) => {
  const outcome = await runIn(lane, argv, { box: 'sealed' });
  return outcome.text;
};

test('the same source is compiled once, on whichever lane, and says and does the same', async () => {
  const [one, two] = [lanes[0]!, lanes[1]!];
  compilations = 0;
  const first = await compile(one, source(42));
  expect(await sealed(one, ['/box/a.out'])).toBe('42\n');
  await one.release();
  for (const lane of [one, two]) {
    const again = await compile(lane, source(42));
    expect(again).toEqual(first);
    expect(again.errors).toContain('seen');
    expect(await sealed(lane, ['/box/a.out'])).toBe('42\n');
    expect(await sealed(lane, ['/bin/ls', '-A', '/box'])).toBe('a.out\nmain.cpp\n');
    await lane.release();
  }
  expect(compilations).toBe(1);
  await compile(one, source(43));
  expect(compilations).toBe(2);
  expect(await sealed(one, ['/box/a.out'])).toBe('43\n');
  await one.release();
});

test.each(['cpu_ms', 'wall_ms', 'memory_kb'] as const)(
  'what was compiled with more is compiled anew where %s is less than it took',
  async (limit) => {
    const [lane] = lanes;
    const code = source(limit.length);
    const first = await compile(lane!, code);
    await lane!.release();
    const least = limit === 'memory_kb' ? 8 * 1024 : 1;
    expect(first[limit]).toBeGreaterThan(least);
    expect((await compile(lane!, code, { starved_ms: 0, [limit]: least })).limit).not.toBeNull();
    await lane!.release();
  },
);

test('files of the program are there again, whatever they are called', async () => {
  const [lane] = lanes;
  for (let turn = 0; turn < 2; turn++) {
    await runIn(lane!, ['/usr/bin/g++', 'main.cpp', '-o', 'a.out'], {
      files: { 'main.cpp': 'int main() { return 7; }', '.artefact.tar': 'DATA' },
      keep: true,
    });
    expect(await sealed(lane!, ['/bin/cat', '/box/.artefact.tar'])).toBe('DATA');
    expect(await sealed(lane!, ['/bin/ls', '-A', '/box'])).toBe('.artefact.tar\na.out\nmain.cpp\n');
    await lane!.release();
  }
});

test('what fails is compiled again', async () => {
  const [lane] = lanes;
  for (let turn = 0; turn < 2; turn++) {
    const outcome = await compile(lane!, 'int main() { return nothing; }');
    expect(outcome.errors).toContain('nothing');
    await lane!.release();
  }
});

test('what is too large to keep is compiled again, and runs', async () => {
  const [lane] = lanes;
  for (let turn = 0; turn < 2; turn++) {
    const made = await shell(lane!, 'head -c 9000000 /dev/zero > big; echo made', { keep: true });
    expect(made.text).toBe('made\n');
    expect(await sealed(lane!, ['/usr/bin/stat', '-c', '%s', 'big'])).toBe('9000000\n');
    await lane!.release();
  }
});

test('a program cannot change what is kept of it', async () => {
  const [lane] = lanes;
  const script = { 'main.sh': 'echo true' };
  for (let turn = 0; turn < 2; turn++) {
    await runIn(lane!, ['/bin/true'], { files: script, keep: true });
    expect(await sealed(lane!, ['/bin/sh', '-c', 'sh main.sh; echo echo false > main.sh'])).toBe('true\n');
    await lane!.release();
  }
});

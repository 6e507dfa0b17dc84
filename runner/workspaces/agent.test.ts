import { randomInt } from 'node:crypto';
import { duplexPair } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { expect, test } from 'vitest';
import { Agent, BoxRefusal, type ProgramEnd } from './agent.ts';

/** A word of an agent, as a forger may write it. */
function word(type: string, number: number, ...rest: Uint8Array[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), u16(number), ...rest]);
  return Buffer.concat([u32(body.length), body]);
}
const u16 = (value: number) => Buffer.from(new Uint16Array([value]).buffer);
const u32 = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);
const entry = (path: string, size = path.length) =>
  Buffer.concat([Buffer.from('f'), Buffer.alloc(32), u16(size), Buffer.from(path)]);

function opened() {
  const [ours, theirs] = duplexPair();
  const faults: string[] = [];
  const told: (Buffer | ProgramEnd)[] = [];
  const heard: Buffer[] = [];
  theirs.on('data', (bytes: Buffer) => heard.push(bytes));
  const agent = new Agent(ours, { fault: (error) => faults.push(error.message), changed: () => {} });
  const ears = {
    output: (_: number, bytes: Buffer) => void told.push(bytes),
    end: (end: ProgramEnd) => void told.push(end),
  };
  const says = async (...words: Buffer[]) => {
    for (const each of words) theirs.write(each);
    for (let at = 0; at < 5; at++) await turn();
    return faults;
  };
  const spec = {
    argv: ['/bin/true'],
    env: {},
    folder: '/box',
    terminal: null,
    ownErrors: true,
    ownInput: false,
    traces: false,
    cpuSeconds: 0,
  };
  return { agent, theirs, faults, told, heard, says, ears, spec };
}

/** With a program that runs as stream 1. */
async function running() {
  const scene = opened();
  const starting = scene.agent.start(scene.spec, scene.ears);
  await scene.says(word('h', 0), word('k', 1));
  return { ...scene, stream: await starting };
}

test.each([
  ['an empty frame', Buffer.concat([u32(0)])],
  ['a frame too short', u32(2, 0)],
  ['a frame of gigabytes', u32(0xffff_ffff)],
  ['a frame beyond the longest', u32(72 * 1024 + 1)],
  ['a word of no type', word('?', 1)],
  ['hello with more', word('h', 0, u16(1))],
  ['an answer that nobody asked for', word('k', 77)],
  ['a refusal that nobody asked for', word('f', 77, u32(1))],
  ['an entry that nobody asked for', word('e', 1, entry('x'))],
  ['an entry of a false length', word('e', 1, entry('x', 5))],
  ['output of a third stream', word('o', 1, Buffer.from([2, 65]))],
  ['output of no bytes', word('o', 1, Buffer.from([0]))],
  ['more input taken than there was', word('a', 1, u32(1))],
  ['no input taken', word('a', 1, u32(0))],
  ['an end of a false length', word('x', 1, u32(0))],
])('%s ends it, once', async (_, bytes) => {
  const { says, agent, spec, ears } = await running();
  expect(await says(bytes, word('v', 0), Buffer.from('more'))).toHaveLength(1);
  await expect(agent.list()).rejects.toThrow('it has ended');
  await expect(agent.start(spec, ears)).rejects.toThrow('it has ended');
});

test('output comes beyond its credit as far as a pipe holds it, and no further', async () => {
  const { says, stream, told } = await running();
  stream.credit(0, 1000);
  const piece = word('o', 1, Buffer.from([0]), Buffer.alloc(WORKSPACE.PIECE_BYTES));
  expect(await says(...Array<Buffer>(8).fill(piece))).toEqual([]);
  expect(told).toHaveLength(8);
  expect(await says(piece)).toEqual(['it wrote more than it was granted']);
});

test('words about what has ended are passed over, but no flood of them; nor one of changes', async () => {
  const one = await running();
  expect(await one.says(word('x', 1, u32(0, 3, 5, 1000)))).toEqual([]);
  expect(one.told).toEqual([{ signalled: false, value: 3, cpu_ms: 5, memory_kb: 1000 }]);
  const stray = word('o', 1, Buffer.from([0, 65]));
  expect(await one.says(stray, word('x', 1, u32(0, 0, 0, 0)))).toEqual([]);
  expect(await one.says(Buffer.concat(Array<Buffer>(3000).fill(stray)))).toHaveLength(1);
  const two = await running();
  expect(await two.says(Buffer.concat(Array<Buffer>(200).fill(word('v', 0))))).toHaveLength(1);
});

test('a list without end is cut off', async () => {
  const { says, agent } = await running();
  const list = agent.list().catch((error: Error) => error.message);
  const entries = Buffer.concat(Array<Buffer>(WORKSPACE.LISTED + 1).fill(word('e', 2, entry('x'))));
  expect(await says(entries)).toEqual(['an entry that nobody asked for']);
  expect(await list).toBe('an entry that nobody asked for');
});

test('a file that grows while it is read is not read for ever', async () => {
  const { says, agent } = await running();
  const read = agent.read('x', 1000);
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(10n);
  for (let number = 2; number < 20; number++) await says(word('k', number, size, Buffer.alloc(100))).catch(() => {});
  expect(await read).toBeNull();
});

test('what does not fit into a frame is refused, and nothing is said', async () => {
  const { agent, heard, spec, ears } = await running();
  const before = Buffer.concat(heard).length;
  await expect(agent.start({ ...spec, argv: ['/bin/echo', 'x'.repeat(80_000)] }, ears)).rejects.toThrow(BoxRefusal);
  await turn();
  expect(Buffer.concat(heard)).toHaveLength(before);
});

test('one that reads nothing is given up before much waits for it', async () => {
  const { agent, theirs, faults } = opened();
  theirs.pause();
  for (let at = 0; at < 1000 && faults.length === 0; at++) {
    agent.write('x', Buffer.alloc(60_000)).catch(() => {});
    if (at % 50 === 0) await turn();
  }
  expect(faults).toEqual(['it does not read']);
});

test('random bytes, and good words with bytes changed, are understood or end it: nothing else', async () => {
  const good = [
    word('h', 0),
    word('k', 2, Buffer.alloc(9)),
    word('f', 3, u32(2)),
    word('a', 1, u32(5)),
    word('o', 1, Buffer.from([0]), Buffer.from('hello')),
    word('e', 4, entry('src/main.py')),
    word('x', 1, u32(1, 9, 10, 20)),
    word('v', 0),
  ];
  for (let at = 0; at < 400; at++) {
    const { agent, stream, says } = await running();
    stream.write(Buffer.from('12345'));
    const asked = [agent.makeFolder('a'), agent.remove('b'), agent.list()].map((each) => each.catch(() => {}));
    const bytes = Buffer.concat(good.toSorted(() => randomInt(3) - 1));
    for (let change = randomInt(4); change >= 0; change--) bytes[randomInt(bytes.length)] = randomInt(256);
    if (at % 10 === 0) for (let place = 0; place < bytes.length; place++) bytes[place] = randomInt(256);
    const cut = randomInt(bytes.length);
    expect((await says(bytes.subarray(0, cut), bytes.subarray(cut))).length).toBeLessThan(2);
    agent.end(new Error('over'));
    await Promise.all(asked);
  }
});

import { expect, test } from 'vitest';
import type { Body, DapClient } from './dap-client.ts';
import { debuggerOf, ownAdapters } from './debuggers.ts';
import { stackReader } from './stack-reader.ts';

const lldb = debuggerOf({ language: 'c++' })!;
const INDEX = 3;
const asked = { id: INDEX * 2 ** 19, name: 'main()', source: { path: '/box/main.cpp' }, line: 4, column: 2 };

/** A debugger that notes what it is asked, and answers commands with these words. */
function dapThatSays(words: () => string): { dap: DapClient; noted: string[] } {
  const noted: string[] = [];
  const ask = async (command: string, args: Body = {}): Promise<Body> => {
    noted.push(`${command} ${String(args['expression'] ?? args['threadId'])}`);
    return command === 'evaluate' ? { result: words() } : { stackFrames: [asked] };
  };
  return { dap: { ask } as DapClient, noted };
}

test('LLDB is asked by the protocol once for a thread, then by its command', async () => {
  const text = `(lldb) thread backtrace -c 50 3
* thread #3, name = 'x', stop reason = step in
  * @0\t10\t12\t/box/a b.cpp\tadd(std::vector<int, std::allocator<int>>&, int)
    @1\t4\t\t/box/main.cpp\tmain
    @2\t\t\t\t_start
`;
  const { dap, noted } = dapThatSays(() => text);
  const stack = stackReader(dap, lldb.stacks);
  const first = { id: asked.id, name: 'main()', path: '/box/main.cpp', line: 4, column: 2 };
  expect(await stack(77, 50)).toEqual([first]);
  expect(await stack(77, 50)).toEqual([
    {
      id: asked.id,
      name: 'add(std::vector<int, std::allocator<int>>&, int)',
      path: '/box/a b.cpp',
      line: 10,
      column: 12,
    },
    { id: asked.id + 1, name: 'main', path: '/box/main.cpp', line: 4, column: 0 },
    { id: asked.id + 2, name: '_start', path: '', line: 0, column: 0 },
  ]);
  expect(await stack(77, 1)).toHaveLength(1);
  await stack(78, 50);
  expect(noted).toEqual([
    'stackTrace 77',
    'evaluate `thread backtrace -c 50 3',
    'evaluate `thread backtrace -c 1 3',
    'stackTrace 78',
  ]);
});

test('where its words are not understood, the protocol is asked again; other debuggers are never given commands', async () => {
  const odd = [
    '',
    'error: no such thread',
    '  * @x\t1\t1\tf\tg',
    `  * @0\t${'9'.repeat(20)}\t1\tf\tg`,
    'frame #0: 0x1 main',
  ];
  for (const words of odd) {
    const { dap, noted } = dapThatSays(() => words);
    const stack = stackReader(dap, lldb.stacks);
    await stack(1, 50);
    expect(await stack(1, 50)).toHaveLength(1);
    expect(noted.map((each) => each.split(' ')[0])).toEqual(['stackTrace', 'evaluate', 'stackTrace']);
  }
  for (const other of [debuggerOf({ language: 'python' })!, ...Object.values(ownAdapters).map((own) => own('/'))]) {
    const { dap, noted } = dapThatSays(() => '');
    const stack = stackReader(dap, other.stacks);
    await stack(1, 50);
    await stack(1, 50);
    expect(noted).toEqual(['stackTrace 1', 'stackTrace 1']);
  }
});

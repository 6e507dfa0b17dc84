import { TRACING } from '@devorbit/contract/execution/tracing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openService } from '../../_service.ts';
import { openTestSandbox, usersOfItsOwn } from '../../sandbox/_boxes.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { clientOf } from '../_client.ts';
import { recorded, refOf, variables, written } from './_tracing.ts';

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof openService>>;
let tools: ReturnType<typeof clientOf>;
const firstUid = usersOfItsOwn();
beforeAll(async () => {
  sandbox = await openTestSandbox(1, { linesAhead: 0, workspaces: 4, firstUid });
  service = await openService(sandbox);
  tools = clientOf(service.url);
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

const python = { language: 'python', entry: 'main.py' };
async function opened(text: string, others: Record<string, string> = {}) {
  const id = await tools.made();
  const files = Object.entries({ 'main.py': text, ...others }).map(([path, content]) => ({ path, content }));
  expect((await tools.patch(id, { write: files })).status).toBe(204);
  const client = await tools.attach(id);
  return { id, client, close: async () => (client.close(), await tools.ended(id)) };
}
async function run(text: string, more: object = {}, others: Record<string, string> = {}) {
  const { client, close } = await opened(text, others);
  const result = await recorded(client, { ...python, ...more });
  await close();
  return { ...result, text: client.texts.get(result.stream) ?? '', errorText: client.texts.get(result.errors) ?? '' };
}

test('every line, call and return with stack, variables and output; two names of one list lead to one object', async () => {
  const { states, last, exit, text } = await run(`def add(items, item):
    items.append(item)
    return len(items)
a = [1]
b = a
print("size", add(b, 2))
c = [1, 2]
`);
  expect(states.map(({ event, line }) => [event, line])).toEqual([
    ['line', 1],
    ['line', 4],
    ['line', 5],
    ['line', 6],
    ['call', 1],
    ['line', 2],
    ['line', 3],
    ['return', 3],
    ['line', 7],
    ['end', undefined],
  ]);
  const inside = states[6];
  expect(inside?.frames.map(({ name, path, line }) => [name, path, line])).toEqual([
    ['add', 'main.py', 3],
    ['main program', 'main.py', 6],
  ]);
  expect(variables(inside)).toEqual({ items: ['1', '2'], item: '2' });
  expect(new Set([refOf(inside, 'items'), refOf(inside, 'a', 1), refOf(inside, 'b', 1)]).size).toBe(1);
  expect(variables(states[5])).toEqual({ items: ['1'], item: '2' });
  expect(states[7]?.frames[0]?.returns).toEqual({ text: '2' });
  expect(states.map(({ output }) => output)).toEqual([...Array(8).fill(''), 'size 2\n', 'size 2\n']);
  expect(text).toBe('size 2\r\n');
  expect(last).toMatchObject({ over: true, cut: null, threads: false });
  expect(last?.steps.at(-1)?.end ?? states.at(-1)).toMatchObject({ code: 0 });
  expect(exit).toMatchObject({ code: 0, status: null });
});

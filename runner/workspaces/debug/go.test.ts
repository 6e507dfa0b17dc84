import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { ownWorkspaces } from '../_client.ts';
import { debugging, locals, where } from './_debugging.ts';

const tools = ownWorkspaces(6);

async function project(files: Record<string, string>) {
  const id = await tools.made();
  const write = Object.entries(files).map(([path, content]) => ({ path, content }));
  expect((await tools.patch(id, { write })).status).toBe(204);
  const client = await tools.attach(id);
  return { client, close: () => (client.close(), tools.ended(id)) };
}

const SQUARES = `package main

import (
	"fmt"
	"os"
)

func square(n int) int {
	r := n * n
	return r
}

func main() {
	var name string
	fmt.Scan(&name)
	all := []int{}
	for i := 0; i < 4; i++ {
		all = append(all, square(i))
	}
	fmt.Println(name, all, os.Args[1:])
	fmt.Fprintln(os.Stderr, "to the errors")
	os.Exit(3)
}
`;

test('go: stops where a condition holds, logs, steps, shows, evaluates; the program reads, writes and ends as in a run', async () => {
  const { client, close } = await project({ 'main.go': SQUARES });
  const session = await debugging(client, {
    language: 'go',
    entry: 'main.go',
    args: ['x y'],
    breakpoints: [
      { path: 'main.go', line: 10, condition: 'n == 2' },
      { path: 'main.go', line: 18, log: 'i is {i}' },
    ],
  });
  await expect.poll(() => session.last().done, { timeout: 120_000 }).toBe(3);
  client.type(session.stream, 'Ada\n');
  const stopped = await session.state('stopped');
  expect(where(stopped)).toEqual(['main.go', 10]);
  expect(stopped.placed[0]).toMatchObject({ asked: 10, line: 10, verified: true });
  expect(stopped.stop).toMatchObject({
    reason: 'breakpoint',
    frames: [{ name: 'main.square' }, { name: 'main.main' }, {}, {}],
  });
  expect(locals(stopped)).toMatchObject({ n: '2', r: '4' });
  expect(await session.evaluate('n + r')).toMatchObject({ value: '6', failed: false });
  expect(await session.evaluate('r', 'hover')).toMatchObject({ value: '4', failed: false });
  expect(await session.evaluate('nothing_of_that_name', 'hover')).toMatchObject({ failed: true });
  expect(await session.evaluate('nothing_of_that_name', 'watch')).toMatchObject({ failed: true });
  expect(where(await session.step('out'))).toEqual(['main.go', 18]);
  await session.ask({ type: 'breakpoints', breakpoints: [] });
  await session.go();
  expect(await session.exit()).toMatchObject({ code: 3, ran: true });
  expect(stripVTControlCharacters(client.texts.get(session.stream) ?? '')).toBe('Ada\r\nAda [0 1 4 9] [x y]\r\n');
  expect((client.texts.get(session.errors) ?? '').replaceAll('\r', '')).toBe('to the errors\n');
  expect(session.said()).toMatch(/i is 0\s+.*i is 1/s);
  expect(session.last()).toMatchObject({ state: 'over', stop: null });
  await close();
});

test('go: a panic stops where it is; a program that waits is paused, and stopped', async () => {
  const panics = 'package main\n\nfunc main() {\n\tvar all []int\n\tn := 7\n\tall[n] = 1\n}\n';
  const waits = `package main

import "time"

func main() {
	ready := make(chan bool)
	time.AfterFunc(time.Hour, func() { ready <- true })
	println("waits")
	<-ready
}
`;
  const { client, close } = await project({ 'main.go': panics, 'waits/waits.go': waits });
  const first = await debugging(client, { language: 'go', entry: 'main.go' });
  const { stop } = await first.state('stopped');
  expect(stop?.reason).toBe('exception');
  expect(stop?.text).toContain('index out of range [7]');
  expect(stop?.frames.find(({ path }) => path === 'main.go')?.line).toBe(6);
  await first.go();
  expect(await first.exit()).toMatchObject({ code: 2 });

  const second = await debugging(client, { language: 'go', entry: 'waits/waits.go' });
  await client.sees(second.errors, /waits/);
  const paused = await second.step('pause');
  expect(paused.stop?.frames.find(({ path }) => path === 'waits/waits.go')?.line).toBe(9);
  client.say({ type: 'close', stream: second.stream });
  expect(await second.exit()).toMatchObject({ message: 'Stopped' });
  await expect.poll(() => client.ask({ type: 'usage' }), { timeout: 60_000 }).toMatchObject({ processes: 2 });
  await close();
});

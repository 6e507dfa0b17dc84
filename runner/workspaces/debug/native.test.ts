import { expect, test } from 'vitest';
import { ownWorkspaces, size } from '../_client.ts';
import { debugging, locals, where } from './_debugging.ts';

const tools = ownWorkspaces(6);

const C = `#include <stdio.h>
int square(int n) {
  int r = n * n;
  return r;
}
int main(void) {
  char name[10];
  if (scanf("%9s", name) != 1) return 1;
  int sum = 0;
  for (int i = 0; i < 4; i++)
    sum += square(i);
  printf("%s %d\\n", name, sum);
  return 3;
}
`;
const CPP = `#include <iostream>
int square(int n) {
  int r = n * n;
  return r;
}
int main() {
  std::string name;
  std::cin >> name;
  int sum = 0;
  for (int i = 0; i < 4; i++)
    sum += square(i);
  std::cout << name << " " << sum << std::endl;
  return 3;
}
`;
const RUST = `use std::io;
fn square(n: i32) -> i32 {
    let r = n * n;
    r + i32::from(r < 0)
}
fn main() {
    let mut name = String::new();
    io::stdin().read_line(&mut name).unwrap();
    let mut sum = 0;
    for i in 0..4 {
        sum += square(i);
    }
    println!("{} {}", name.trim(), sum);
    std::process::exit(3);
}
`;

test.each([
  ['c', 'main.c', C],
  ['c++', 'main.cpp', CPP],
  ['rust', 'main.rs', RUST],
])(
  '%s: stops where a condition holds, logs, steps, shows, evaluates; the program reads, writes and ends as in a run',
  async (language, entry, content) => {
    const id = await tools.made();
    expect((await tools.patch(id, { write: [{ path: entry, content }] })).status).toBe(204);
    const client = await tools.attach(id);
    const session = await debugging(client, {
      language,
      entry,
      breakpoints: [
        { path: entry, line: 4, condition: 'n == 2' },
        { path: entry, line: 11, log: 'i is {i}' },
      ],
    });
    await expect.poll(() => session.last().done, { timeout: 120_000 }).toBe(3);
    client.type(session.stream, 'Ada\n');
    const stopped = await session.state('stopped');
    expect(where(stopped)).toEqual([entry, 4]);
    expect(stopped.placed[0]).toMatchObject({ asked: 4, line: 4, verified: true });
    expect(stopped.stop?.reason).toBe('breakpoint');
    expect(locals(stopped)).toMatchObject({ n: '2', r: '4' });
    expect(await session.evaluate('n + r')).toMatchObject({ value: '6', failed: false });
    expect(await session.evaluate('r', 'hover')).toMatchObject({ value: '4', failed: false });
    expect(await session.evaluate('nothing_of_that_name', 'hover')).toMatchObject({ failed: true });
    expect(await session.evaluate('nothing_of_that_name')).toMatchObject({ failed: true });
    const out = await session.step('out');
    expect(where(out)).toEqual([entry, 11]);
    await session.ask({ type: 'breakpoints', breakpoints: [] });
    await session.go();
    expect(await session.exit()).toMatchObject({ code: 3, ran: true });
    expect(client.texts.get(session.stream)).toMatch(/Ada 14/);
    expect(session.said()).toMatch(/i is 0\s+i is 1/);

    // Built to be debugged is not built to be run.
    client.say({ type: 'run', request: 5, language, entry, stdin: 'Ada', ...size });
    await expect
      .poll(() => client.frames.filter(({ type }) => type === 'compiled').length, { timeout: 120_000 })
      .toBe(2);
    expect(client.frames.filter(({ type }) => type === 'compiled')[1]).toMatchObject({ reused: false });
    client.close();
    await tools.ended(id);
  },
);

test('an exception in C++ stops where it is thrown; one that a signal ends, where that was', async () => {
  const id = await tools.made();
  const content =
    '#include <stdexcept>\nint main(int n, char **) {\n  try {\n    throw std::runtime_error("no");\n  } catch (std::exception &) {}\n  int *nowhere = nullptr;\n  return *nowhere;\n}\n';
  await tools.patch(id, { write: [{ path: 'main.cpp', content }] });
  const client = await tools.attach(id);
  const session = await debugging(client, { language: 'c++', entry: 'main.cpp', exceptions: 'all' });
  const thrown = await session.state('stopped');
  expect(thrown.stop?.frames.find(({ path }) => path === 'main.cpp')).toMatchObject({ line: 4 });
  const fault = await session.step('continue');
  expect([where(fault), fault.stop?.reason]).toEqual([['main.cpp', 7], 'exception']);
  await session.go();
  expect(await session.exit()).toMatchObject({ signal: 'SIGSEGV' });
  client.close();
  await tools.ended(id);
});

test('a panic of Rust stops, also in a thread, where the program’s own code is', async () => {
  const id = await tools.made();
  const content = `fn third(all: &Vec<i32>) -> i32 {
    let at = all.len() + 2;
    all[at]
}
fn main() {
    let text: Result<i32, String> = Err("none".into());
    let thread = std::thread::spawn(move || text.unwrap());
    println!("{}", thread.join().is_err());
    third(&vec![1]);
}
`;
  await tools.patch(id, { write: [{ path: 'main.rs', content }] });
  const client = await tools.attach(id);
  const session = await debugging(client, { language: 'rust', entry: 'main.rs' });
  const first = await session.state('stopped');
  expect([where(first), first.stop?.reason, first.stop?.text]).toEqual([['main.rs', 7], 'exception', 'a panic']);
  const second = await session.step('continue');
  expect([where(second), second.stop?.reason]).toEqual([['main.rs', 3], 'exception']);
  expect(locals(second)).toMatchObject({ at: '3' });
  expect(second.stop?.frames[1]).toMatchObject({ path: 'main.rs', line: 9 });
  expect(await session.evaluate('at + 1')).toMatchObject({ value: '4', failed: false });
  await session.go();
  expect(await session.exit()).toMatchObject({ code: 101 });
  client.close();
  await tools.ended(id);
});

test('while a program is debugged, neither the agent nor the first process can be traced', async () => {
  const id = await tools.made();
  const content = `#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/ptrace.h>
#include <unistd.h>
int main(void) {
  for (int pid = 1; pid < 4; pid++)
    printf("%d %s\\n", pid, ptrace(PTRACE_ATTACH, pid, 0, 0) == 0 ? "traced" : strerror(errno));
  fflush(stdout);
  pause();
}
`;
  await tools.patch(id, { write: [{ path: 'main.c', content }] });
  const client = await tools.attach(id);
  const session = await debugging(client, { language: 'c', entry: 'main.c' });
  await client.sees(session.stream, /3 Operation not permitted/);
  expect(client.texts.get(session.stream)).not.toMatch(/traced/);
  // What may trace, may not trace these: they are another user's, and not dumpable.
  const script =
    'import ctypes\nlibc = ctypes.CDLL(None, use_errno=True)\nprint([libc.ptrace(16, pid, 0, 0) for pid in (1, 2)])';
  expect((await client.python(script, true)).text).toBe('[-1, -1]\n');
  client.say({ type: 'close', stream: session.stream });
  expect(await session.exit()).toMatchObject({ message: 'Stopped' });
  await expect.poll(() => client.ask({ type: 'usage' }), { timeout: 60_000 }).toMatchObject({ processes: 2 });
  client.close();
  await tools.ended(id);
});

test('a program may hold as much as without its debugger, which has memory of its own', async () => {
  const id = await tools.made();
  const holding = (mb: number) => `#include <stdlib.h>
int main(void) {
  size_t bytes = ${mb}ul << 20;
  volatile char *all = malloc(bytes);
  for (size_t at = 0; at < bytes; at += 4096) all[at] = 1;
  return all[bytes / 2];
}
`;
  await tools.patch(id, {
    write: [
      { path: 'main.c', content: holding(480) },
      { path: 'larger.c', content: holding(600) },
    ],
  });
  const client = await tools.attach(id);
  const session = await debugging(client, {
    language: 'c',
    entry: 'main.c',
    breakpoints: [{ path: 'main.c', line: 6 }],
  });
  expect(where(await session.state('stopped'))).toEqual(['main.c', 6]);
  expect(await session.evaluate('all[bytes - 4096] == 1')).toMatchObject({ value: 'true', failed: false });
  await session.go();
  expect(await session.exit()).toMatchObject({ code: 1, ran: true });
  // With the debugger its memory goes.
  const larger = async () => {
    const run = await client.start({ type: 'run', language: 'c', entry: 'larger.c', stdin: '', ...size });
    return (await client.exitOf(run.stream)).signal;
  };
  await expect.poll(larger, { timeout: 60_000 }).toBe('SIGKILL');
  client.close();
  await tools.ended(id);
});

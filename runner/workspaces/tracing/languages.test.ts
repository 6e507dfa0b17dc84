import { TRACING } from '@devorbit/contract/execution/tracing.ts';
import { expect, test } from 'vitest';
import { ownWorkspaces } from '../_client.ts';
import { recorded, refOf, variables } from './_tracing.ts';

/** Programs that a debugger records, line by line. */

const tools = ownWorkspaces(4);

async function run(language: string, entry: string, content: string, typed?: { after: RegExp; text: string }) {
  const id = await tools.made();
  expect((await tools.patch(id, { write: [{ path: entry, content }] })).status).toBe(204);
  const client = await tools.attach(id);
  const result = await recorded(client, { language, entry }, async (stream) => {
    if (!typed) return;
    await client.sees(stream, typed.after);
    client.type(stream, typed.text);
  });
  client.close();
  await tools.ended(id);
  return { ...result, places: result.states.map(({ event, line, frames }) => [event, frames[0]?.name, line]) };
}
type Result = Awaited<ReturnType<typeof run>>;
/** The last moment at which the innermost call stands at a line. */
const at = ({ states }: Result, line: number) => states.findLast((state) => state.line === line);

test(
  'C++: stack, values, pointers and references lead where they do, output, input, recursion',
  { timeout: 300_000 },
  async () => {
    const result = await run(
      'c++',
      'main.cpp',
      `#include <iostream>
#include <map>
#include <string>
#include <vector>
struct Node {
  int value;
  Node* next;
};
void grow(std::vector<int>& items, int& count) {
  items.push_back(count);
  count++;
}
int factorial(int n) {
  if (n < 2) return 1;
  return n * factorial(n - 1);
}
int main() {
  int count = 3;
  std::cout << "n? ";
  std::cin >> count;
  int* pointer = &count;
  std::vector<int> numbers{1, 2};
  grow(numbers, count);
  Node* first = new Node{1, nullptr};
  Node* second = new Node{2, first};
  first->next = second;
  std::string word = "orbit";
  std::map<std::string, int> ages{{"Ada", 36}};
  std::cout << factorial(3) << std::endl;
  std::cout << *pointer << std::endl;
  return 5;
}
`,
      { after: /n\? /, text: '7\n' },
    );
    const inside = at(result, 11);
    expect(inside?.frames.map(({ name, path, line }) => [name, path, line])).toEqual([
      ['grow', 'main.cpp', 11],
      ['main', 'main.cpp', 23],
    ]);
    expect(variables(inside)).toMatchObject({ items: ['1', '2', '7'] });
    expect(refOf(inside, 'items')).toBe(refOf(inside, 'numbers', 1));
    // A reference and a pointer to one variable lead to it.
    const place = inside?.frames[1]?.variables.find(({ name }) => name === 'count')?.place;
    expect([refOf(inside, 'count'), refOf(inside, 'pointer', 1)]).toEqual([place, place]);
    const late = at(result, 30)!;
    expect(variables(late)).toMatchObject({ count: '8', word: '"orbit"', ages: { '"Ada"': '36' } });
    const [first, second] = [refOf(late, 'first'), refOf(late, 'second')];
    expect(late.objects.get(first!)?.cells).toEqual([
      { key: 'value', value: { text: '1' } },
      { key: 'next', value: { ref: second } },
    ]);
    expect(late.objects.get(second!)?.cells[1]?.value).toEqual({ ref: first });
    // What is declared further down is not there yet.
    expect(Object.keys(variables(at(result, 22)))).toEqual(['count', 'pointer']);
    expect(Math.max(...result.states.map(({ frames }) => frames.length))).toBe(4);
    expect(at(result, 30)?.output).toBe('n? 7\r\n6\r\n');
    expect(result.states.at(-1)?.output).toBe('n? 7\r\n6\r\n8\r\n');
    expect(result.steps.at(-1)?.end).toEqual({ code: 5, signal: null });
    expect(result.last).toMatchObject({ cut: null, threads: false });
  },
);

test(
  'C++: hundreds of steps in an even pace of memory; a reference into a list leads to its value',
  {
    timeout: 300_000,
  },
  async () => {
    const result = await run(
      'c++',
      'main.cpp',
      `#include <vector>
void put(std::vector<int>& items, int n) {
  items[n % 5] = n;
}
int main() {
  std::vector<int> items(5);
  int& third = items[2];
  for (int n = 0; n < 100; n++) {
    put(items, n);
  }
  return third;
}
`,
    );
    expect(result.steps.length).toBeGreaterThan(400);
    expect(result.last).toMatchObject({ cut: null });
    expect(variables(at(result, 11))).toEqual({ items: ['95', '96', '97', '98', '99'], third: ['97'] });
    expect(result.steps.at(-1)?.end).toEqual({ code: 97, signal: null });
  },
);

test('C++: exceptions that are caught and not, a signal, threads', { timeout: 300_000 }, async () => {
  const caught = await run(
    'c++',
    'main.cpp',
    `#include <stdexcept>
int half(int n) {
  if (n == 0) throw std::runtime_error("zero");
  return 10 / n;
}
int main() {
  int r = 1;
  try {
    r = half(0);
  } catch (const std::exception& error) {
    r = 2;
  }
  return r;
}
`,
  );
  expect(caught.states.filter(({ event }) => event === 'exception')).toMatchObject([{ line: 3 }]);
  expect(variables(at(caught, 13))).toMatchObject({ r: '2' });
  expect(caught.steps.at(-1)?.end).toEqual({ code: 2, signal: null });
  const crashed = await run('c++', 'main.cpp', 'int main() {\n  int* p = nullptr;\n  *p = 1;\n  return 0;\n}\n');
  expect(crashed.states.at(-2)).toMatchObject({ event: 'exception', line: 3 });
  expect(crashed.states.at(-2)?.words).toMatch(/SIGSEGV/);
  expect(crashed.steps.at(-1)?.end).toEqual({ code: null, signal: 'SIGSEGV' });
  const threaded = await run(
    'c++',
    'main.cpp',
    `#include <atomic>
#include <thread>
int main() {
  std::atomic<bool> done{false};
  std::thread other([&] { while (!done) std::this_thread::yield(); });
  int a = 1;
  done = true;
  other.join();
  return a;
}
`,
  );
  expect(threaded.last).toMatchObject({ threads: true, over: true });
  expect(threaded.steps.at(-1)?.end).toEqual({ code: 1, signal: null });
});

test('C: structures, arrays and text', { timeout: 300_000 }, async () => {
  const result = await run(
    'c',
    'main.c',
    `#include <stdio.h>
#include <stdlib.h>
struct pair { int a; char name[8]; };
int main(void) {
  int all[3] = {1, 2, 3};
  struct pair one = {4, "four"};
  struct pair *same = &one;
  const char *word = "hi";
  same->a = all[1];
  printf("%d %s\\n", one.a, word);
  return 0;
}
`,
  );
  const late = at(result, 10);
  expect(variables(late)).toMatchObject({ all: ['1', '2', '3'], one: { a: '2', name: '"four"' }, word: '"hi"' });
  expect(refOf(late, 'same')).toBe(refOf(late, 'one'));
  expect(result.states.at(-1)?.output).toBe('2 hi\r\n');
});

test(
  'Java: stack, shared lists, objects, maps, exceptions, output, input, an endless loop',
  { timeout: 300_000 },
  async () => {
    const result = await run(
      'java',
      'Main.java',
      `import java.util.*;
public class Main {
  static class Node {
    int value;
    Node next;
  }
  static int half(int n) {
    return 10 / n;
  }
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    System.out.print("n? ");
    int typed = in.nextInt();
    List<Integer> a = new ArrayList<>(List.of(1, 2));
    List<Integer> b = a;
    b.add(typed);
    Node first = new Node();
    first.next = first;
    Map<String, List<Integer>> map = new HashMap<>();
    map.put("k", a);
    int[] numbers = {4, 5};
    try {
      half(0);
    } catch (ArithmeticException error) {
      System.out.println("caught");
    }
    System.out.println(half(2));
    System.exit(3);
  }
}
`,
      { after: /n\? /, text: '7\n' },
    );
    const late = at(result, 27)!;
    expect(variables(late)).toMatchObject({
      typed: '7',
      a: ['1', '2', '7'],
      map: { '"k"': ['1', '2', '7'] },
      numbers: ['4', '5'],
    });
    expect(refOf(late, 'a')).toBe(refOf(late, 'b'));
    const first = late.objects.get(refOf(late, 'first')!);
    expect(first).toMatchObject({
      type: 'Node',
      cells: [{ key: 'value' }, { key: 'next', value: { ref: first?.id } }],
    });
    expect(result.states.filter(({ event }) => event === 'exception')).toMatchObject([
      { line: 8, words: 'ArithmeticException: / by zero' },
    ]);
    expect(result.places).toContainEqual(['call', 'Main.half', 8]);
    expect(result.states.at(-1)?.output).toBe('n? 7\r\ncaught\r\n5\r\n');
    expect(result.steps.at(-1)?.end).toEqual({ code: 3, signal: null });
    const endless = await run(
      'java',
      'Main.java',
      'public class Main {\n  public static void main(String[] args) {\n    int n = 0;\n    while (true) {\n      n += 2;\n      n -= 1;\n    }\n  }\n}\n',
    );
    expect(endless.last?.over).toBe(true);
    expect(['steps', 'time']).toContain(endless.last?.cut);
    expect(endless.steps.length).toBeLessThanOrEqual(TRACING.STEPS);
  },
);

test.each([
  ['javascript', 'main.js', ''],
  ['typescript', 'main.ts', ': number'],
])(
  '%s: stack, shared arrays, objects, Map and Set, exceptions, returns, output',
  { timeout: 300_000 },
  async (language, entry, type) => {
    const result = await run(
      language,
      entry,
      `function half(n${type}) {
  if (n === 0) throw new RangeError('zero');
  const result = 10 / n;
  return result;
}
const a = [1, 2];
const b = a;
b.push(3);
const node = { value: 1, next: null as unknown };
node.next = node;
const map = new Map([['k', a]]);
const set = new Set([1, 'x']);
try {
  half(0);
} catch (error) {
  console.log('caught');
}
console.log(String(half(2)));
process.exitCode = 4;
`.replace(language === 'javascript' ? ' as unknown' : '', ''),
    );
    const late = at(result, 18)!;
    expect(late.frames.at(-1)?.name).toBe('main program');
    expect(variables(late)).toMatchObject({ a: ['1', '2', '3'], map: { '"k"': ['1', '2', '3'] }, set: ['1', '"x"'] });
    expect(refOf(late, 'a')).toBe(refOf(late, 'b'));
    const node = refOf(late, 'node');
    expect(late.objects.get(node!)?.cells[1]).toEqual({ key: 'next', value: { ref: node } });
    expect(result.states.filter(({ event }) => event === 'exception')).toMatchObject([
      { line: 2, words: 'RangeError: zero' },
    ]);
    const returns = result.states.find(({ event, frames }) => event === 'return' && frames[0]?.name === 'half');
    expect(returns?.frames[0]?.returns).toEqual({ text: '5' });
    expect(result.states.at(-1)?.output).toBe('caught\r\n5\r\n');
    expect(result.steps.at(-1)?.end).toEqual({ code: 4, signal: null });
  },
);

test.each([
  ['javascript', 'main.js', ''],
  ['typescript', 'main.ts', ': string'],
])('%s: what is put off until later is recorded where it runs', { timeout: 300_000 }, async (language, entry, type) => {
  const result = await run(
    language,
    entry,
    `const seen${type && ': string[]'} = [];
const wait = (ms${type && ': number'}) => new Promise((done) => setTimeout(done, ms));
async function load(name${type}) {
  await wait(50);
  seen.push(name);
  return name;
}
setTimeout(() => {
  seen.push('timer');
}, 1);
load('Vega').then((name) => {
  console.log(name + ' ' + String(seen.length));
});
seen.push('main');
`,
  );
  const late = result.places.slice(result.places.findIndex(([, , line]) => line === 14));
  expect(late.filter(([event]) => event === 'line').map(([, name, line]) => [name, line])).toEqual(
    expect.arrayContaining([
      ['main program', 14],
      ['(anonymous)', 9],
      ['load', 5],
      ['load', 6],
      ['(anonymous)', 12],
    ]),
  );
  expect(at(result, 9)?.frames).toHaveLength(1);
  expect(variables(at(result, 6))).toMatchObject({ name: '"Vega"', seen: ['"main"', '"timer"', '"Vega"'] });
  expect(variables(at(result, 12))).toMatchObject({ name: '"Vega"' });
  expect(result.states.at(-1)?.output).toBe('Vega 3\r\n');
  expect(result.last).toMatchObject({ cut: null });
});

test('Go: stack, slices and maps that are shared, pointers, output, a panic', { timeout: 300_000 }, async () => {
  const result = await run(
    'go',
    'main.go',
    `package main

import "fmt"

type Node struct {
	Value int
	Next  *Node
}

func set(items []int, x int) {
	items[0] = x
}

func main() {
	a := []int{1, 2}
	b := a
	set(b, 3)
	first := &Node{1, nil}
	first.Next = first
	ages := map[string]int{"Ada": 36}
	same := ages
	count := 1
	pointer := &count
	*pointer = 2
	fmt.Println(a, len(same), first.Value)
	var missing *Node
	fmt.Println(missing.Value)
}
`,
  );
  const inside = at(result, 12);
  expect(inside?.frames.map(({ name, line }) => [name, line])).toEqual([
    ['set', 12],
    ['main', 17],
  ]);
  expect(refOf(inside, 'items')).toBe(refOf(inside, 'a', 1));
  const late = at(result, 26)!;
  expect(variables(late)).toMatchObject({ a: ['3', '2'], ages: { '"Ada"': '36' }, count: '2' });
  expect([refOf(late, 'a'), refOf(late, 'ages')]).toEqual([refOf(late, 'b'), refOf(late, 'same')]);
  const first = late.objects.get(refOf(late, 'first')!);
  expect(first?.cells[1]).toEqual({ key: 'Next', value: { ref: first?.id } });
  const place = late.frames[0]?.variables.find(({ name }) => name === 'count')?.place;
  expect([typeof place, refOf(late, 'pointer')]).toEqual(['string', place]);
  expect(late.output).toBe('[3 2] 1 1\r\n');
  expect(result.states.at(-2)).toMatchObject({ event: 'exception', line: 27 });
  expect(result.states.at(-2)?.words).toMatch(/nil pointer/);
  expect(result.steps.at(-1)?.end).toEqual({ code: 2, signal: null });
});

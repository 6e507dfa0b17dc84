import { readFps } from '@devorbit/content-reader/packages/fps.ts';
import type { ImportedProblem } from '@devorbit/content-reader/packages/imported-problem.ts';
import { readPolygon } from '@devorbit/content-reader/packages/polygon.ts';
import { readQduoj } from '@devorbit/content-reader/packages/qduoj.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const files = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)] as const));

/** Judges a Python program: the verdict, and the score where there is one. */
async function verdict(problem: ImportedProblem | undefined, source: string) {
  if (!problem) throw new Error('nothing was read');
  const { finished } = await service.judge('python', source, problem.judging);
  return finished?.score ? [finished.verdict, finished.score.reached] : finished?.verdict;
}

const polygon = (tests: string, groups: string, assets: string) => `<problem short-name="made">
  <judging><testset name="tests"><time-limit>2000</time-limit><memory-limit>134217728</memory-limit>
  <input-path-pattern>tests/%d</input-path-pattern><answer-path-pattern>tests/%d.a</answer-path-pattern>
  <tests>${tests}</tests>${groups}</testset></judging><assets>${assets}</assets></problem>`;

test('a Polygon package with groups and a standard checker', async () => {
  const xml = polygon(
    '<test group="1" points="20"/><test group="1" points="20"/><test group="2" points="60"/>',
    `<groups><group name="1" points-policy="each-test"/><group name="2" points="60" points-policy="complete-group">
     <dependencies><dependency group="1"/></dependencies></group></groups>`,
    '<checker name="std::rcmp6.cpp" type="testlib"/>',
  );
  const tests = {
    'tests/1': '2',
    'tests/1.a': '1.41421356',
    'tests/2': '3',
    'tests/2.a': '1.73205081',
    'tests/3': '16',
    'tests/3.a': '4',
  };
  const [problem] = readPolygon(files({ 'problem.xml': xml, ...tests }));
  expect(await verdict(problem, 'print(int(input()) ** 0.5)')).toEqual(['Accepted', 100]);
  expect(await verdict(problem, 'print("%.2f" % int(input()) ** 0.5)')).toEqual(['Wrong Answer', 0]);
  expect(await verdict(problem, 'n = int(input())\nprint(n ** 0.5 if n < 10 else "none")')).toEqual([
    'Wrong Answer',
    40,
  ]);
});

test('a Polygon package whose checker judges what the interactor writes', async () => {
  const xml = polygon(
    '<test/>',
    '',
    `<checker type="testlib"><source path="files/check.cpp"/></checker>
     <interactor><source path="files/interactor.cpp"/></interactor>`,
  );
  const interactor = `#include "testlib.h"
#include <iostream>
using namespace std;
#define int long long
int count_of = 0;
signed main(signed argc, char* argv[]) {
  registerInteraction(argc, argv);
  int secret = inf.readInt();
  while (true) {
    int guess = ouf.readInt(1, 1000);
    count_of++;
    cout << (guess < secret ? '<' : guess > secret ? '>' : '=') << endl;
    if (guess == secret) break;
  }
  tout << count_of << endl;
  quitf(_ok, "%lld guesses", count_of);
}`;
  const checker = `#include "testlib.h"
using namespace std;
double count_of = 0;
int main(int argc, char* argv[]) {
  registerTestlibCmd(argc, argv);
  count_of = ouf.readInt();
  if (count_of > ans.readInt()) quitf(_wa, "%.0f guesses are too many", count_of);
  cout << "not for the program" << endl;
  quitf(_ok, "%.0f", count_of);
}`;
  const [problem] = readPolygon(
    files({
      'problem.xml': xml,
      'tests/1': '617',
      'tests/1.a': '10',
      'files/interactor.cpp': interactor,
      'files/check.cpp': checker,
    }),
  );
  const search = (first: string) => `low, high = 1, 1000
while True:
  guess = ${first}
  print(guess, flush=True)
  word = input()
  if word == '<': low = guess + 1
  elif word == '>': high = guess - 1
  else: break`;
  expect(await verdict(problem, search('(low + high) // 2'))).toBe('Accepted');
  expect(await verdict(problem, search('low'))).toBe('Wrong Answer');
  expect(await verdict(problem, 'print(0)')).toBe('Wrong Answer');
});

test('special judges of QDUOJ and of FPS', async () => {
  const qduojJudge = `#include <stdio.h>
#include <stdlib.h>
int main(int argc, char* args[]) {
  if (argc != 3) return -1;
  FILE* input = fopen(args[1], "r");
  FILE* output = fopen(args[2], "r");
  int n, a, b;
  if (!input || !output || fscanf(input, "%d", &n) != 1) return -1;
  if (fscanf(output, "%d %d", &a, &b) != 2) return 1;
  if (a == 13) abort();
  return a + b == n ? 0 : 1;
}`;
  const json = {
    display_id: 'parts',
    title: 'Parts',
    time_limit: 2000,
    memory_limit: 128,
    rule_type: 'ACM',
    spj: { language: 'C', code: qduojJudge },
  };
  const [parts] = readQduoj(files({ '1/problem.json': JSON.stringify(json), '1/testcase/1.in': '20\n' }));
  expect(await verdict(parts, 'print(int(input()) - 4, 4)')).toBe('Accepted');
  expect(await verdict(parts, 'print(1, 2)')).toBe('Wrong Answer');
  expect(await verdict(parts, 'print("none")')).toBe('Wrong Answer');
  expect(await verdict(parts, 'print(13, 7)')).toBe('Judge Error');

  const fpsJudge = `#include <fstream>
int main(int argc, char* argv[]) {
  std::ifstream input(argv[1]), answer(argv[2]), output(argv[3]);
  long n, most, value;
  input >> n; answer >> most;
  if (argc != 4 || !(output >> value)) return 2;
  return value % n == 0 && value <= most ? 0 : 1;
}`;
  const xml = `<fps version="1.2"><item><title>Multiple</title><time_limit unit="s">2</time_limit><memory_limit unit="mb">128</memory_limit>
<test_input>7</test_input><test_output>100</test_output><spj language="C++"><![CDATA[${fpsJudge}]]></spj></item></fps>`;
  const [multiple] = readFps(files({ 'set.xml': xml }));
  expect(await verdict(multiple, 'print(14 * int(input()))')).toBe('Accepted');
  expect(await verdict(multiple, 'print(15 * int(input()))')).toBe('Wrong Answer');
});

import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightSolve, solved } from '../_programs.ts';
import { openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

type Case = { body: string; verdict: Verdict; message: RegExp };
const cases: Record<PracticeLanguage, Record<string, Case>> = {
  javascript: {
    loops: {
      body: 'for (;;);',
      verdict: 'Time Limit Exceeded',
      message: /^Time limit exceeded on test 1 of 4: It used more than 1,000 ms of CPU time$/,
    },
    hoards: {
      body: 'for (const all = []; ; ) all.push(new Array(1e5).fill(nums.length + 0.5));',
      verdict: 'Memory Limit Exceeded',
      message: /more than 256 MB/,
    },
    throws: {
      body: 'return nums.missing.length;',
      verdict: 'Runtime Error',
      message: /^Runtime error on test 1 of 4: Exit code 1$/,
    },
    recurses: { body: 'return 1 + solve(nums);', verdict: 'Runtime Error', message: /Exit code 1/ },
    broken: {
      body: 'return (;',
      verdict: 'Compilation Error',
      message: /^main\.js:3\n[\s\S]*SyntaxError: Unexpected token ';'$/,
    },
  },
  python: {
    loops: { body: 'while True: pass', verdict: 'Time Limit Exceeded', message: /CPU time/ },
    hoards: {
      body: 'all = []\n    while True: all.append(b"x" * 1_000_000)',
      verdict: 'Memory Limit Exceeded',
      message: /more than 256 MB/,
    },
    throws: { body: 'return 1 // 0', verdict: 'Runtime Error', message: /Exit code 1/ },
    recurses: { body: 'return 1 + solve(nums)', verdict: 'Runtime Error', message: /Exit code 1/ },
    broken: {
      body: 'return (',
      verdict: 'Compilation Error',
      message: /^File "main\.py", line 3\n[\s\S]*SyntaxError: '\(' was never closed$/,
    },
  },
  java: {
    loops: { body: 'int i = 0; while (i < 1) i *= 2; return i;', verdict: 'Time Limit Exceeded', message: /CPU time/ },
    hoards: {
      body: 'List<int[]> all = new ArrayList<>(); for (;;) all.add(new int[1 << 18]);',
      verdict: 'Memory Limit Exceeded',
      message: /more than 256 MB/,
    },
    throws: { body: 'return nums[-1];', verdict: 'Runtime Error', message: /Exit code 1/ },
    recurses: { body: 'return 1 + solve(nums);', verdict: 'Runtime Error', message: /Exit code 1/ },
    broken: { body: 'return nums', verdict: 'Compilation Error', message: /^Main\.java:6: error: ';' expected\n/ },
  },
  cpp: {
    loops: { body: 'for (volatile int i = 0;; i++);', verdict: 'Time Limit Exceeded', message: /CPU time/ },
    hoards: {
      body: 'for (vector<vector<char>> all;;) all.emplace_back(1 << 20, (char)nums.size());',
      verdict: 'Memory Limit Exceeded',
      message: /more than 256 MB/,
    },
    throws: {
      body: 'return *(volatile int*)nullptr;',
      verdict: 'Runtime Error',
      message: /^Runtime error on test 1 of 4: Segmentation fault \(SIGSEGV\)$/,
    },
    broken: {
      body: 'return nums',
      verdict: 'Compilation Error',
      message: /^main\.cpp: In function 'int solve|^main\.cpp: In function ‘int solve/,
    },
  },
};

describe.concurrent.each(practiceLanguages)('%s', (language) => {
  it('accepts the starter code with the right solve', async () => {
    const { events, finished, tests } = await service.judge(language, solved(language, rightSolve[language]));
    expect(events.map(({ type }) => type)).toEqual([
      'queued',
      'compiling',
      'compiled',
      'test',
      'test',
      'test',
      'test',
      'finished',
    ]);
    expect(finished).toMatchObject({ verdict: 'Accepted', message: 'All test cases passed!', passed: 4, total: 4 });
    expect(
      tests.map(({ index, total, name, sample, passed, verdict, message }) => [
        index,
        total,
        name,
        sample,
        passed,
        verdict,
        message,
      ]),
    ).toEqual([
      [1, 4, 'Example 1', true, true, 'Accepted', ''],
      [2, 4, 'Test 2', false, true, 'Accepted', ''],
      [3, 4, 'Test 3', false, true, 'Accepted', ''],
      [4, 4, 'Test 4', false, true, 'Accepted', ''],
    ]);
    expect(finished?.runtime_ms).toBe(Math.max(...tests.map(({ time_ms }) => time_ms)));
    expect(finished?.memory_kb).toBeGreaterThan(500);
    expect(finished?.runtime_ms).toBeGreaterThan(0);
  });

  it.each(Object.entries(cases[language]))('%s', async (_, { body, verdict, message }) => {
    const { events, finished } = await service.judge(language, solved(language, body));
    expect(finished).toMatchObject({ verdict, message: expect.stringMatching(message) });
    expect(events.some(({ type }) => type === 'test')).toBe(verdict !== 'Compilation Error');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sums } from '../_programs.ts';
import { judged, openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

describe('custom input', () => {
  const run = (source: string, stdin = 'hello\n') =>
    judged(service.url, {
      language: 'python',
      source,
      priority: 0,
      task: { kind: 'custom', limits: sums.limits, stdin },
    });

  it.each([
    ['print(input().upper())', 'Success', /^HELLO\n$/],
    ['import sys\nprint(1)\nprint("oops", file=sys.stderr)', 'Runtime Error', /^oops$/],
    ['1 / 0', 'Runtime Error', /ZeroDivisionError: division by zero$/],
    ['pass', 'Error', /^No output received$/],
    ['print()', 'Error', /^No output received$/],
    ['raise SystemExit(3)', 'Runtime Error', /^Exit code 3$/],
    ['while True: pass', 'Time Limit Exceeded', /^It used more than 1,000 ms of CPU time$/],
    ['print("x" * 100_000)', 'Success', /^x+\n… cut: this is the beginning of 100,001 bytes$/],
    ['def f(:', 'Compilation Error', /SyntaxError: invalid syntax$/],
  ] as const)('%j: %s', async (source, verdict, message) => {
    const { finished, tests } = await run(source);
    expect(finished).toMatchObject({ verdict, message: expect.stringMatching(message), passed: 0, total: 0 });
    expect(tests).toEqual([]);
  });

  it('takes a whole megabyte of input', async () => {
    expect((await run('import sys\nprint(len(sys.stdin.read()))', 'x'.repeat(1024 * 1024))).finished?.message).toBe(
      '1048576\n',
    );
  });
});

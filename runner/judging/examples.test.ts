import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sums } from '../_programs.ts';
import { judged, openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

describe('the quick run on examples', () => {
  const limits = sums.limits;
  const tests = [
    { name: 'Example 1', input: '1', answer: '1\n' },
    { name: 'Example 2', input: '2', answer: ' 4 ' },
    { name: 'Example 3', input: '3', answer: '9' },
  ];
  const run = (source: string) =>
    judged(service.url, { language: 'python', source, priority: 0, task: { kind: 'examples', limits, tests } });

  it('passes', async () => {
    const { finished } = await run('print(int(input()) ** 2)');
    expect(finished).toMatchObject({ verdict: 'Accepted', message: 'All test cases passed!', passed: 3, total: 3 });
  });

  it('runs every example, and says what differs', async () => {
    const { finished, tests: found } = await run('print(1 if input() != "2" else 5)');
    expect(finished).toMatchObject({ verdict: 'Wrong Answer', message: 'Some test cases failed', passed: 1, total: 3 });
    expect(found.map(({ message }) => message)).toEqual(['', 'Expected: 4, Got: 5', 'Expected: 9, Got: 1']);
  });

  it('any stderr fails the test, with stderr as the message', async () => {
    const { finished, tests: found } = await run(
      'import sys\nn = int(input())\nif n == 2: print("careful", file=sys.stderr)\nprint(n * n)',
    );
    expect(finished).toMatchObject({ verdict: 'Runtime Error', message: 'careful', passed: 2 });
    expect(found[1]).toMatchObject({ passed: false, verdict: 'Runtime Error', message: 'careful' });
  });

  it('a silent failure is told in words', async () => {
    expect((await run('raise SystemExit(7)')).finished).toMatchObject({
      verdict: 'Runtime Error',
      message: 'Exit code 7',
    });
  });

  it("an interpreter's warning is not the program's error", async () => {
    expect((await run('n = int(input())\nif n is 1: pass\nprint(n * n)')).finished?.verdict).toBe('Accepted');
  });
});

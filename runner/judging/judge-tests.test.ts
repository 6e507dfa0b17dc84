import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solved, sums } from '../_programs.ts';
import { openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

describe('what leaves the judge', () => {
  it('of an example: input, expected, got', async () => {
    const { finished, tests } = await service.judge('python', solved('python', 'return 5'));
    expect(finished).toMatchObject({
      verdict: 'Wrong Answer',
      message: 'Wrong answer on test 1 of 4',
      passed: 0,
      total: 4,
    });
    expect(tests).toMatchObject([
      { name: 'Example 1', message: 'Expected: 6, Got: 5', input: '{"nums":[1,2,3]}\n', expected: '6\n', got: '5\n' },
    ]);
  });

  it('of a secret test: neither its content nor its name, whatever the program prints', async () => {
    const { events, tests, finished } = await service.judge(
      'python',
      `import sys\ndata = sys.stdin.read()\nprint(data, file=sys.stderr)\nprint(6 if "[1,2,3]" in data else data)`,
    );
    expect(finished).toMatchObject({ verdict: 'Wrong Answer', message: 'Wrong answer on test 2 of 4', passed: 1 });
    expect(Object.keys(tests[1] ?? {}).sort()).toEqual([
      'index',
      'memory_kb',
      'message',
      'name',
      'passed',
      'sample',
      'time_ms',
      'total',
      'verdict',
    ]);
    expect(tests[1]).toMatchObject({ name: 'Test 2', message: 'The output differs from the expected one' });
    const crash = await service.judge(
      'python',
      `import sys\ndata = sys.stdin.read()\nif "[1,2,3]" in data: print(6)\nelse: sys.exit(data)`,
    );
    expect(crash.tests[1]).toMatchObject({ verdict: 'Runtime Error', message: 'Exit code 1' });
    expect(JSON.stringify([events, crash.events])).not.toMatch(/nums\\?":\[\]|01-empty|02-neg/);
  });

  it('a failed example says why, with the stderr of its own program', async () => {
    const { tests } = await service.judge('python', solved('python', 'raise ValueError("lost")'));
    expect(tests[0]?.message).toMatch(/^Exit code 1\nTraceback[\s\S]*File "main\.py"[\s\S]*ValueError: lost$/);
  });

  it('stderr alone does not fail a test of the judge', async () => {
    const { finished } = await service.judge(
      'python',
      solved('python', 'import sys; print("debug", file=sys.stderr); return sum(nums)'),
    );
    expect(finished?.verdict).toBe('Accepted');
  });

  it('nothing that PostgreSQL or a page could not take', async () => {
    const { tests } = await service.judge('python', 'import os\nos.write(1, b"\\0\\xff" * 5_000_000)');
    expect(tests[0]).toMatchObject({ verdict: 'Output Limit Exceeded', message: 'It wrote more than 8 MB of output' });
    expect(JSON.stringify(tests)).not.toContain('\\u0000');
    expect(tests[0]?.got?.length).toBeLessThanOrEqual(4_000);
  });

  it('a sleeper is idle, not slow', async () => {
    const { finished } = await service.judge('python', 'import time\ntime.sleep(60)');
    expect(finished).toMatchObject({ verdict: 'Idleness Limit Exceeded' });
    expect(finished?.message).toMatch(/^Idleness limit exceeded on test 1 of 4: It waited/);
  });

  it('uses the validator flags of the package', async () => {
    const half: JudgePackage = { ...sums, name: 'half', validator_flags: ['float_tolerance', '1e-3'] };
    expect(
      (await service.judge('python', 'import json\nprint(sum(json.loads(input())["nums"]) + 0.0001)', half)).finished
        ?.verdict,
    ).toBe('Accepted');
  });
});

import { readFile } from 'node:fs/promises';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descendants } from '../_processes.ts';
import { bisection, guess, ICPC, validatorOf } from '../_programs.ts';
import { openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

/** Its program may wait for no more than 1.4 s. */
const quick = { time_ms: 200, memory_kb: 128 * 1024 };
const with_ = (interactor: string, more: Partial<JudgePackage> = {}): JudgePackage => ({
  ...guess,
  limits: quick,
  validator: validatorOf('icpc', ICPC + interactor),
  ...more,
});
const verdictOf = async (source: string, problem: JudgePackage) => {
  const { finished } = await service.judge('python', source, problem);
  return finished?.verdict;
};

describe('a dialogue', () => {
  it('is accepted where the interactor accepts', async () => {
    const { finished, tests } = await service.judge('python', bisection, guess);
    expect(finished).toMatchObject({ verdict: 'Accepted', passed: 3, total: 3 });
    expect(finished?.runtime_ms).toBeGreaterThan(1);
    expect(tests.every(({ input }) => input === undefined)).toBe(true);
  });

  it('is rejected where the interactor rejects; of an example the learner sees why', async () => {
    const { finished, tests } = await service.judge(
      'python',
      'for n in range(1, 11):\n print(n, flush=True)\n input()',
      guess,
    );
    expect(finished).toMatchObject({ verdict: 'Wrong Answer', message: 'Wrong answer on test 1 of 3' });
    expect(tests[0]).toMatchObject({
      message: 'The interactor did not accept what was said\nYou had ten questions',
      got: '1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n',
    });
  });

  it('tells nothing of a secret test', async () => {
    const { tests, events } = await service.judge(
      'python',
      'print(500, flush=True)\nif input() == "lower":\n print("lost", flush=True)\n input()',
      guess,
    );
    expect(tests[1]).toMatchObject({ name: 'Test 2', message: 'The interactor did not accept what was said' });
    expect(JSON.stringify(events)).not.toMatch(/01-least|ten questions|lost/);
  });

  it('does not blame a program for the time that its interactor computes', async () => {
    const slow = `import time
for n in range(4):
    while time.process_time() < n * 0.5: pass
    print(n, flush=True)
    sys.stdin.readline()
sys.exit(42)`;
    const one = with_(slow, { tests: guess.tests.slice(0, 1) });
    expect(await verdictOf('for n in range(4): print(input(), flush=True)', one)).toBe('Accepted');
  });

  it('works with a testlib interactor', async () => {
    const interactor = `import sys
secret = int(open(sys.argv[1]).read())
print(secret * 2, flush=True)
said = sys.stdin.readline().strip()
open(sys.argv[2], "w").write(said)
sys.exit(0 if said == str(secret) else 1)`;
    const problem = { ...guess, validator: validatorOf('testlib', interactor) };
    expect(await verdictOf('print(int(input()) // 2)', problem)).toBe('Accepted');
    expect(await verdictOf('print(int(input()))', problem)).toBe('Wrong Answer');
  });
});

describe('who ends first', () => {
  it.each([
    ['a program that crashes', 'raise SystemExit(1)', 'Runtime Error'],
    [
      'a program that crashes once it was told that it is wrong',
      'print("x", flush=True)\ninput()\n1 / 0',
      'Wrong Answer',
    ],
    [
      'a program that goes on when it was rejected',
      'import time\nprint("x", flush=True)\ntime.sleep(60)',
      'Wrong Answer',
    ],
    ['a program that ends too early, in good order', 'print(1)', 'Wrong Answer'],
    ['a program that is right and then crashes', `${bisection}\nraise SystemExit(1)`, 'Runtime Error'],
    ['a program that is right and then computes for ever', `${bisection}\nwhile True: pass`, 'Time Limit Exceeded'],
    [
      'a program that is right and then waits for ever',
      `${bisection}\nimport time\ntime.sleep(60)`,
      'Idleness Limit Exceeded',
    ],
    ['a program that is right and reads to the end', `${bisection}\nimport sys\nsys.stdin.read()`, 'Accepted'],
    ['a program that computes for ever', 'while True: pass', 'Time Limit Exceeded'],
  ])('%s', async (_, source, verdict) => {
    expect(await verdictOf(source, { ...guess, limits: quick })).toBe(verdict);
  });

  it.each([
    ['crashes at once', 'raise ValueError(judge_in)'],
    ['crashes after the program', 'sys.stdin.read()\n1 / 0'],
    ['ends with 0', 'sys.exit(0)'],
    ['floods', 'while True: sys.stdout.write("x" * 65536)'],
  ])('an interactor that %s is our own failure', async (_, interactor) => {
    expect(await verdictOf('print(1)', with_(interactor))).toBe('Judge Error');
  });
});

describe('hostile and helpless programs (44)', () => {
  it.each([
    ['both wait', 'input()', 'Idleness Limit Exceeded'],
    ['flood, and never read', 'import sys\nwhile True: sys.stdout.write("9" * 65536)', 'Time Limit Exceeded'],
    ['flood stderr', 'import sys\nwhile True: sys.stderr.write("9" * 65536)', 'Time Limit Exceeded'],
    ['close stdout and stay', 'import os, time\nos.close(1)\ntime.sleep(60)', 'Wrong Answer'],
    ['close everything and end', 'import os\nos.close(0)\nos.close(1)\nos.close(2)', 'Wrong Answer'],
    [
      'leave a child that talks on',
      'import os, time\nif os.fork() == 0:\n time.sleep(60)\nelse: print(1)',
      'Wrong Answer',
    ],
    ['stop themselves', 'import os\nos.kill(os.getpid(), 19)', 'Idleness Limit Exceeded'],
  ])('%s', async (_, source, verdict) => {
    const started = performance.now();
    expect(await verdictOf(source, { ...guess, limits: quick })).toBe(verdict);
    expect(performance.now() - started).toBeLessThan(55_000); // of the 60 s that some would sleep
  });

  it('a program that never reads does not hold up an interactor that has much to say', async () => {
    const interactor =
      'sys.stdout.write("x" * 6_000_000)\nsys.stdout.flush()\nsys.exit(42 if sys.stdin.read() == "1\\n" else 43)';
    expect(await verdictOf('print(1)', with_(interactor, { limits: guess.limits }))).toBe('Accepted');
  });

  it('the end of what the interactor says is passed on while it still listens', async () => {
    const interactor =
      'import os\nprint(1, 2, flush=True)\nos.close(1)\nsys.exit(42 if sys.stdin.read() == "[1, 2]\\n" else 43)';
    const source = 'import sys\nprint([int(n) for n in sys.stdin.read().split()])';
    expect(await verdictOf(source, with_(interactor))).toBe('Accepted');
  });

  it('the end of what the program says is passed on while it lives and reads', async () => {
    const interactor =
      'said = sys.stdin.read()\nprint("heard", said, flush=True)\nsys.exit(42 if said == "1\\n" else 43)';
    const source = 'import os\nprint(1, flush=True)\nos.close(1)\nos._exit(0 if input() == "heard 1" else 1)';
    expect(await verdictOf(source, with_(interactor))).toBe('Accepted');
  });

  it('an interactor that hangs holds its lane no longer than the program may', async () => {
    const started = performance.now();
    expect(await verdictOf('input()', with_('import time\ntime.sleep(600)'))).toBe('Idleness Limit Exceeded');
    expect(performance.now() - started).toBeLessThan(300_000); // of the 600 s that it would sleep
  });

  it('leaves no process behind, and both lanes serve the next', async () => {
    await Promise.all([verdictOf('while True: print(1)', guess), verdictOf('input()', { ...guess, limits: quick })]);
    const lines = await Promise.all(
      [...(await descendants(process.pid))].map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
    );
    expect(lines.filter((line) => /validate/.test(line))).toEqual([]);
    expect(await Promise.all([verdictOf(bisection, guess), verdictOf(bisection, guess)])).toEqual([
      'Accepted',
      'Accepted',
    ]);
  });

  it('the program finds nothing of its interactor', async () => {
    const spying = `import glob, os
try: os.kill(-1, 9)
except OSError: pass
seen = [open(f"/proc/{p}/cmdline").read() for p in os.listdir("/proc") if p.isdigit()]
print(int(any("validate" in name for name in seen)), len(glob.glob("/box/validate*") + glob.glob("/tmp/*")))`;
    expect(
      await verdictOf(
        spying,
        with_('sys.exit(42 if sys.stdin.readline() == "0 0\\n" else 43)', { limits: guess.limits }),
      ),
    ).toBe('Accepted');
  });
});

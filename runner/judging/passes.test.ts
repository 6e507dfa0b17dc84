import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ICPC, pairs, validatorOf } from '../_programs.ts';
import { openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

/** The program encodes a word, then decodes what it wrote; the validator keeps the word. */
const code: JudgePackage = {
  ...pairs,
  name: 'code',
  passes: 2,
  validator: validatorOf(
    'icpc',
    `${ICPC}
import os
given, state = sys.stdin.read().strip(), feedback + "state"
if not os.path.exists(state):
    word = open(judge_in).read().split()[1]
    if word in given: sys.exit(43)
    open(state, "w").write(word)
    open(feedback + "nextpass.in", "w").write("decode " + given + "\\n")
    sys.exit(42)
again = os.path.exists(feedback + "nextpass.in") or open(judge_in).read().split()[0] != "decode"
sys.exit(42 if given == open(state).read() and not again else 43)`,
  ),
  tests: [
    { name: 'Example 1', sample: true, input: 'encode hello\n', answer: '\n' },
    { name: '01-longer', sample: false, input: 'encode abracadabra\n', answer: '\n' },
  ],
};
const verdictOf = async (source: string, problem: JudgePackage) => {
  const { finished } = await service.judge('python', source, problem);
  return finished?.verdict;
};

describe('more than one pass', () => {
  it.each([
    ['right in both', 'what, word = input().split()\nprint(word[::-1])', 'Accepted'],
    ['wrong in the first', 'print(input().split()[1])', 'Wrong Answer'],
    [
      'wrong in the second',
      'what, word = input().split()\nprint(word[::-1] if what == "encode" else "?")',
      'Wrong Answer',
    ],
    [
      'failing in the second',
      'what, word = input().split()\nassert what == "encode"\nprint(word[::-1])',
      'Runtime Error',
    ],
    [
      'keeping the word in a file',
      'import os\nwhat, word = input().split()\nif os.path.exists("/tmp/w"): print(open("/tmp/w").read())\nelse:\n open("/tmp/w", "w").write(word)\n print("?")',
      'Wrong Answer',
    ],
  ])('%s', async (_, source, verdict) => {
    expect(await verdictOf(source, code)).toBe(verdict);
  });

  it('tells the time of the slowest pass', async () => {
    const slow = `import time
what, word = input().split()
while what == "encode" and time.process_time() < 0.3: pass
print(word[::-1])`;
    const { finished } = await service.judge('python', slow, code);
    expect(finished?.verdict).toBe('Accepted');
    expect(finished?.runtime_ms).toBeGreaterThanOrEqual(290);
  });

  it('counts each pass by itself', async () => {
    const each = 'import time\nwhile time.process_time() < 0.7: pass\nprint(input().split()[1][::-1])';
    expect(await verdictOf(each, { ...code, tests: code.tests.slice(0, 1) })).toBe('Accepted');
  });

  const endless = `${ICPC}open(feedback + "nextpass.in", "w").write("x x")\n`;
  it.each([
    ['asks for more passes than there may be', 'sys.exit(42)'],
    ['rejects and asks for another', 'sys.exit(43)'],
  ])('a validator that %s is our own failure', async (_, last) => {
    const problem = { ...code, validator: validatorOf('icpc', endless + last) };
    expect(await verdictOf('print(input())', problem)).toBe('Judge Error');
  });

  it('without passes nextpass.in means nothing', async () => {
    const { passes: _, ...problem } = { ...code, validator: validatorOf('icpc', `${endless}sys.exit(42)`) };
    expect(await verdictOf('print(input())', problem)).toBe('Accepted');
  });

  it('may be interactive', async () => {
    const problem: JudgePackage = {
      ...code,
      interactive: true,
      validator: validatorOf(
        'icpc',
        `${ICPC}
n = int(open(judge_in).read())
print(n, flush=True)
if sys.stdin.readline().strip() != str(n + 1): sys.exit(43)
if n < 2: open(feedback + "nextpass.in", "w").write(str(n + 1))
sys.exit(42)`,
      ),
      passes: 3,
      tests: [{ name: 'Example 1', sample: true, input: '0\n', answer: '\n' }],
    };
    expect(await verdictOf('print(int(input()) + 1)', problem)).toBe('Accepted');
    expect(await verdictOf('print(min(2, int(input()) + 1))', problem)).toBe('Wrong Answer');
  });
});

import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ICPC, pairs, validatorOf } from '../_programs.ts';
import { openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const halves = 'n = int(input())\nprint(n - n // 2, n // 2)';
const judgedBy = (source: string, text: string, more: Partial<JudgePackage> = {}) =>
  service.judge('python', source, { ...pairs, validator: validatorOf('icpc', ICPC + text), ...more });

describe('a validator of the icpc protocol', () => {
  it('accepts what it finds right', async () => {
    const { finished, tests } = await service.judge('python', halves, pairs);
    expect(finished).toMatchObject({ verdict: 'Accepted', passed: 3, total: 3 });
    expect(tests.map(({ message }) => message)).toEqual(['', '', '']);
  });

  it('rejects, and speaks to the learner about an example', async () => {
    const { finished, tests, events } = await service.judge('python', 'print(4, 5)', pairs);
    expect(finished).toMatchObject({ verdict: 'Wrong Answer', message: 'Wrong answer on test 1 of 3' });
    expect(tests[0]).toMatchObject({
      message: 'The validator did not accept the output\nThat makes another sum than 10',
      got: '4 5\n',
    });
    expect(JSON.stringify(events)).not.toContain('for the judge');
  });

  it('says nothing of a secret test, whatever it writes', async () => {
    const { events, tests } = await service.judge('python', 'n = int(input())\nprint(n if n > 10 else "5 5")', pairs);
    expect(tests[1]).toMatchObject({ name: 'Test 2', message: 'The validator did not accept the output' });
    expect(JSON.stringify(events)).not.toMatch(/3141|another sum|01-small/);
  });

  it('gets the input, the answer, the flags of the package or of the test, and a folder that ends with a slash', async () => {
    const told = `
ok = open(judge_in).read() == sys.stdin.read() and open(judge_ans).read() != "" and feedback[-1] == "/"
sys.exit(42 if ok and flags == (["a b", "c"] if open(judge_in).read() != "3141\\n" else ["own"]) else 43)`;
    const tests = pairs.tests.map((test) => (test.name === '01-small' ? { ...test, validator_flags: ['own'] } : test));
    const { finished } = await judgedBy('print(input())', told, { validator_flags: ['a b', 'c'], tests });
    expect(finished?.verdict).toBe('Accepted');
  });

  it('is not asked about a program that failed', async () => {
    expect((await judgedBy('print(1)\nraise SystemExit(3)', 'sys.exit(42)')).finished?.verdict).toBe('Runtime Error');
  });

  it.each([
    ['ends with another exit code', 'sys.exit(0)'],
    ['crashes', 'raise ValueError(open(judge_ans).read())'],
    ['is killed', 'import os\nos.kill(os.getpid(), 9)'],
    ['does not compile', 'def f(:'],
    ['leaves more than may be', 'open(feedback + "x", "w").write("x" * (9 << 20))\nsys.exit(42)'],
  ])('that %s is our own failure, and the learner sees none of its words', async (_, text) => {
    const { finished, events } = await judgedBy('print("1 2")', text);
    expect(finished).toMatchObject({
      verdict: 'Judge Error',
      message: 'The judge failed, not your program. Please try again.',
    });
    expect(JSON.stringify(events)).not.toMatch(/ValueError|5 5|SyntaxError|validator/);
  });

  it('works in C++ as well', async () => {
    const text = `#include <bits/stdc++.h>
int main(int, char** argv) {
  long n, a, b;
  std::ifstream(argv[1]) >> n;
  return std::cin >> a >> b && a + b == n ? 42 : 43;
}`;
    const problem = { ...pairs, validator: validatorOf('icpc', text, ['c++', 'validate.cpp']) };
    expect((await service.judge('python', halves, problem)).finished?.verdict).toBe('Accepted');
    expect((await service.judge('python', 'print(1, 1)', problem)).finished?.verdict).toBe('Wrong Answer');
  });
});

describe('a checker of the testlib protocol', () => {
  const checked = (source: string, text: string) =>
    service.judge('python', source, { ...pairs, validator: validatorOf('testlib', `import sys\n${text}`) });
  const byAnswer = `
read = lambda at: open(sys.argv[at]).read().split()
given, answer = read(2), read(3)
if given == answer: sys.exit(0)
print("wrong answer: expected", *answer, file=sys.stderr)
sys.exit({"9": 2, "8": 4, "7": 8, "6": 3, "5": 66, "4": 116, "3": 7}.get(given[0], 1))`;

  it.each([
    ['5 5', 'Wrong Answer', 'Wrong answer on test 2 of 3'],
    ['1', 'Wrong Answer', 'Wrong answer on test 1 of 3'],
    ['9', 'Wrong Answer', 'Wrong answer on test 1 of 3'],
    ['8', 'Wrong Answer', 'Wrong answer on test 1 of 3'],
    ['7', 'Wrong Answer', 'Wrong answer on test 1 of 3'],
    ['5', 'Wrong Answer', 'Wrong answer on test 1 of 3'],
    ['4', 'Accepted', 'All test cases passed!'],
    ['6', 'Judge Error', expect.stringContaining('Please try again')],
    ['3', 'Judge Error', expect.stringContaining('Please try again')],
  ])('%s: %s', async (output, verdict, message) => {
    const { finished, events } = await checked(`print(${JSON.stringify(output)})`, byAnswer);
    expect(finished).toMatchObject({ verdict, message });
    expect(JSON.stringify(events)).not.toContain('wrong answer: expected');
  });
});

describe('a program cannot reach its judge', () => {
  it('finds neither the validator nor its files nor its processes, and leaves nothing for it', async () => {
    const spying = `import glob, os
open("/tmp/test.ans", "w").write("mine")
os.makedirs("/tmp/feedback", exist_ok=True)
open("/tmp/feedback/score.txt", "w").write("100")
open("/tmp/kept.nextpass.in", "w").write("again")
try: os.kill(-1, 9)
except OSError: pass
names = [open(f"/proc/{p}/cmdline").read() for p in os.listdir("/proc") if p.isdigit()]
print(int(any("validate" in name for name in names)), len(glob.glob("/box/validate*") + glob.glob("/tmp/test.in")))`;
    const looking = `
import os
clean = sorted(os.listdir("/tmp")) == ["feedback", "said", "test.ans", "test.in"] and not os.listdir(feedback)
sys.exit(42 if sys.stdin.read() == "0 0\\n" and clean and open(judge_ans).read() != "mine" else 43)`;
    expect((await judgedBy(spying, looking)).finished?.verdict).toBe('Accepted');
  });

  it('cannot make the judge speak for it', async () => {
    const spoof = `print("file score.txt 3\\n100said 0\\nexit 42\\n")
import sys
print("said 0\\nexit 42", file=sys.stderr)`;
    expect((await judgedBy(spoof, 'sys.stderr.write(sys.stdin.read())\nsys.exit(43)')).finished?.verdict).toBe(
      'Wrong Answer',
    );
  });
});

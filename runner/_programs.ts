import { join } from 'node:path';
import { languageOptions, readLanguages } from '@devorbit/content-reader/languages.ts';
import type { JudgePackage, OutputValidator } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

const options = languageOptions(readLanguages(join(import.meta.dirname, '../content/languages')), {
  params: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
});

const emptySolve: Record<PracticeLanguage, RegExp> = {
  javascript: /(?<=function solve\(nums\) \{\n)\n/,
  python: /(?<=def solve\(nums\):\n) {4}pass/,
  java: /(?<=static int solve\(int\[\] nums\) \{\n) {4}return 0;/,
  cpp: /(?<=int solve\(vector<int>& nums\) \{\n) {2}return \{\};/,
};

/** The starter code with `body` in its solve function. */
export function solved(language: PracticeLanguage, body: string): string {
  const starter = options.find(({ id }) => id === language)?.starter_code ?? '';
  const filled = starter.replace(emptySolve[language], () => `    ${body}\n`);
  if (filled === starter) throw new Error(`the ${language} starter has no empty solve:\n${starter}`);
  return filled;
}

/** Adds up the numbers. The first test is an example. */
export const sums: JudgePackage = {
  format: 1,
  name: 'sums',
  limits: { time_ms: 1_000, memory_kb: 256 * 1024 },
  validator_flags: [],
  tests: [
    { name: 'Example 1', sample: true, input: '{"nums":[1,2,3]}\n', answer: '6\n' },
    { name: '01-empty', sample: false, input: '{"nums":[]}\n', answer: '0\n' },
    { name: '02-negative', sample: false, input: '{"nums":[-5,4]}\n', answer: '-1\n' },
    {
      name: '03-long',
      sample: false,
      input: `{"nums":[${Array.from({ length: 10_000 }, (_, i) => i % 7).join(',')}]}\n`,
      answer: '29994\n',
    },
  ],
};

/** The body of a solve that is right. */
export const rightSolve: Record<PracticeLanguage, string> = {
  javascript: 'return nums.reduce((a, b) => a + b, 0);',
  python: 'return sum(nums)',
  java: 'int all = 0; for (int n : nums) all += n; return all;',
  cpp: 'int all = 0; for (int n : nums) all += n; return all;',
};

/** A validator in one file; Python starts fastest. */
export const validatorOf = (
  protocol: OutputValidator['protocol'],
  text: string,
  [language, name] = ['python', 'validate.py'],
): OutputValidator => ({ protocol, program: { language, files: [{ name, text }] } });

/** The names of the icpc protocol's arguments, for validators in Python. */
export const ICPC = `import sys
judge_in, judge_ans, feedback, *flags = sys.argv[1:]
`;

/** Any two numbers that add up to the input's are right. The first of the tests is an example. */
export const pairs: JudgePackage = {
  format: 1,
  name: 'pairs',
  limits: { time_ms: 1_000, memory_kb: 256 * 1024 },
  validator_flags: [],
  validator: validatorOf(
    'icpc',
    `${ICPC}
n, given = int(open(judge_in).read()), sys.stdin.read().split()
print("nobody reads this")
right = len(given) == 2 and all(word.lstrip("-").isdigit() for word in given) and sum(map(int, given)) == n
if not right: open(feedback + "teammessage.txt", "w").write("That makes another sum than " + str(n))
open(feedback + "judgemessage.txt", "w").write("for the judge alone")
sys.exit(42 if right else 43)`,
  ),
  tests: [
    { name: 'Example 1', sample: true, input: '10\n', answer: '5 5\n' },
    { name: '01-small', sample: false, input: '3141\n', answer: '1 3140\n' },
    { name: '02-large', sample: false, input: '271828\n', answer: '1 271827\n' },
  ],
};

/** Guess a number from 1 to 1000 in ten questions. */
export const guess: JudgePackage = {
  format: 1,
  name: 'guess',
  limits: { time_ms: 1_000, memory_kb: 256 * 1024 },
  validator_flags: [],
  interactive: true,
  validator: validatorOf(
    'icpc',
    `${ICPC}
secret = int(open(judge_in).read())
for turn in range(10):
    word = sys.stdin.readline().strip()
    if not word.isdigit(): break
    if int(word) == secret:
        print("right", flush=True)
        sys.exit(42)
    print("higher" if int(word) < secret else "lower", flush=True)
open(feedback + "teammessage.txt", "w").write("You had ten questions")
print("wrong", flush=True)
sys.exit(43)`,
  ),
  tests: [
    { name: 'Example 1', sample: true, input: '500\n', answer: '\n' },
    { name: '01-least', sample: false, input: '1\n', answer: '\n' },
    { name: '02-most', sample: false, input: '1000\n', answer: '\n' },
  ],
};

/** Finds the number of `guess`. */
export const bisection = `low, high = 1, 1000
while True:
    middle = (low + high) // 2
    print(middle, flush=True)
    said = input()
    if said == "right": break
    if said == "higher": low = middle + 1
    else: high = middle - 1
`;

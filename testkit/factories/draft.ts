import type { AuthoredDraft, AuthoredSolution } from '@devorbit/contract/practice/authoring.ts';

/** Programs of the draft: two numbers in a line, and their sum. */
export const sumPrograms = {
  right: 'a, b = map(int, input().split())\nprint(a + b)\n',
  wrong: 'a, b = map(int, input().split())\nprint(a + b if a < 1000 else a - b)\n',
  hanging: 'input()\nwhile True: pass\n',
  crashing: 'a, b = map(int, input().split())\nprint(a + b if a < 1000 else 1 // 0)\n',
  generator: 'import sys\nlimit = int(sys.argv[1])\nprint(limit, limit + int(sys.argv[2]))\n',
  validator: `#include "testlib.h"
int main(int argc, char* argv[]) {
  registerValidation(argc, argv);
  inf.readInt(0, 1000000, "a");
  inf.readSpace();
  inf.readInt(0, 2000000, "b");
  inf.readEoln();
  inf.readEof();
}
`,
} as const;

export const pythonSolution = (
  role: AuthoredSolution['role'],
  source: string,
  name = `${role}.py`,
): AuthoredSolution => ({
  name,
  language: 'python',
  source,
  role,
});

/** A draft that holds: five tests with its example, two of them made by a generator. */
export const authoredDraft = (change: Partial<AuthoredDraft> = {}): AuthoredDraft => ({
  title: 'Two numbers',
  statement: 'Print the sum of the two numbers in the line.',
  difficulty: 'Easy',
  tags: ['math'],
  examples: [{ input: '1 2', output: '3', explanation: '1 + 2 = 3' }],
  constraints: ['0 ≤ a, b ≤ 2000000'],
  signature: null,
  starters: { python: 'a, b = map(int, input().split())\n' },
  limits: { time_ms: 1000, memory_kb: 131_072 },
  checker: { kind: 'default', case_sensitive: false, space_change_sensitive: false, float_tolerance: null },
  validator: { protocol: 'testlib', program: { name: 'validate.cpp', language: 'cpp', source: sumPrograms.validator } },
  generators: [{ name: 'generate.py', language: 'python', source: sumPrograms.generator }],
  solutions: [
    pythonSolution('reference', sumPrograms.right),
    pythonSolution('wrong_answer', sumPrograms.wrong),
    pythonSolution('time_limit_exceeded', sumPrograms.hanging),
  ],
  tests: [
    { kind: 'text', name: 'small', input: '0 0', answer: null },
    { kind: 'text', name: 'told', input: '20 22', answer: '42' },
    { kind: 'generated', name: 'large', generator: 'generate.py', args: '5000  7' },
    { kind: 'generated', name: 'largest', generator: 'generate.py', args: '1000000 1000000' },
  ],
  hints: ['Read both numbers first.'],
  editorial: 'Add them.',
  ...change,
});

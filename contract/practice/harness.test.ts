import { describe, expect, test } from 'vitest';
import { withHarness, withoutHarness } from './harness-parts.ts';
import { isWholeProgram, lineOfAuthor } from './harness.ts';

describe('a whole program', () => {
  test.each([
    ['python', 'def solve(nums):\n    return nums', false],
    ['python', '# input() is read for you\ndef solve(nums):\n    """The input (a list)."""\n    return "stdin"', false],
    ['python', 'def solve():\n    n = int(input())\n\nsolve()', true],
    ['python', 'import sys\ndef solve(): pass\nfor line in sys.stdin: print(line)', true],
    ['python', 'def solve(n): return n\nprint(solve(open("/dev/stdin").read()))', true],
    ['python', 'print("1 0")', true],
    ['python', 'class Solution:\n    def solve(self, nums): return nums', true],
    ['javascript', 'function solve(nums) {\n  return nums;\n}', false],
    ['javascript', 'const solve = (nums) => nums; // no readFileSync, no process.stdin', false],
    ['javascript', "const text = require('fs').readFileSync(0, 'utf8');\nfunction solve() {}", true],
    ['javascript', 'console.log(1);', true],
    ['javascript', 'if (solve === 1) console.log(1);', true],
    ['java', 'public class Main {\n  static int solve(int n) { return n; } // void main(\n}', false],
    ['java', 'public class Main { public static void main(String[] args) {} }', true],
    ['cpp', '#include <bits/stdc++.h>\n/* int main() */ int solve(int n) { return n; }', false],
    ['cpp', 'int main() {}', true],
    ['cpp', 'signed main(int argc, char** argv) {}', true],
  ] as const)('%s: %s', (language, code, whole) => {
    expect(isWholeProgram(code, language)).toBe(whole);
  });

  test('stays quick on text that opens what it never closes', () => {
    const long = `${'"\\'.repeat(40_000)}${'/*'.repeat(20_000)}${'`'.repeat(9_999)}`;
    for (const language of ['javascript', 'python', 'java', 'cpp'] as const)
      expect(isWholeProgram(long, language)).toBe(language === 'javascript' || language === 'python');
  });
});

const RULE = 'Reads the input, calls solve and prints its answer. No need to change it.';

test('what an author wrote comes apart from the rest of the starter code, and together again', () => {
  const java = `public class Main {\n  static int solve(int n) {\n    return n;\n  }\n\n  // ${RULE}\n  public static void main(String[] args) {}\n}\nclass Starter {}\n`;
  const parts = withoutHarness(java, 'java');
  expect(parts.own).toBe('public class Main {\n  static int solve(int n) {\n    return n;\n  }\n}\n');
  expect(withHarness(parts.own, parts.rest, 'java')).toBe(java);
  const python = `def solve(n):\n    return n\n\n\n# ${RULE}\nprint(solve(int(input())))\n`;
  expect(withoutHarness(python, 'python').own).toBe('def solve(n):\n    return n\n');
  expect(withoutHarness(python.replaceAll('\n', '\r\n'), 'python').rest).toContain('print(');
  expect(withoutHarness('def solve(n): return n', 'python')).toEqual({ own: 'def solve(n): return n', rest: '' });
});

test('lines keep their numbers; those below the author’s are the judge’s', () => {
  expect([1, 2, 3, 0].map((line) => lineOfAuthor('one\ntwo\n', line))).toEqual([1, 2, null, null]);
});

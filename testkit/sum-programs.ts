import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

type Program = { language: PracticeLanguage; code: string };

/** Solutions of the factory's problem, {"a":1,"b":2} → 3. */
export const rightPrograms: Program[] = [
  {
    language: 'javascript',
    code: `const { a, b } = JSON.parse(require('fs').readFileSync(0, 'utf8')); console.log(a + b);`,
  },
  { language: 'python', code: `import json, sys\nd = json.load(sys.stdin)\nprint(d["a"] + d["b"])\n` },
  {
    language: 'java',
    code: `import java.util.*; public class Main { public static void main(String[] x) { String s = new Scanner(System.in).nextLine(); String[] p = s.replaceAll("[^0-9,-]", "").split(","); System.out.println(Integer.parseInt(p[0]) + Integer.parseInt(p[1])); } }`,
  },
  {
    language: 'cpp',
    code: `#include <cstdio>\nint main() { int a, b; scanf("{\\"a\\":%d,\\"b\\":%d}", &a, &b); printf("%d\\n", a + b); }`,
  },
];

/** What else may be submitted, and the verdict it must get. */
export const otherPrograms: [Verdict, Program][] = [
  ['Wrong Answer', { language: 'python', code: 'print(3)' }],
  ['Time Limit Exceeded', { language: 'cpp', code: 'int main() { volatile unsigned long n = 0; for (;;) n++; }' }],
  ['Runtime Error', { language: 'javascript', code: 'throw new Error("no")' }],
  ['Compilation Error', { language: 'cpp', code: 'int main() { return missing; }' }],
];

/** Right, and slow enough that judging can be interrupted: each of the four tests takes most of a second. */
export const slowRightProgram: Program = {
  language: 'python',
  code: `import json, sys, time\nd = json.load(sys.stdin)\ntime.sleep(0.8)\nprint(d["a"] + d["b"])\n`,
};

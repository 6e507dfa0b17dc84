import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import type { Texts } from '../packages/_packages.ts';

const validator = 'import sys\nsys.exit(42 if 0 <= int(sys.stdin.read()) <= 99 else 43)\n';

/** A draft that uses every field: twice a number, with a checker of its own. */
export const wholeDraft: AuthoredDraft = {
  title: 'Twice, at last',
  statement: 'Print `2n`.\n\n- with care',
  difficulty: 'Hard',
  tags: ['Math', 'Two Pointers'],
  examples: [
    { input: '1', output: '2', explanation: 'One and one.' },
    { input: '{"n":3}', output: '6' },
  ],
  constraints: ['0 ≤ n ≤ 99'],
  signature: { params: [{ name: 'n', type: 'int' }], returns: 'int' },
  starters: { python: 'n = int(input())\n' },
  limits: { time_ms: 1500, memory_kb: 128 * 1024 },
  checker: {
    kind: 'program',
    protocol: 'testlib',
    program: { name: 'check.cpp', language: 'cpp', source: '#include "testlib.h"\nint main() {}\n' },
  },
  validator: { protocol: 'icpc', program: { name: 'validate.py', language: 'python', source: validator } },
  generators: [{ name: 'gen.py', language: 'python', source: 'import sys\nprint(sys.argv[1])\n' }],
  solutions: [
    { name: 'slow.py', language: 'python', source: 'while True: pass\n', role: 'time_limit_exceeded' },
    { name: 'zz.cpp', language: 'cpp', source: 'int main() {}\n', role: 'reference' },
    { name: 'Main.java', language: 'java', source: 'class Main {}\n', role: 'accepted' },
    { name: 'zero.js', language: 'javascript', source: 'console.log(0);\n', role: 'wrong_answer' },
    { name: 'crash.py', language: 'python', source: 'print([][0])\n', role: 'run_time_error' },
  ],
  tests: [
    { kind: 'text', name: 'zero', input: '0\n', answer: '0\n' },
    { kind: 'text', name: 'a big one', input: '99\n', answer: null },
    { kind: 'generated', name: 'random', generator: 'gen.py', args: '42  7' },
  ],
  hints: ['Add.', 'To itself.'],
  editorial: '## Idea\n\n`n + n`',
};

/** What a verification makes of a draft that counts twice a number. */
export const judgingOf = ({ limits, checker, examples, tests }: AuthoredDraft): JudgePackage => ({
  format: 1,
  name: 'problem-1',
  limits,
  validator_flags: [],
  ...(checker.kind === 'program'
    ? {
        validator: {
          protocol: checker.protocol,
          program: {
            language: checker.program.language,
            files: [{ name: checker.program.name, text: checker.program.source }],
          },
        },
      }
    : {}),
  tests: [
    ...examples.map(({ input, output }, at) => ({
      name: `Example ${at + 1}`,
      sample: true,
      input: `${input}\n`,
      answer: `${output}\n`,
    })),
    ...tests.map((test) => ({
      name: test.name,
      sample: false,
      input: test.kind === 'text' ? test.input : '42\n',
      answer: (test.kind === 'text' ? test.answer : null) ?? `${test.kind === 'text' ? 198 : 84}\n`,
    })),
  ],
});

/** A full package of Polygon's, with a header of its checker's own. */
export const polygon: Texts = {
  'problem.xml': `<?xml version="1.0" encoding="utf-8"?>
<problem revision="7" short-name="two-sums">
  <names><name language="english" value="Two sums"/><name language="russian" value="Две суммы"/></names>
  <statements><statement language="english" path="statements/english/problem.tex" type="application/x-tex"/></statements>
  <judging input-file="" output-file="" run-count="1">
    <testset name="tests">
      <time-limit>1500</time-limit><memory-limit>268435456</memory-limit><test-count>2</test-count>
      <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests><test method="manual" sample="true"/><test cmd="gen 5" method="generated"/></tests>
    </testset>
  </judging>
  <files><resources>
    <file path="files/testlib.h" type="h.g++"/><file path="files/sums.h" type="h.g++"/>
  </resources></files>
  <assets>
    <checker name="check.cpp" type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>
    <validators><validator><source path="files/val.cpp" type="cpp.g++17"/></validator></validators>
    <solutions>
      <solution tag="main"><source path="solutions/main.cpp" type="cpp.g++17"/></solution>
      <solution tag="wrong-answer"><source path="solutions/Bad.java" type="java21"/></solution>
      <solution tag="time-limit-exceeded-or-accepted"><source path="solutions/slow.py" type="python.3"/></solution>
      <solution tag="accepted"><source path="solutions/fast.rs" type="rust"/></solution>
    </solutions>
  </assets>
  <tags><tag value="math"/></tags>
</problem>`,
  'tests/01': '1 2\n',
  'tests/01.a': '3\n',
  'tests/02': '5 5\n',
  'tests/02.a': '10\n',
  'files/testlib.h': '// theirs',
  'files/sums.h': '#pragma once\nconst int MOST = 10;\n',
  'files/check.cpp': '#include "testlib.h"\n#include "sums.h"\n#include "sums.h"\nint main() { return MOST; }\n',
  'files/val.cpp': '#include "testlib.h"\nint main() {}\n',
  'solutions/main.cpp': 'int main() {}\n',
  'solutions/Bad.java': 'class Bad {}\n',
  'solutions/slow.py': 'print(1)\n',
  'solutions/fast.rs': 'fn main() {}\n',
  'statements/english/problem-properties.json': JSON.stringify({
    name: 'Two sums',
    legend: 'Add \\textbf{both} $a_1$ and $a_2$.',
    input: 'Two numbers~--- one line.',
    output: 'One number.',
  }),
};

import { type Texts, packageFiles } from '@devorbit/content-reader/packages/_packages.ts';
import type { ImportedProblem } from '@devorbit/content-reader/packages/imported-problem.ts';
import { readPackage } from '@devorbit/content-reader/packages/read-package.ts';
import { writeIcpc2025 } from '@devorbit/content-reader/packages/write-2025.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedSandbox } from '../_shared-sandbox.ts';
import { type Languages, detectLanguages } from '../languages/detect.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { verifyImported, whyRefused } from './verify-imported.ts';

let sandbox: Sandbox;
let languages: Languages;
beforeAll(async () => {
  sandbox = await sharedSandbox();
  const [lane] = sandbox.lanes;
  if (!lane) throw new Error('no lane');
  languages = await detectLanguages(lane);
});
afterAll(() => sandbox.close());

/** Any two numbers whose sum is n. */
const checker = `#include "testlib.h"
int main(int argc, char** argv) {
  registerTestlibCmd(argc, argv);
  int n = inf.readInt(), a = ouf.readInt(), b = ouf.readInt();
  if (a + b != n) quitf(_wa, "%d and %d make %d", a, b, a + b);
  quitf(_ok, "right");
}
`;
const validator = `#include "testlib.h"
int main(int argc, char** argv) {
  registerValidation(argc, argv);
  inf.readInt(1, 99);
  inf.readEoln();
  inf.readEof();
}
`;
const right = '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << 1 << " " << n - 1; }\n';
const wrong = '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << 1 << " " << n; }\n';

const polygon: Texts = {
  'problem.xml': `<?xml version="1.0" encoding="utf-8"?>
<problem short-name="sums" revision="1">
  <names><name language="english" value="Sums"/></names>
  <judging input-file="" output-file="">
    <testset name="tests"><time-limit>1000</time-limit><memory-limit>268435456</memory-limit><test-count>2</test-count>
      <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests><test method="manual" sample="true"/><test method="manual"/></tests>
    </testset>
  </judging>
  <assets>
    <checker type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>
    <validators><validator><source path="files/val.cpp" type="cpp.g++17"/></validator></validators>
    <solutions>
      <solution tag="main"><source path="solutions/a.cpp" type="cpp.g++17"/></solution>
      <solution tag="wrong-answer"><source path="solutions/w.cpp" type="cpp.g++17"/></solution>
    </solutions>
  </assets>
</problem>
`,
  'tests/01': '3\n',
  'tests/01.a': '1 2\n',
  'tests/02': '10\n',
  'tests/02.a': '5 5\n',
  'files/check.cpp': checker,
  'files/val.cpp': validator,
  'solutions/a.cpp': right,
  'solutions/w.cpp': wrong,
};

const hydro: Texts = {
  'problem.yaml': 'pid: P7\ntitle: Sums\n',
  'problem_en.md': 'Print two numbers.\n',
  'testdata/config.yaml': `type: default
checker_type: testlib
checker: check.cc
time: 1s
memory: 256m
subtasks:
  - { id: 1, score: 40, type: min, cases: [{ input: 1.in, output: 1.out }] }
  - { id: 2, score: 60, type: min, cases: [{ input: 2.in, output: 2.out }] }
`,
  'testdata/check.cc': checker,
  'testdata/1.in': '3\n',
  'testdata/1.out': '1 2\n',
  'testdata/2.in': '10\n',
  'testdata/2.out': '5 5\n',
  'std/a.cc': right,
};

const qduoj: Texts = {
  '1/problem.json': JSON.stringify({
    display_id: 'sums',
    title: 'Sums',
    description: { format: 'html', value: '<p>Print 2n.</p>' },
    time_limit: 1000,
    memory_limit: 256,
    samples: [{ input: '1', output: '2' }],
    rule_type: 'ACM',
    answers: [{ language: 'Python3', code: 'print(int(input()) * 2)' }],
  }),
  '1/testcase/1.in': '3\n',
  '1/testcase/1.out': '6\n',
};

function read(files: Parameters<typeof readPackage>[0]['files'], name: string): ImportedProblem {
  const [problem] = readPackage({ name, files });
  if (!problem) throw new Error('no problem');
  return problem;
}

it.each<[string, Texts, number]>([
  ['Polygon', polygon, 2],
  ['Hydro', hydro, 1],
  ['QDUOJ', qduoj, 1],
])('verifies a package of %s, and the same problem written in 2025-09', async (_name, texts, submissions) => {
  const problem = read(packageFiles(texts), 'sums');
  const report = await verifyImported(problem, sandbox.lanes, languages);
  expect(whyRefused(report)).toEqual([]);
  expect(report.rows.filter(({ ok }) => ok)).toHaveLength(submissions);
  const written = read(writeIcpc2025({ ...report.problem, timeLimit: 'given' }).files, problem.name);
  expect(written.judging.validator).toEqual(problem.judging.validator);
  expect(written.judging.tests.map(({ input, answer, sample }) => [input, answer, sample])).toEqual(
    problem.judging.tests.map(({ input, answer, sample }) => [input, answer, sample]),
  );
  const again = await verifyImported(written, sandbox.lanes, languages);
  expect(again.faults).toEqual([]);
  expect(again.rows.filter(({ ok }) => ok)).toHaveLength(submissions);
});

it('refuses an input that a validator of testlib refuses', async () => {
  const { faults } = await verifyImported(
    read(packageFiles(polygon, { 'tests/02': '100\n', 'tests/02.a': '50 50\n' }), 'sums'),
    sandbox.lanes,
    languages,
  );
  expect(faults).toEqual([
    expect.stringMatching(/^the input of .* is not valid: input validator val\.cpp ended with exit code/),
  ]);
});

import type { PackageFiles } from './imported-problem.ts';
import { encode } from './package-text.ts';

/** Texts of a package by path; null leaves a file out. */
export type Texts = Record<string, string | null>;

/** The files of a package: `base`, changed in some. */
export function packageFiles(base: Texts, changes: Texts = {}): PackageFiles {
  const texts = Object.entries({ ...base, ...changes });
  return new Map(texts.flatMap(([path, text]) => (text === null ? [] : [[path, encode(text)] as const])));
}

const inputValidator = 'import sys\nn = int(sys.stdin.read())\nsys.exit(42 if 0 <= n <= 99 else 43)\n';

/** Doubles n, pass-fail, with a flag of the default validator. */
export const passFail: Texts = {
  'problem.yaml': `problem_format_version: 2025-09
name: { en: Twice, sv: Dubbelt }
uuid: 7b5ff2a4-5a53-4a93-9e3c-9a1c2d3e4f50
license: cc by-sa
rights_owner: DevOrbit
keywords: [math, easy]
limits: { time_limit: 1, memory: 128 }
`,
  'statement/problem.en.md': 'Print `2n`.\n',
  'statement/problem.sv.tex': '\\problemname{}\nSkriv $2n$.\n',
  'data/sample/1.in': '1\n',
  'data/sample/1.ans': '2\n',
  'data/sample/test_group.yaml': 'output_validator_args: [float_tolerance, "1e-6"]\n',
  'data/secret/01-small.in': '2\n',
  'data/secret/01-small.ans': '4\n',
  'data/secret/02-large.in': '50\n',
  'data/secret/02-large.ans': '100\n',
  'data/secret/02-large.yaml': 'output_validator_args: []\n',
  'data/secret/test_group.yaml': 'output_validator_args: [float_tolerance, "1e-6"]\n',
  'input_validators/validate.py': inputValidator,
  'submissions/accepted/a.py': 'print(int(input()) * 2)\n',
  'submissions/accepted/a.cc':
    '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << 2 * n << "\\n"; }\n',
  'submissions/wrong_answer/w.py': 'n = int(input())\nprint(n * 2 if n < 50 else 0)\n',
  'submissions/run_time_error/r.py': 'print([][0])\n',
  'submissions/time_limit_exceeded/t.py': 'while True: pass\n',
  'submissions/rejected/x.py': 'print(1)\n',
};

/** Any two numbers whose sum is n: a validator of its own in C++, in two files. */
export const custom: Texts = {
  'problem.yaml': `problem_format_version: 2025-09
name: Sum
uuid: 7b5ff2a4-5a53-4a93-9e3c-9a1c2d3e4f51
limits: { time_limit: 2, memory: 256 }
constants: { most: 99 }
`,
  'statement/problem.en.md': 'Print two numbers of at most {{most}} whose sum is `n`.\n',
  'data/sample/1.in': '3\n',
  'data/sample/1.ans': '1 2\n',
  'data/secret/1.in': '10\n',
  'data/secret/1.ans': '5 5\n',
  'data/secret/test_group.yaml': 'output_validator_args: [lower, "1"]\n',
  'data/sample/test_group.yaml': 'output_validator_args: [lower, "1"]\n',
  'input_validators/validate.py': inputValidator.replace('99', '{{most}}'),
  'output_validator/main.cpp': `#include <fstream>
#include <iostream>
#include "codes.h"
int main(int argc, char** argv) {
  std::ifstream in(argv[1]);
  int n, a, b;
  in >> n;
  if (argc != 6 || std::string(argv[4]) != "lower") return 1;
  if (!(std::cin >> a >> b)) return WRONG;
  return a + b == n && a >= std::stoi(argv[5]) && a <= {{most}} ? RIGHT : WRONG;
}
`,
  'output_validator/codes.h': '#pragma once\nconst int RIGHT = 42, WRONG = 43;\n',
  'data/invalid_input/large.in': '100\n',
  'data/invalid_output/below.in': '3\n',
  'data/invalid_output/below.ans': '1 2\n',
  'data/invalid_output/below.out': '0 3\n',
  'data/invalid_output/test_group.yaml': 'output_validator_args: [lower, "1"]\n',
  'data/valid_output/other.in': '3\n',
  'data/valid_output/other.ans': '1 2\n',
  'data/valid_output/other.out': '2 1\n',
  'data/valid_output/other.yaml': 'output_validator_args: [lower, "0"]\ninput_validator_args: [--again]\n',
  'submissions/accepted/one.py': 'n = int(input())\nprint(1, n - 1)\n',
  'submissions/wrong_answer/zero.py': 'n = int(input())\nprint(0, n)\n',
};

/** Groups of 30 and 70 points, the second after the first, and both after the samples. */
export const scoring: Texts = {
  'problem.yaml': `problem_format_version: 2025-09
type: scoring
name: Twice
uuid: 7b5ff2a4-5a53-4a93-9e3c-9a1c2d3e4f52
limits: { time_limit: 2, memory: 128 }
`,
  'statement/problem.en.md': 'Print `2n`.\n',
  'data/sample/1.in': '1\n',
  'data/sample/1.ans': '2\n',
  'data/secret/test_group.yaml': 'require_pass: sample\n',
  'data/secret/group1/test_group.yaml': 'max_score: 30\n',
  'data/secret/group1/01.in': '2\n',
  'data/secret/group1/01.ans': '4\n',
  'data/secret/group1/02.in': '9\n',
  'data/secret/group1/02.ans': '18\n',
  'data/secret/group2/test_group.yaml': 'max_score: 70\nscore_aggregation: sum\nrequire_pass: [secret/group1]\n',
  'data/secret/group2/01.in': '50\n',
  'data/secret/group2/01.ans': '100\n',
  'data/secret/group2/02.in': '60\n',
  'data/secret/group2/02.ans': '120\n',
  'input_validators/validate.py': inputValidator,
  'submissions/submissions.yaml': 'wrong_answer/small.py: { score: 30 }\nwrong_answer/half.py: { score: [65, 65] }\n',
  'submissions/accepted/a.py': 'print(int(input()) * 2)\n',
  'submissions/wrong_answer/small.py': 'n = int(input())\nprint(n * 2 if n < 50 else 0)\n',
  'submissions/wrong_answer/half.py': 'n = int(input())\nprint(n * 2 if n < 60 else 0)\n',
};

const guess = (steps: number): string => `low, high = 0, 99
for i in range(${steps}):
    n = (low + high + 1) // 2
    print(n, flush=True)
    answer = input()
    if answer == "right": break
    if answer == "less": high = n - 1
    else: low = n + 1
`;

/** Guess a number in at most eight questions; the time limit is to be inferred. */
export const interactive: Texts = {
  'problem.yaml': `problem_format_version: 2025-09
type: [pass-fail, interactive]
name: Guess
uuid: 7b5ff2a4-5a53-4a93-9e3c-9a1c2d3e4f53
limits: { time_resolution: 0.5, time_multipliers: { ac_to_time_limit: 3 } }
`,
  'statement/problem.en.md': 'Guess the number.\n',
  'data/sample/1.in': '40\n',
  'data/sample/1.ans': '40\n',
  'data/sample/1.interaction': '>50\n<less\n',
  'data/secret/1.in': '99\n',
  'data/secret/1.ans': '99\n',
  'input_validators/validate.py': inputValidator,
  'output_validator/interact.py': `import sys
n = int(open(sys.argv[1]).read())
for i in range(8):
    try:
        guess = int(input())
    except (EOFError, ValueError):
        sys.exit(43)
    print("right" if guess == n else "less" if n < guess else "more", flush=True)
    if guess == n: sys.exit(42)
sys.exit(43)
`,
  'submissions/accepted/bisect.py': guess(8),
  'submissions/wrong_answer/gives_up.py': guess(3),
  'submissions/time_limit_exceeded/thinks.py': 'while True: pass\n',
};

/** Says a number twice: the second pass gets what the first one said. */
export const multiPass: Texts = {
  'problem.yaml': `problem_format_version: 2025-09
type: multi-pass
name: Echo
uuid: 7b5ff2a4-5a53-4a93-9e3c-9a1c2d3e4f54
limits: { time_limit: 2, validation_passes: 3 }
`,
  'statement/problem.en.md': 'Add one, again and again.\n',
  'data/secret/1.in': '7\n',
  'data/secret/1.ans': '10\n',
  'input_validators/validate.py': inputValidator,
  'output_validator/passes.py': `import sys
said, wanted, folder = int(input()), int(open(sys.argv[2]).read()), sys.argv[3]
now = int(open(folder + "last").read()) if __import__("os").path.exists(folder + "last") else int(open(sys.argv[1]).read())
if said != now + 1: sys.exit(43)
open(folder + "last", "w").write(str(said))
if said < wanted: open(folder + "nextpass.in", "w").write(str(said) + "\\n")
sys.exit(42)
`,
  'submissions/accepted/add.py': 'print(int(input()) + 1)\n',
  'submissions/wrong_answer/same.py': 'n = int(input())\nprint(n + 1 if n < 9 else n)\n',
};

/** The output itself is handed in. */
export const submitAnswer: Texts = {
  'problem.yaml': `problem_format_version: 2025-09
type: submit-answer
name: Long Sum
uuid: 7b5ff2a4-5a53-4a93-9e3c-9a1c2d3e4f55
limits: { time_limit: 1 }
`,
  'statement/problem.en.md': 'Add them up at home.\n',
  'data/secret/1.in': '1\n',
  'data/secret/1.ans': '5050\n',
  'input_validators/validate.py': inputValidator,
  'submissions/accepted/right.txt': '5050\n',
  'submissions/wrong_answer/wrong.txt': '5000\n',
};

/** The legacy format, with flags in both places, a tag in a source and the old folder names. */
export const legacy: Texts = {
  'problem.yaml': `name: Twice
author: Ada and Bert
license: cc by
validator_flags: case_sensitive
keywords: math easy
limits: { memory: 128, time_multiplier: 4 }
`,
  'problem_statement/problem.tex': '\\problemname{Twice}\nPrint $2n$.\n',
  'data/testdata.yaml': 'output_validator_flags: float_tolerance 1e-6\ninput_validator_flags: --small\n',
  'data/sample/1.in': '1\n',
  'data/sample/1.ans': '2\n',
  'data/secret/01.in': '2\n',
  'data/secret/01.ans': '4\n',
  'data/secret/more/02.in': '50\n',
  'data/secret/more/02.ans': '100\n',
  'input_format_validators/validate.py': inputValidator.replace(
    'import sys',
    'import sys\nassert sys.argv[1:] == ["--small"]',
  ),
  'submissions/accepted/a.py': 'print(int(input()) * 2)\n',
  'submissions/wrong_answer/w.py': 'n = int(input())\nprint(n * 2 if n < 50 else 0)\n',
  'submissions/time_limit_exceeded/wrong_first.py': 'n = int(input())\nwhile n >= 50: pass\nprint(0)\n',
  'submissions/mixed/m.py': '# @EXPECTED_RESULTS@: WRONG-ANSWER, RUN-ERROR\nprint([][0])\n',
};

/** Scoring in the legacy format: groups of all or nothing, added up. */
export const legacyScoring: Texts = {
  ...legacy,
  'problem.yaml': 'name: Twice\ntype: scoring\nlimits: { memory: 128 }\n',
  'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\n',
  'data/secret/01.in': null,
  'data/secret/01.ans': null,
  'data/secret/more/02.in': null,
  'data/secret/more/02.ans': null,
  'data/secret/testdata.yaml': 'on_reject: continue\ngrader_flags: always_accept\n',
  'data/secret/group1/testdata.yaml': 'grader_flags: min\naccept_score: 40\nrange: 0 40\n',
  'data/secret/group1/01.in': '2\n',
  'data/secret/group1/01.ans': '4\n',
  'data/secret/group2/testdata.yaml': 'on_reject: continue\ngrader_flags: always_accept sum\naccept_score: 30\n',
  'data/secret/group2/01.in': '50\n',
  'data/secret/group2/01.ans': '100\n',
  'data/secret/group2/02.in': '60\n',
  'data/secret/group2/02.ans': '120\n',
  'input_format_validators/validate.py': inputValidator,
  'submissions/wrong_answer/w.py': null,
  'submissions/time_limit_exceeded/wrong_first.py': null,
  'submissions/partially_accepted/small.py': 'n = int(input())\nprint(n * 2 if n < 60 else 0)\n',
};

/** A test that doubles n, by its path below `data/`. */
export const testTexts = (path: string, n: number): Texts => ({
  [`data/${path}.in`]: `${n}\n`,
  [`data/${path}.ans`]: `${2 * n}\n`,
});

/** Groups within groups: the first gives the better of two, the second the sum of two of all or nothing. */
export const legacyNested: Texts = {
  ...legacyScoring,
  ...testTexts('secret/group1/a/01', 2),
  ...testTexts('secret/group1/b/01', 3),
  ...testTexts('secret/group2/a/01', 4),
  ...testTexts('secret/group2/a/02', 5),
  ...testTexts('secret/group2/b/01', 6),
  'data/secret/group1/01.in': null,
  'data/secret/group1/01.ans': null,
  'data/secret/group2/01.in': null,
  'data/secret/group2/01.ans': null,
  'data/secret/group2/02.in': null,
  'data/secret/group2/02.ans': null,
  'data/secret/group1/testdata.yaml': 'on_reject: continue\ngrader_flags: accept_if_any_accepted max\n',
  'data/secret/group1/a/testdata.yaml': 'grader_flags: min\naccept_score: 10\n',
  'data/secret/group1/b/testdata.yaml': 'grader_flags: min\naccept_score: 30\n',
  'data/secret/group2/testdata.yaml': 'on_reject: continue\ngrader_flags: always_accept sum\n',
  'data/secret/group2/a/testdata.yaml': 'on_reject: break\ngrader_flags: min\naccept_score: 40\n',
  'data/secret/group2/b/testdata.yaml': 'grader_flags: min\naccept_score: 30\n',
  'submissions/partially_accepted/small.py': 'n = int(input())\nprint(n * 2 if n < 6 else 0)\n',
};

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const tests = (name: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      [`data/${name}/${at + 10}.in`, `{"n":${at}}\n`],
      [`data/${name}/${at + 10}.ans`, `${at * 2}\n`],
    ]).flat(),
  );

/** A package that doubles n; right in every point. */
const sound: Record<string, string> = {
  'problem.yaml': `problem_format_version: 2025-09
name: Twice
uuid: 7b5ff2a4-5a53-4a93-9e3c-9a1c2d3e4f50
license: cc by-sa
rights_owner: DevOrbit
limits: { time_limit: 0.5, memory: 128 }
`,
  '.devorbit.yaml': `difficulty: Easy
tags: [Math]
signature: { params: [{ name: n, type: int }], returns: int }
constraints: [0 ≤ n ≤ 99]
`,
  'statement/problem.en.md': 'Return `2n`.\n',
  ...tests('sample', 2),
  ...tests('secret', 12),
  'input_validators/validate.py': 'import json, sys\nsys.exit(42 if 0 <= json.load(sys.stdin)["n"] <= 99 else 43)\n',
  'submissions/accepted/a.py': 'import json\nprint(json.loads(input())["n"] * 2)\n',
  'submissions/accepted/a.js': 'console.log(JSON.parse(require("fs").readFileSync(0)).n * 2);\n',
  'submissions/wrong_answer/w.py': 'import json\nn = json.loads(input())["n"]\nprint(n * 2 if n < 5 else 0)\n',
  'submissions/time_limit_exceeded/t.py': 'while True: pass\n',
  'submissions/run_time_error/r.py': 'print([][0])\n',
};

/** Writes a package, changed in some files; null leaves one out. */
export async function writePackage(
  root: string,
  name: string,
  changes: Record<string, string | null> = {},
): Promise<void> {
  for (const [file, text] of Object.entries({ ...sound, ...changes })) {
    if (text === null) continue;
    const path = join(root, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import { PackageError } from './imported-problem.ts';

/**
 * A program of the testlib protocol as one of the package format: `build` compiles it, `run` translates arguments and exit
 * codes. The readers know these scripts by their very text.
 */
export type Scripts = { build: string; run: string };

const NAME = /^[A-Za-z0-9_.-]+$/;

function build({ language, files }: JudgeProgram): string {
  const [main] = files;
  if (language !== 'c++' || !main || !NAME.test(main.name))
    throw new PackageError(`a ${language} program of the testlib protocol cannot be written in this format`);
  return `#!/bin/sh\nexec c++ -O2 -std=c++20 -I. -o testlib_program ${main.name}\n`;
}

const INPUT = `#!/bin/sh
"$(dirname "$0")"/testlib_program "$@" && exit 42
exit 43
`;

const verdicts = `code=$?
case $code in
0) exit 42 ;;
1 | 2 | 4 | 8) exit 43 ;;
7) sed -n 's/^points *\\([0-9.]*\\).*/\\1/p' "$3"/said > "$3"/score.txt ;;
*)
  if [ $code -lt 16 ] || [ $code -gt 116 ]; then exit $code; fi
  [ $code -eq 16 ] && exit 43
  echo "$((code - 16))" | sed 's/^\\(.*\\)$/\\1e-2/' > "$3"/score_multiplier.txt
  ;;
esac
exit 42
`;

const CHECKER = `#!/bin/sh
cat > "$3"/output
"$(dirname "$0")"/testlib_program "$1" "$3"/output "$2" 2> "$3"/said
${verdicts}`;

const INTERACTOR = `#!/bin/sh
"$(dirname "$0")"/testlib_program "$1" "$3"/output "$2" 2> "$3"/said
${verdicts}`;

const runs = { input: INPUT, checker: CHECKER, interactor: INTERACTOR };
export type Role = keyof typeof runs;

export const testlibScripts = (program: JudgeProgram, role: Role): Scripts => ({
  build: build(program),
  run: runs[role],
});

/** The main file of a program that these scripts make one of the format; null where they are others. */
export function mainOfScripts({ build: own, run }: Scripts): string | null {
  if (!Object.values(runs).includes(run)) return null;
  return (
    /^#!\/bin\/sh\nexec c\+\+ -O2 -std=c\+\+20 -I\. -o testlib_program ([A-Za-z0-9_.-]+)\n$/.exec(own)?.[1] ?? null
  );
}

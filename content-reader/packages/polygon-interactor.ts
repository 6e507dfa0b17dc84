import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import { PackageError } from './imported-problem.ts';

const INTERACTOR = 'part-interactor.cpp';
const CHECKER = 'part-checker.cpp';

/**
 * The main program of the two: the interactor talks with the tested program; when it is content, the checker judges what
 * it wrote into its output file.
 */
const main = `#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

int interactorMain(int argc, char* argv[]);
int checkerMain(int argc, char* argv[]);

int main(int argc, char* argv[]) {
    if (argc < 4) return 3;
    pid_t interactor = fork();
    if (interactor == 0) return interactorMain(argc, argv);
    int nothing = open("/dev/null", O_RDWR);
    dup2(nothing, 0);
    dup2(nothing, 1);
    int status = 0;
    if (interactor < 0 || waitpid(interactor, &status, 0) < 0 || !WIFEXITED(status)) return 3;
    if (WEXITSTATUS(status) != 0) return WEXITSTATUS(status);
    return checkerMain(4, argv);
}
`;

/**
 * A program with a name of its own for its `main`, in a namespace of its own: its headers come first, so that what it
 * includes itself is not put into the namespace.
 */
function part(program: JudgeProgram, entry: string): string {
  const [source, ...headers] = program.files;
  if (headers.length > 0)
    throw new PackageError(
      `${source?.name ?? 'the interactor'} includes ${headers.map(({ name }) => name).join(', ')}: an interactor that writes for a checker is taken without headers of its own alone`,
    );
  return `#include <bits/stdc++.h>
#include <unistd.h>
#include "testlib.h"
namespace ${entry}Program {
#line 1 "${source?.name.replace(/[^A-Za-z0-9._-]/g, '_') ?? ''}"
${source?.text ?? ''}
}
#undef int
int ${entry}(int argc, char* argv[]) { return ${entry}Program::main(argc, argv); }
`;
}

/** An interactor and the checker that judges what the interactor writes into its output file, as one interactor. */
export function interactThenCheck(interactor: JudgeProgram, checker: JudgeProgram): JudgeProgram {
  return {
    language: 'c++',
    files: [
      { name: 'interact-then-check.cpp', text: main },
      { name: INTERACTOR, text: part(interactor, 'interactorMain') },
      { name: CHECKER, text: part(checker, 'checkerMain') },
    ],
  };
}

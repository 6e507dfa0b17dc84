import type { JudgeProgram, OutputValidator } from '@devorbit/contract/execution/judging.ts';
import { PackageError } from './imported-problem.ts';

/** The arguments of a special judge, from ours: 1 input, 2 output, 3 answer; and what its exit code 1 and above mean. */
const conventions = {
  /** `spj input answer output`: 0 accepts, all else rejects. */
  hustoj: { words: '{argv[0], argv[1], argv[3], argv[2], nullptr}', count: 4, verdict: 'code == 0 ? 0 : 1' },
  /** `spj input output`: 0 accepts, 1 rejects, all else is a failure of its own. */
  qduoj: { words: '{argv[0], argv[1], argv[2], nullptr}', count: 3, verdict: 'code == 0 || code == 1 ? code : 3' },
} as const;

/**
 * A special judge of HUSTOJ's or QDUOJ's as a checker of our protocol: the same source, called with the arguments of its
 * own convention. A process of its own runs it, so that a crash of it is not taken for a verdict. Throws PackageError.
 */
export function specialJudge(convention: keyof typeof conventions, program: JudgeProgram): OutputValidator {
  const [main, ...others] = program.files;
  if (!main || (program.language !== 'c++' && program.language !== 'c'))
    throw new PackageError(
      `${main?.name ?? 'the special judge'} is in ${program.language}: special judges are taken in C and C++`,
    );
  const { words, count, verdict } = conventions[convention];
  const isC = program.language === 'c';
  const own = isC ? 'special-judge.c' : 'special-judge.cpp';
  const text = `#include <stddef.h>
#include <sys/wait.h>
#include <unistd.h>
#define main special_judge_main
#line 1 "${main.name.replace(/[^A-Za-z0-9._-]/g, '_')}"
${main.text}
#undef main
int main(int argc, char* argv[]) {
    if (argc < 4) return 3;
    pid_t judge = fork();
    if (judge == 0) {
        char* words[] = ${isC ? words.replace('nullptr', 'NULL') : words};
        return special_judge_main(${count}, words);
    }
    int status = 0;
    if (judge < 0 || waitpid(judge, &status, 0) < 0 || !WIFEXITED(status)) return 3;
    int code = WEXITSTATUS(status);
    return ${verdict};
}
`;
  return { protocol: 'testlib', program: { ...program, files: [{ name: own, text }, ...others] } };
}

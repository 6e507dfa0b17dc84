import type { TestOutcome } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage, Signature } from '@devorbit/contract/execution/languages.ts';
import { JudgeBroken, type JudgeClient } from '../../../../platform/judge-client.ts';
import { programToJudge } from '../../problems/door.ts';
import { checkFinished } from '../check-finished.ts';
import { keptTest, keptText } from '../kept-output.ts';
import type { Outcome } from '../store.ts';

type Deps = { judge: JudgeClient; packageUrl: (digest: string) => string };

export type OldWork = {
  id: string;
  language: PracticeLanguage;
  code: string;
  /** Of the problem as it is judged now. */
  signature: Signature | null;
  package_digest: string;
  tests_total: number;
};

/** Below submissions, and below what is generated: nobody waits at a problem's page for it. */
const PRIORITY = 3;

/**
 * What a judged submission would get from this package. Writes nothing. Throws where the runner could not do it
 * (JudgeUnavailable, JudgeBroken). Not for users: it asks no policy.
 */
export async function judgeAgain(
  { judge, packageUrl }: Deps,
  { id, language, code, signature, package_digest: digest, tests_total }: OldWork,
  signal: AbortSignal,
): Promise<{ outcome: Outcome; tests: TestOutcome[] }> {
  const tests: TestOutcome[] = [];
  const finished = await judge.judge(
    {
      id: `${id}-again`,
      language,
      source: programToJudge({ code, language, signature }),
      priority: PRIORITY,
      task: { kind: 'judge', package: { digest, url: packageUrl(digest) } },
    },
    async (event) => {
      if (event.type === 'test' && event.test.index !== tests.push(event.test))
        throw new JudgeBroken(`The runner sent test ${event.test.index} as number ${tests.length}`);
    },
    signal,
  );
  checkFinished(finished, tests, { kind: 'submit', tests_total });
  const { verdict, message, runtime_ms, memory_kb } = finished;
  return { outcome: { verdict, message: keptText(message), runtime_ms, memory_kb }, tests: tests.map(keptTest) };
}

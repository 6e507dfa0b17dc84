import type { Verdict } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { selectOptionalJudging } from '@devorbit/server/features/practice/problems/door.ts';
import { recordVerdict } from '@devorbit/server/features/practice/submissions/commands/record-verdict.ts';
import { insertSubmission } from '@devorbit/server/features/practice/submissions/store.ts';
import type { House } from '../house.ts';

type Options = {
  verdict?: Verdict;
  kind?: 'run' | 'submit';
  language?: PracticeLanguage;
  code?: string;
  /** When it is sent and judged. */
  at?: Date;
  runtime_ms?: number;
  memory_kb?: number;
};

/** A submission with its verdict, recorded as a judged one is, without anything that ran. Answers its id. */
export async function makeSubmission(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { user_id, problem_id }: { user_id: number; problem_id: number },
  {
    verdict = 'Accepted',
    kind = 'submit',
    language = 'cpp',
    code = 'int main() {}',
    at = clock.now(),
    runtime_ms = 1,
    memory_kb = 1,
  }: Options = {},
): Promise<string> {
  const problem = await selectOptionalJudging(database, problem_id);
  const id = await insertSubmission(database, {
    user_id,
    problem_id,
    kind,
    language,
    code,
    stdin: null,
    package_digest: null,
    tests_total: 4,
    problem_version: problem?.version ?? 1,
    created_at: at,
  });
  await recordVerdict({ database, clock: { now: () => at } }, id, { verdict, message: '', runtime_ms, memory_kb });
  return id;
}

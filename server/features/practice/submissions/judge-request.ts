import type { JudgeRequest, Limits } from '@devorbit/contract/execution/judging.ts';
import type { Signature } from '@devorbit/contract/execution/languages.ts';
import type { Example } from '@devorbit/contract/practice/problems.ts';
import { programToJudge } from '../problems/door.ts';
import type { Work } from './store.ts';

type Problem = { limits: Limits; examples: Pick<Example, 'input' | 'output'>[]; signature: Signature | null };

/** What a runner is asked. `packageUrl` gives the address of a package, made when it is needed because it expires. */
export function judgeRequest(
  work: Work,
  { limits, examples, signature }: Problem,
  packageUrl: (digest: string) => string,
): JudgeRequest {
  const { id, language, code, stdin, package_digest: digest } = work;
  const source = programToJudge({ code, language, signature });
  const request = { id, language, source, priority: work.kind === 'submit' ? 1 : 0 };
  if (work.kind === 'custom') return { ...request, task: { kind: 'custom', limits, stdin: stdin ?? '' } };
  if (work.kind === 'run') {
    const tests = examples.map(({ input, output }, at) => ({ name: `Example ${at + 1}`, input, answer: output }));
    return { ...request, task: { kind: 'examples', limits, tests } };
  }
  if (digest === null) throw new Error(`Submission ${id} has no package`);
  return { ...request, task: { kind: 'judge', package: { digest, url: packageUrl(digest) } } };
}

import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { type Following, followResult } from './follow-result.ts';
import { readResult } from './read-result.ts';

/** The result when the verdict has fallen, or as far as it has come at the signal. */
export async function waitForVerdict(
  deps: Following,
  actor: Actor,
  id: string,
  signal: AbortSignal,
): Promise<RunResult> {
  let latest: RunResult | undefined;
  for await (const result of followResult(deps, actor, id, signal)) latest = result;
  return latest ?? (await readResult(deps, actor, id)).result;
}

import type { JudgeClient } from '../../../../platform/judge-client.ts';
import type { RunningVersions } from '../present.ts';

/** A version changes with an operator's update: asking so often, in ms, is plenty. */
const FRESH_MS = 30_000;
/** A service that has said nothing yet is asked sooner, in ms. */
const UNKNOWN_MS = 3_000;

/** What the execution service last said that it runs; only the first answer is waited for. */
export function followVersions(judge: JudgeClient): () => Promise<RunningVersions> {
  let known: RunningVersions | null = null;
  let asked = -Infinity;
  const ask = async (): Promise<void> => {
    asked = performance.now();
    const { health } = await judge.health();
    if ('languages' in health)
      known = Object.fromEntries(health.languages.flatMap(({ id, version }) => (version ? [[id, version]] : [])));
  };
  return async () => {
    const due = performance.now() - asked > (known === null ? UNKNOWN_MS : FRESH_MS);
    if (due && known === null) await ask();
    else if (due) void ask();
    return known ?? {};
  };
}

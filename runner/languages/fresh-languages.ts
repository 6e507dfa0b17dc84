import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import type { RunnerHealth } from '@devorbit/contract/execution/judging.ts';
import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { stateOf } from '../catalogue/program-state.ts';
import { catalogueEntry } from '../catalogue/screens.ts';
import { type Fresh, fresh } from '../platform/fresh.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { type Detected, detectLanguage } from './detect.ts';

/** How long a finding holds, in ms. One that is ready is only looked at from outside until its programs change. */
const HOLDS_MS = { ready: 10_000, missing: 2_000 };

type Finding = { detected: Detected; state: string | null };
export type FreshLanguages = {
  /** As it stands on this machine now. */
  now(id: PracticeLanguage): Promise<Detected>;
  /** All as GET /healthz tells them, at once or nearly so. */
  present(withinMs: number): Promise<RunnerHealth['languages']>;
};

/**
 * The languages of the practice screen, looked at again as they are asked for: they come, change and go while the runner
 * runs. The lane may serve jobs meanwhile; without one nothing is ready, for the given reason. `becameReady` tells of one
 * that was missing.
 */
export function freshLanguages(
  lane: Lane | { missing: string },
  catalogue: CatalogueLanguage[],
  becameReady: (id: PracticeLanguage) => void = () => {},
  holdsMs = HOLDS_MS,
): FreshLanguages {
  const look =
    (id: PracticeLanguage) =>
    async (last: Finding | null): Promise<Finding> => {
      const state = await stateOf(catalogueEntry(catalogue, id));
      if (last?.detected.ready && state === last.state) return last;
      const detected = await detectLanguage(id, lane);
      if (last && !last.detected.ready && detected.ready) becameReady(id);
      return { detected, state };
    };
  const holds = ({ detected }: Finding) => holdsMs[detected.ready ? 'ready' : 'missing'];
  const all = new Map<PracticeLanguage, Fresh<Finding>>(practiceLanguages.map((id) => [id, fresh(look(id), holds)]));
  const get = (id: PracticeLanguage) => {
    const found = all.get(id);
    if (!found) throw new Error(`${id} is no language of the practice screen`);
    return found;
  };
  return {
    now: async (id) => (await get(id).now()).detected,
    present: (withinMs) =>
      Promise.all(
        practiceLanguages.map(async (id) => {
          const found = (await get(id).within(withinMs))?.detected;
          if (found?.ready) return { id, ready: true, version: found.tools.version };
          return { id, ready: false, reason: found?.reason ?? 'It is being looked for; ask again soon' };
        }),
      ),
  };
}

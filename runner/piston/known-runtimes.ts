import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { stateOf } from '../catalogue/program-state.ts';
import { notInstalled } from '../catalogue/program.ts';
import { type Fresh, fresh } from '../platform/fresh.ts';
import type { Log } from '../platform/log.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { askVersion, isNamed, type Runtime } from './runtimes.ts';
import type { VersionStore } from './version-store.ts';

/** How long a finding holds, in ms: languages come and go while the runner runs. To see that one is absent costs next to nothing, to try one costs a box. */
const HOLDS_MS = { runs: 30_000, fails: 5_000, absent: 2_000 };

type Finding = { as: 'runs'; runtime: Runtime } | { as: 'fails' | 'absent'; reason: string };

export type Runtimes = {
  /** Every language that runs here, in the catalogue's order; waits until each was tried. */
  all(): Promise<Runtime[]>;
  /** The one with this name or alias, tried at once where that was not done yet; empty where it does not run. */
  named(name: unknown): Promise<Runtime[]>;
  /** Whether one of the catalogue runs, as far as that is known within this time, in ms; why not, where it does not. */
  readiness(entry: CatalogueLanguage, withinMs: number): Promise<{ version: string } | { reason: string }>;
};

/**
 * What of the catalogue runs here: the program is there and tells its version in the box. One that fails is left out and
 * logged once. The lane may serve jobs meanwhile; without a lane nothing runs.
 */
export function knownRuntimes(
  catalogue: CatalogueLanguage[],
  lane: Lane | undefined,
  versions: VersionStore,
  log: Log,
  holdsMs = HOLDS_MS,
): Runtimes {
  const told = new Set<CatalogueLanguage>();

  const find = async (entry: CatalogueLanguage): Promise<Finding> => {
    if (!lane) return { as: 'absent', reason: 'Nothing runs: programs cannot be isolated on this machine' };
    try {
      const state = await stateOf(entry);
      if (state === null) return { as: 'absent', reason: notInstalled(entry) };
      const known = await versions.get(state);
      if (known !== undefined) return { as: 'runs', runtime: { entry, version: known } };
      const version = await askVersion(entry, lane);
      await versions
        .set(state, version)
        .catch((error: unknown) => log.warn({ err: error }, 'the versions of the languages cannot be kept'));
      return { as: 'runs', runtime: { entry, version } };
    } catch (error) {
      if (!told.has(entry)) log.warn({ language: entry.language, err: error }, 'a language is installed, but fails');
      told.add(entry);
      const reason = error instanceof Error ? error.message : String(error);
      return { as: 'fails', reason: `${entry.name} is installed, but fails: ${reason}` };
    }
  };
  const findings = new Map<CatalogueLanguage, Fresh<Finding>>(
    catalogue.map((entry) => [
      entry,
      fresh(
        () => find(entry),
        ({ as }) => holdsMs[as],
      ),
    ]),
  );
  const running = async (entries: CatalogueLanguage[]): Promise<Runtime[]> => {
    const found: Runtime[] = [];
    for (const entry of entries) {
      const finding = await findings.get(entry)?.now();
      if (finding?.as === 'runs') found.push(finding.runtime);
    }
    return found;
  };
  return {
    all: () => running(catalogue),
    named: (name) => running(catalogue.filter((entry) => typeof name === 'string' && isNamed(entry, name))),
    async readiness(entry, withinMs) {
      const finding = await findings.get(entry)?.within(withinMs);
      if (!finding) return { reason: `${entry.name} is being tried; ask again soon` };
      return finding.as === 'runs' ? { version: finding.runtime.version } : { reason: finding.reason };
    },
  };
}

import type { CatalogueLanguage } from '@devorbit/contract/catalogue.ts';
import type { Log } from '../platform/log.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { askVersion, isNamed, type Runtime } from './runtimes.ts';
import { stateOf, type VersionStore } from './version-store.ts';

/** How long a finding holds, in ms: languages come and go while the runner runs. */
const HOLDS_MS = 30_000;

export type Runtimes = {
  /** Every language that runs here, in the catalogue's order; waits until each was tried. */
  all(): Promise<Runtime[]>;
  /** The one with this name or alias, tried at once where that was not done yet; empty where it does not run. */
  named(name: unknown): Promise<Runtime[]>;
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
  const found = new Map<CatalogueLanguage, { until: number; runtime: Promise<Runtime | null> }>();
  const told = new Set<CatalogueLanguage>();

  const ask = async (entry: CatalogueLanguage, on: Lane): Promise<Runtime | null> => {
    try {
      const state = await stateOf(entry);
      if (state === null) return null;
      const known = await versions.get(state);
      if (known !== undefined) return { entry, version: known };
      const version = await askVersion(entry, on);
      await versions
        .set(state, version)
        .catch((error: unknown) => log.warn({ err: error }, 'the versions of the languages cannot be kept'));
      return { entry, version };
    } catch (error) {
      if (!told.has(entry)) log.warn({ language: entry.language, err: error }, 'a language is installed, but fails');
      told.add(entry);
      return null;
    }
  };
  const look = (entry: CatalogueLanguage): Promise<Runtime | null> => {
    if (!lane) return Promise.resolve(null);
    const last = found.get(entry);
    if (last && performance.now() < last.until) return last.runtime;
    const runtime = ask(entry, lane);
    const finding = { until: Infinity, runtime };
    found.set(entry, finding);
    void runtime.then(() => (finding.until = performance.now() + holdsMs));
    return runtime;
  };
  const lookAtAll = async (entries: CatalogueLanguage[]): Promise<Runtime[]> => {
    const running: Runtime[] = [];
    for (const entry of entries) {
      const runtime = await look(entry);
      if (runtime) running.push(runtime);
    }
    return running;
  };
  return {
    all: () => lookAtAll(catalogue),
    named: (name) => lookAtAll(catalogue.filter((entry) => typeof name === 'string' && isNamed(entry, name))),
  };
}

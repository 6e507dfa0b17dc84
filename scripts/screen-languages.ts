import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type CatalogueEntry, readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { sandboxCompiler, screenLanguages } from '../runner/catalogue/screens.ts';
import { rights } from '../runner/cli/apt.ts';
import { installLanguages, missingOf } from '../runner/cli/install.ts';

/** Longest that a package which is being put in place is waited for, in ms. After that it goes on by itself. */
const PATIENCE_MS = 90_000;

export type LanguageInstaller = {
  /** What the sandbox is compiled with. */
  installCompiler(): Promise<void>;
  /** What the screens need. `installed` is called after each. */
  installScreens(installed: (entry: CatalogueEntry) => void): Promise<void>;
  /** Ends what is being fetched, and waits for a package that is being put in place. */
  stop(): Promise<void>;
};

const list = new Intl.ListFormat('en');
const namesOf = (entries: CatalogueEntry[]) => list.format(entries.map(({ name }) => name));
const command = (entries: CatalogueEntry[]) =>
  `npm run languages install ${entries.map(({ language }) => language).join(' ')}`;

/** Installs languages with Debian's packages while everything else goes on; what cannot be had is said in a sentence. */
export function languageInstaller(root: string, say: (line: string) => void): LanguageInstaller {
  const catalogue = () => readCatalogue(join(root, 'content/languages'));
  const stop = new AbortController();
  let work: Promise<void> | null = null;

  const install = async (wanted: CatalogueEntry[], installed: (entry: CatalogueEntry) => void): Promise<void> => {
    const missing = await missingOf(wanted);
    if (missing.length === 0 || stop.signal.aborted) return;
    const may = await rights();
    if ('lacking' in may) {
      const are = missing.length === 1 ? 'is' : 'are';
      const how = may.withRoot ? `sudo ${command(missing)}` : 'docs/guides/languages.md tells which packages they need';
      say(`Note: ${namesOf(missing)} ${are} not installed (${may.lacking}): ${how}`);
      return;
    }
    say(`Installing ${namesOf(missing)} …`);
    const failed = new Map<CatalogueEntry, string>();
    await installLanguages(missing, may.as, stop.signal, (step) => {
      if (step.kind === 'installed') installed(step.entry);
      if (step.kind === 'failed') failed.set(step.entry, step.reason);
    });
    if (failed.size === 0) return;
    const entries = [...failed.keys()];
    const reason = failed.get(entries[0] as CatalogueEntry);
    say(`Note: ${namesOf(entries)} could not be installed (${reason}). To try again: ${command(entries)}`);
  };
  const begin = async (wanted: CatalogueEntry[], installed: (entry: CatalogueEntry) => void = () => {}) => {
    work = install(wanted, installed);
    await work.finally(() => (work = null));
  };
  return {
    installCompiler: () => begin([sandboxCompiler(catalogue())]),
    installScreens: (installed) => begin(screenLanguages(catalogue()), installed),
    async stop() {
      stop.abort();
      if (!work) return;
      say('Leaving the packages of this machine in order …');
      await Promise.race([work.catch(() => undefined), delay(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

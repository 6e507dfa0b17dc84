import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import type { RuntimeRow } from '@devorbit/contract/execution/execution.ts';
import type { Start } from '@devorbit/contract/ide/start.ts';
import type { Runners } from '../../../../platform/runners.ts';
import { listRuntimes } from '../../../execution/execution/commands/list-runtimes.ts';

/** How long a page waits for what is installed, in ms: without it one can edit. */
const WAIT_MS = 3_000;

type Deps = {
  runners: Runners;
  guests: boolean;
  catalogue: readonly CatalogueEntry[];
  given: Pick<Start, 'samples' | 'templates' | 'matchers'>;
};

/** What the Online IDE begins with. */
export async function showStart({ runners, guests, catalogue, given }: Deps): Promise<Start> {
  const runtimes = await listRuntimes(runners, AbortSignal.timeout(WAIT_MS)).catch((): RuntimeRow[] | null => null);
  const versions = new Map(runtimes?.map(({ language, version }) => [language, version]));
  const languages = catalogue.map(({ language, name, aliases, file }) => ({
    language,
    name,
    aliases,
    file,
    version: versions.get(language) ?? null,
  }));
  return { ...given, guests, languages, ready: runtimes !== null };
}

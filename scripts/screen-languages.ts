import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type CatalogueEntry, readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { sandboxCompiler, screenLanguages } from '../runner/catalogue/screens.ts';
import { rights } from '../runner/cli/apt.ts';
import { sizeInWords } from '../runner/cli/download-size.ts';
import { type Installable, installEach, missingOf } from '../runner/cli/install.ts';
import { documentTools } from '../runner/documents/document-tools.ts';
import { debugTools } from '../runner/workspaces/debug/debuggers.ts';
import { languageServerTools } from '../runner/workspaces/language-servers/servers.ts';

/** Longest that a package which is being put in place is waited for, in ms. After that it goes on by itself. */
const PATIENCE_MS = 90_000;

export type ToolSet = 'debuggers' | 'language-servers' | 'documents';
type Tool = Installable & { tool: string; name: string; does: string };

export type LanguageInstaller = {
  /** What the sandbox is compiled with. */
  installCompiler(): Promise<void>;
  /** What the screens need. `installed` is called after each. */
  installScreens(installed: (entry: CatalogueEntry) => void): Promise<void>;
  /** A set of tools; how much that is, is said first. `installed` is called after each. */
  installTools(set: ToolSet, installed: (tool: Tool) => void): Promise<void>;
  /** Ends what is being fetched, and waits for a package that is being put in place. */
  stop(): Promise<void>;
};

const list = new Intl.ListFormat('en');
type Named = Installable & { name: string };
const namesOf = (entries: Named[]) => list.format(entries.map(({ name }) => name));
/** What an operator does about these: the command, and where else it is told which packages they need. */
type ByHand<Entry> = { command: (entries: Entry[]) => string; guide: string };
const languages: ByHand<CatalogueEntry> = {
  command: (entries) => `npm run languages install ${entries.map(({ language }) => language).join(' ')}`,
  guide: 'docs/guides/languages.md',
};
/** By the command that lists and installs them: what debugs programs, what editors ask, what takes documents apart. */
const toolSets: Record<ToolSet, { tools: Tool[]; guide: string }> = {
  debuggers: { tools: debugTools, guide: 'docs/guides/ide.md' },
  'language-servers': { tools: languageServerTools, guide: 'docs/guides/ide.md' },
  documents: { tools: documentTools, guide: 'docs/guides/documents.md' },
};

/** Installs languages, what debugs and reads them, and what takes documents apart, with Debian's packages while everything else goes on; what cannot be had is said in a sentence. */
export function languageInstaller(root: string, say: (line: string) => void): LanguageInstaller {
  const catalogue = () => readCatalogue(join(root, 'content/languages'));
  const stop = new AbortController();
  let work: Promise<void> | null = null;

  const install = async <Entry extends Named>(
    wanted: Entry[],
    { command, guide }: ByHand<Entry>,
    installed: (entry: Entry) => void,
  ): Promise<void> => {
    const missing = await missingOf(wanted);
    if (missing.length === 0 || stop.signal.aborted) return;
    const may = await rights();
    if ('lacking' in may) {
      const are = missing.length === 1 ? 'is' : 'are';
      const how = may.withRoot ? `sudo ${command(missing)}` : `${guide} tells which packages they need`;
      say(`Note: ${namesOf(missing)} ${are} not installed (${may.lacking}): ${how}`);
      return;
    }
    say(`Installing ${namesOf(missing)}${await sizeInWords(missing.flatMap(({ debian }) => debian))} …`);
    const failed = new Map<Entry, string>();
    await installEach(missing, may.as, stop.signal, (step) => {
      if (step.kind === 'installed') installed(step.entry);
      if (step.kind === 'failed') failed.set(step.entry, step.reason);
    });
    if (failed.size === 0) return;
    const entries = [...failed.keys()];
    const reason = failed.get(entries[0] as Entry);
    say(`Note: ${namesOf(entries)} could not be installed (${reason}). To try again: ${command(entries)}`);
  };
  const begin = async <Entry extends Named>(
    wanted: Entry[],
    byHand: ByHand<Entry>,
    installed: (entry: Entry) => void = () => {},
  ) => {
    work = install(wanted, byHand, installed);
    await work.finally(() => (work = null));
  };
  return {
    installCompiler: () => begin([sandboxCompiler(catalogue())], languages),
    installScreens: (installed) => begin(screenLanguages(catalogue()), languages, installed),
    installTools(set, installed) {
      const { tools, guide } = toolSets[set];
      const command = (entries: Tool[]) => `npm run ${set} install ${entries.map(({ tool }) => tool).join(' ')}`;
      return begin(tools, { command, guide }, installed);
    },
    async stop() {
      stop.abort();
      if (!work) return;
      say('Leaving the packages of this machine in order …');
      await Promise.race([work.catch(() => undefined), delay(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

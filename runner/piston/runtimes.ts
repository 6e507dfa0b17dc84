import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import type { PackageRow, RuntimeRow } from '@devorbit/contract/execution/execution.ts';
import { notInstalled } from '../catalogue/program.ts';
import { BOX_ENV, COMPILE_LIMITS } from '../languages/box.ts';
import { versionOf } from '../languages/version.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { isInRange } from './version-range.ts';

/** A language of the catalogue that runs here, and as which version. */
export type Runtime = { entry: CatalogueLanguage; version: string };

/** Asks the language's program for its version, in the box. Rejects where it does not run there or tells none. */
export function askVersion(entry: CatalogueLanguage, lane: Lane): Promise<string> {
  const probe = async (argv: string[]) => {
    const { end, stdout, stderr } = await lane.run({
      argv,
      env: { ...BOX_ENV, ...entry.env },
      stdin: Buffer.alloc(0),
      box: 'fresh',
      files: [],
      keep: false,
      limits: COMPILE_LIMITS,
    });
    return { ok: end.by === 'exit' && end.code === 0, text: `${stdout.toString()}\n${stderr.toString()}` };
  };
  return versionOf(probe, entry.version);
}

export const isNamed = ({ language, aliases }: CatalogueLanguage, name: string): boolean =>
  language === name || aliases.includes(name);

/** By name or alias, and by a range that what runs here is in, or by a version that stands in for it. */
export const findRuntime = (runtimes: Runtime[], language: string, version: string): Runtime | undefined =>
  runtimes.find(
    (runtime) =>
      isNamed(runtime.entry, language) &&
      (isInRange(runtime.version, version) || runtime.entry.accepts.includes(version)),
  );

/** How to get a language of the catalogue that does not run here; '' for any other. */
export function howToInstall(catalogue: CatalogueLanguage[], runtimes: Runtime[], language: string): string {
  const entry = catalogue.find((one) => isNamed(one, language));
  if (!entry || runtimes.some((runtime) => runtime.entry === entry)) return '';
  return notInstalled(entry);
}

export const runtimeRows = (runtimes: Runtime[]): RuntimeRow[] =>
  runtimes.map(({ entry: { language, aliases }, version }) => ({ language, version, aliases }));

export const packageRows = (catalogue: CatalogueLanguage[], runtimes: Runtime[]): PackageRow[] =>
  catalogue.map((entry) => {
    const version = runtimes.find((runtime) => runtime.entry === entry)?.version;
    return {
      language: entry.language,
      language_version: version ?? 'latest',
      installed: version !== undefined,
      debian: entry.debian,
    };
  });

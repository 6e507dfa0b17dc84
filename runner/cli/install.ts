import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import { isInstalled } from '../catalogue/program.ts';
import { aptFetch, aptGet, complaint } from './apt.ts';

export type InstallStep =
  | { kind: 'reading' }
  | { kind: 'list is old'; reason: string }
  /** `at` counts from 1. */
  | { kind: 'installing'; entry: CatalogueEntry; at: number }
  | { kind: 'installed'; entry: CatalogueEntry }
  | { kind: 'failed'; entry: CatalogueEntry; reason: string };

/** Those that are not installed, in the same order. */
export async function missingOf(entries: CatalogueEntry[]): Promise<CatalogueEntry[]> {
  const present = await Promise.all(entries.map(isInstalled));
  return entries.filter((_, at) => !present[at]);
}

/**
 * Installs languages one after another with Debian's packages, whose list is renewed first, and tells each step. `as`
 * comes from `rights`. When `stop` is aborted, what is only being fetched ends at once and a package that is being put in
 * place is waited for. Never rejects for a language that cannot be had.
 */
export async function installLanguages(
  entries: CatalogueEntry[],
  as: string[],
  stop: AbortSignal,
  tell: (step: InstallStep) => void,
): Promise<void> {
  tell({ kind: 'reading' });
  const update = await aptFetch(as, stop, 'update');
  if (update.code !== 0 && !stop.aborted) tell({ kind: 'list is old', reason: complaint(update.output) });
  for (const [index, entry] of entries.entries()) {
    if (stop.aborted) return;
    if (await isInstalled(entry)) {
      tell({ kind: 'installed', entry });
      continue;
    }
    tell({ kind: 'installing', entry, at: index + 1 });
    if (entry.debian.length === 0) {
      tell({ kind: 'failed', entry, reason: 'it comes with the npm packages: run npm ci' });
      continue;
    }
    const line = ['install', '-y', '--no-install-recommends', ...entry.debian];
    let done = await aptFetch(as, stop, ...line, '--download-only');
    if (stop.aborted) return;
    if (done.code === 0) done = await aptGet(as, ...line, '--no-download');
    if (await isInstalled(entry)) tell({ kind: 'installed', entry });
    else tell({ kind: 'failed', entry, reason: complaint(done.output) });
  }
}

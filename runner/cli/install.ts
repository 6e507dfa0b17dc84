import { isInstalled } from '../catalogue/program.ts';
import { aptFetch, aptGet, complaint } from './apt.ts';

/** What Debian's packages bring: `program` and `needs` are there once they are. */
export type Installable = { debian: string[]; program: string; needs: string[] };

export type InstallStep<Entry> =
  | { kind: 'reading' }
  | { kind: 'list is old'; reason: string }
  /** `at` counts from 1. */
  | { kind: 'installing'; entry: Entry; at: number }
  | { kind: 'installed'; entry: Entry }
  | { kind: 'failed'; entry: Entry; reason: string };

/** Those that are not installed, in the same order. */
export async function missingOf<Entry extends Installable>(entries: Entry[]): Promise<Entry[]> {
  const present = await Promise.all(entries.map(isInstalled));
  return entries.filter((_, at) => !present[at]);
}

/**
 * Installs languages or tools one after another with Debian's packages, whose list is renewed first, and tells each step.
 * `as` comes from `rights`. When `stop` is aborted, what is only being fetched ends at once and a package that is being put
 * in place is waited for. Never rejects for one that cannot be had.
 */
export async function installEach<Entry extends Installable>(
  entries: Entry[],
  as: string[],
  stop: AbortSignal,
  tell: (step: InstallStep<Entry>) => void,
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

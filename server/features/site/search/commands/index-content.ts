import type { Database } from '../../../../platform/database.ts';
import type { SearchSource } from '../entry.ts';
import { replaceEntries } from '../store.ts';

/** Brings the search up to date with the content, kind by kind. Answers how many entries changed. */
export async function indexContent(
  { database }: { database: Database },
  sources: readonly SearchSource[],
): Promise<number> {
  return database.transaction(async (tx) => {
    let changed = 0;
    for (const { kind, entries } of sources) changed += await replaceEntries(tx, kind, entries);
    return changed;
  });
}

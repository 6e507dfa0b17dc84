import type { SearchSource } from '../../../../feature.ts';
import type { Database } from '../../../../platform/database.ts';
import { replaceEntries } from '../store.ts';

/**
 * Brings the search up to date with the folder `content`, kind by kind: what is not there is found no longer. Answers how
 * many entries changed.
 */
export const indexContent = (
  { database }: { database: Database },
  sources: readonly SearchSource[],
  content: string,
): Promise<number> =>
  database.transaction(async (tx) => {
    let changed = 0;
    for (const { kind, entries } of sources) if (entries) changed += await replaceEntries(tx, kind, entries(content));
    return changed;
  });

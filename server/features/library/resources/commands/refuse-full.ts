import type { Database } from '../../../../platform/database.ts';
import { hubFull } from '../errors.ts';
import { selectOriginals } from '../health/store.ts';

/** `quota`: how many bytes of documents are taken in all; null for no limit. */
export type QuotaDeps = { database: Database; quota: number | null };

/** Throws where the operator has no room for more documents. One that was let in may end a little above the limit. */
export async function refuseFull({ database, quota }: QuotaDeps): Promise<void> {
  if (quota !== null && (await selectOriginals(database)) >= quota) throw hubFull();
}

import type { Database } from '../../../../../platform/database.ts';
import { NOT_READ, NOT_TAKEN, PREPARING_FAILED } from '../errors.ts';
import { updateGivenUp, updateOcrGivenUp } from '../store.ts';

/** Ends what no try could bring to an end, so that whoever waits for it is told. */
export async function giveUp(database: Database, digest: string, of: 'preparation' | 'ocr'): Promise<void> {
  if (of === 'ocr') await updateOcrGivenUp(database, digest, NOT_READ);
  else await updateGivenUp(database, digest, { failed: PREPARING_FAILED, away: NOT_TAKEN });
  await database.notify('document_preparations', digest);
}

import type { Queryable } from '../../../../platform/database.ts';
import { noSuchStatement } from '../errors.ts';
import { deleteStrayStatementFiles, insertStatementFile, selectHasStatementFile } from '../statement-store.ts';

/**
 * Keeps the PDF that a draft names by its digest, with its bytes where an import brings them, and none that nothing names
 * any more. Throws where the problem has no such file (400).
 */
export async function keepStatement(
  tx: Queryable,
  problemId: number,
  digest: string | undefined,
  pdf: Uint8Array | undefined,
  at: Date,
): Promise<void> {
  if (digest !== undefined && pdf) await insertStatementFile(tx, { problem_id: problemId, digest, bytes: pdf, at });
  if (digest !== undefined && !(await selectHasStatementFile(tx, problemId, digest))) throw noSuchStatement();
  await deleteStrayStatementFiles(tx, problemId, digest ?? null);
}

import type { Queryable } from '../../../../platform/database.ts';
import { updateOptionalShown } from '../store.ts';

/** Brings a hidden problem back, in the caller's transaction; null where it is not hidden. */
export async function unhideProblem(
  tx: Queryable,
  id: number,
): Promise<{ title: string; author_id: number | null } | null> {
  const problem = await updateOptionalShown(tx, id);
  if (problem !== null) await tx.notify('problems', String(id));
  return problem;
}

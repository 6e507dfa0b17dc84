import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayRead } from '../../policy.ts';
import { fileNotFound } from '../errors.ts';
import { selectOptionalBase } from '../store.ts';

/** Where the log of a text begins, for members of its project. */
export async function showHistory(
  { database }: { database: Database },
  actor: Actor,
  { id, file }: { id: number; file: number },
): Promise<{ version: number; content: string; at: string }> {
  await findProject(database, actor, id, mayRead);
  const base = await selectOptionalBase(database, id, file);
  if (base === null) throw fileNotFound();
  return base;
}

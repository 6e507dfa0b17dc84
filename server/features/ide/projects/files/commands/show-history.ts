import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findOwnProject } from '../../commands/find-own-project.ts';
import { fileNotFound } from '../errors.ts';
import { selectOptionalBase } from '../store.ts';

/** Where the log of a text of the actor's own begins. */
export async function showHistory(
  { database }: { database: Database },
  actor: Actor,
  { id, file }: { id: number; file: number },
): Promise<{ version: number; content: string; at: string }> {
  await findOwnProject(database, actor, id);
  const base = await selectOptionalBase(database, id, file);
  if (base === null) throw fileNotFound();
  return base;
}

import type { Members } from '@devorbit/contract/ide/members.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayRead } from '../../policy.ts';
import { presentMembers } from '../present.ts';
import { selectMembers, selectPerson } from '../store.ts';

/** Whose a project is and who else works in it, for all of them. */
export async function listMembers({ database }: { database: Database }, actor: Actor, id: number): Promise<Members> {
  const { user_id } = await findProject(database, actor, id, mayRead);
  return presentMembers(await selectPerson(database, user_id), await selectMembers(database, id));
}

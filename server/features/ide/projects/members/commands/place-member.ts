import type { MemberRole } from '@devorbit/contract/ide/members.ts';
import { MAX_EDITORS, MAX_MEMBERSHIPS, MAX_VIEWERS } from '@devorbit/contract/ide/projects-limits.ts';
import type { Queryable } from '../../../../../platform/database.ts';
import { tellMembers } from '../../store.ts';
import { tooManyEditors, tooManyMemberships, tooManyViewers } from '../errors.ts';
import { countMemberships, type MemberRow, upsertMember } from '../store.ts';

type New = { project: number; user: number; role: MemberRole; at: Date };

/**
 * Gives somebody a role in a project, which the caller has locked and asked the policy about; `members` are those it has.
 * Throws where there are as many as there may be.
 */
export async function placeMember(tx: Queryable, members: readonly MemberRow[], given: New): Promise<void> {
  const others = members.filter(({ user_id, role }) => user_id !== given.user && role === given.role);
  if (given.role === 'editor' && others.length >= MAX_EDITORS) throw tooManyEditors();
  if (given.role === 'viewer' && others.length >= MAX_VIEWERS) throw tooManyViewers();
  const isNew = members.every(({ user_id }) => user_id !== given.user);
  if (isNew && (await countMemberships(tx, given.user)) >= MAX_MEMBERSHIPS) throw tooManyMemberships();
  await upsertMember(tx, given);
  await tellMembers(tx, given.project);
}

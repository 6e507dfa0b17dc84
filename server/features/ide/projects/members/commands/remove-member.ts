import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayOwn, mayRead } from '../../policy.ts';
import { tellMembers } from '../../store.ts';
import { noSuchMember } from '../errors.ts';
import { deleteJoinLinks } from '../join-links-store.ts';
import { deleteMember, selectMembers } from '../store.ts';

/**
 * Takes somebody out of a project: its owner, and everybody themselves. Where its owner does, its join links end, so that
 * nobody who was taken out comes back by one.
 */
export const removeMember = (
  { database }: { database: Database },
  actor: Actor,
  { id, username }: { id: number; username: string },
): Promise<void> =>
  database.transaction(async (tx) => {
    const isSelf = username.toLowerCase() === actor.username.toLowerCase();
    const { role } = await findProject(tx, actor, id, isSelf ? mayRead : mayOwn, { lock: true });
    const member = (await selectMembers(tx, id)).find((one) => one.username.toLowerCase() === username.toLowerCase());
    if (member === undefined) throw noSuchMember();
    await deleteMember(tx, id, member.user_id);
    if (mayOwn(role)) await deleteJoinLinks(tx, id, ['editor', 'viewer']);
    await tellMembers(tx, id);
  });

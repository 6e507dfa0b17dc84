import type { MemberRole, Members } from '@devorbit/contract/ide/members.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { notify } from '../../../../identity/notifications/commands/notify.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayOwn } from '../../policy.ts';
import { isOwner, noSuchUser } from '../errors.ts';
import { deleteJoinLinks } from '../join-links-store.ts';
import { presentMembers } from '../present.ts';
import { selectMembers, selectOptionalPerson, selectPerson } from '../store.ts';
import { placeMember } from './place-member.ts';

/**
 * Lets somebody into a project of the actor's own, or gives them another role. Who is let in is told; who is made a viewer
 * cannot become an editor again by a link, as those for editors end.
 */
export const addMember = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, username, role }: { id: number; username: string; role: MemberRole },
): Promise<Members> =>
  database.transaction(async (tx) => {
    const project = await findProject(tx, actor, id, mayOwn, { lock: true });
    const person = await selectOptionalPerson(tx, username);
    if (person === null) throw noSuchUser();
    if (person.id === project.user_id) throw isOwner();
    const members = await selectMembers(tx, id);
    const known = members.find(({ user_id }) => user_id === person.id);
    const at = clock.now();
    if (known?.role !== role) await placeMember(tx, members, { project: id, user: person.id, role, at });
    if (known?.role === 'editor' && role === 'viewer') await deleteJoinLinks(tx, id, ['editor']);
    if (known === undefined)
      await notify(tx, {
        user_id: person.id,
        kind: 'projects',
        at,
        title: `${actor.username} shared a project with you: ${project.name}`,
        body: role === 'editor' ? 'You can edit and run it.' : 'You can view it as it changes.',
        link: pathOf('ide-project', { id }),
      });
    return presentMembers(await selectPerson(tx, project.user_id), await selectMembers(tx, id));
  });

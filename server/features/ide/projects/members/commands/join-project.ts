import { createHash } from 'node:crypto';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { lockOptionalProject } from '../../store.ts';
import { offerNotFound } from '../errors.ts';
import { selectOptionalOffer, useJoinLink } from '../join-links-store.ts';
import { selectMembers } from '../store.ts';
import { placeMember } from './place-member.ts';

/**
 * Makes the actor a member of the project that a join link leads to; who is one, or its owner, stays what they are and uses
 * up nothing. Throws 404 where it does not work any more, 409 where the project is full.
 */
export const joinProject = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  token: string,
): Promise<{ id: number }> =>
  database.transaction(async (tx) => {
    const hash = createHash('sha256').update(token).digest();
    const at = clock.now();
    const first = await selectOptionalOffer(tx, hash, at);
    const project = first && (await lockOptionalProject(tx, first.project_id));
    // Asked again after the lock: it may have been used up or turned off meanwhile.
    const offer = project && (await selectOptionalOffer(tx, hash, at));
    if (!project || !offer) throw offerNotFound();
    const { id } = project;
    const members = await selectMembers(tx, id);
    if (project.user_id === actor.id || members.some(({ user_id }) => user_id === actor.id)) return { id };
    await placeMember(tx, members, { project: id, user: actor.id, role: offer.role, at });
    if ((await useJoinLink(tx, offer.id, at)) === 0) throw offerNotFound();
    return { id };
  });

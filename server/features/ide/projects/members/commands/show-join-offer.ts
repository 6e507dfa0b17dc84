import { createHash } from 'node:crypto';
import type { JoinOffer } from '@devorbit/contract/ide/members.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { selectOptionalProject, selectOptionalRole } from '../../store.ts';
import { offerNotFound } from '../errors.ts';
import { selectOptionalOffer } from '../join-links-store.ts';
import { selectPerson } from '../store.ts';

/** What a join link leads to: who holds it may know. Throws 404 where it does not work any more. */
export async function showJoinOffer(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  token: string,
): Promise<JoinOffer> {
  const offer = await selectOptionalOffer(database, createHash('sha256').update(token).digest(), clock.now());
  const project = offer && (await selectOptionalProject(database, offer.project_id));
  if (!offer || !project) throw offerNotFound();
  const { username, name } = await selectPerson(database, project.user_id);
  const isIn = project.user_id === actor.id || (await selectOptionalRole(database, project.id, actor.id)) !== null;
  return {
    name: project.name,
    owner: { username, name },
    role: offer.role,
    project: isIn ? project.id : null,
  };
}

import type { Whereabouts } from '@devorbit/contract/ide/presence.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayRead } from '../policy.ts';
import { tellPresence } from '../store.ts';
import { findProject } from './find-project.ts';

/** Tells the other pages of a project where one of the actor's is. Nothing of it is stored. */
export async function showPresence(
  { database }: { database: Database },
  actor: Actor,
  { id, page, at, asks }: { id: number; page: string; at: Whereabouts | null; asks: boolean },
): Promise<boolean> {
  await findProject(database, actor, id, mayRead);
  await tellPresence(database, id, { user_id: actor.id, username: actor.username, page, at, asks });
  return true;
}

import type { ChatMessage } from '@devorbit/contract/ide/chat.ts';
import { MAX_MESSAGES } from '@devorbit/contract/ide/projects-limits.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayRead } from '../../policy.ts';
import { selectMessages } from '../store.ts';

/** The last messages of a project that the actor is a member of, oldest first. */
export async function listMessages(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<ChatMessage[]> {
  await findProject(database, actor, id, mayRead);
  return selectMessages(database, id, MAX_MESSAGES);
}

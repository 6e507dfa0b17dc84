import type { ChatMessage } from '@devorbit/contract/ide/chat.ts';
import { MAX_MESSAGES } from '@devorbit/contract/ide/projects-limits.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayRead } from '../../policy.ts';
import { tellChat } from '../../store.ts';
import { deleteOldMessages, insertMessage } from '../store.ts';

/** Writes to the people of a project that the actor is a member of; only the last messages are kept. */
export const writeMessage = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, text }: { id: number; text: string },
): Promise<ChatMessage> =>
  database.transaction(async (tx) => {
    await findProject(tx, actor, id, mayRead, { lock: true });
    const written = await insertMessage(tx, { project: id, user: actor.id, text, at: clock.now() });
    await deleteOldMessages(tx, id, MAX_MESSAGES);
    await tellChat(tx, id);
    return { ...written, username: actor.username, text };
  });

import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayOwn, mayRead } from '../../policy.ts';
import { tellChat } from '../../store.ts';
import { messageNotFound, notYourMessage } from '../errors.ts';
import { deleteMessage as deleteRow, selectOptionalAuthor } from '../store.ts';

/** Deletes a message: who wrote it, and the owner of the project. */
export const deleteMessage = (
  { database }: { database: Database },
  actor: Actor,
  { id, message }: { id: number; message: number },
): Promise<void> =>
  database.transaction(async (tx) => {
    const { role } = await findProject(tx, actor, id, mayRead, { lock: true });
    const author = await selectOptionalAuthor(tx, id, message);
    if (author === null) throw messageNotFound();
    if (author !== actor.id && !mayOwn(role)) throw notYourMessage();
    await deleteRow(tx, id, message);
    await tellChat(tx, id);
  });

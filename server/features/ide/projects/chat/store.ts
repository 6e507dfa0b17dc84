import { ChatMessage } from '@devorbit/contract/ide/chat.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

/** The last `most`, oldest first; without those of accounts that are gone. */
export const selectMessages = (db: Queryable, project: number, most: number): Promise<ChatMessage[]> =>
  db.rows(
    ChatMessage,
    `select * from (
       select m.id, u.username, m.text, m.at from ide_messages m join existing_users u on u.id = m.user_id
       where m.project_id = $1 order by m.id desc limit $2
     ) last order by id`,
    [project, most],
  );

const Written = z.object({ id: z.number(), at: z.string() });

export const insertMessage = (
  db: Queryable,
  { project, user, text, at }: { project: number; user: number; text: string; at: Date },
): Promise<z.infer<typeof Written>> =>
  db.row(Written, 'insert into ide_messages (project_id, user_id, text, at) values ($1, $2, $3, $4) returning id, at', [
    project,
    user,
    text,
    at,
  ]);

/** All but the last `most`. */
export const deleteOldMessages = (db: Queryable, project: number, most: number): Promise<number> =>
  db.run(
    `delete from ide_messages where project_id = $1 and id <= (
       select id from ide_messages where project_id = $1 order by id desc offset $2 limit 1
     )`,
    [project, most],
  );

/** Whose it is; null where there is none. */
export const selectOptionalAuthor = async (db: Queryable, project: number, id: number): Promise<number | null> =>
  (
    await db.optionalRow(
      z.object({ user_id: z.number() }),
      'select user_id from ide_messages where project_id = $1 and id = $2',
      [project, id],
    )
  )?.user_id ?? null;

export const deleteMessage = (db: Queryable, project: number, id: number): Promise<number> =>
  db.run('delete from ide_messages where project_id = $1 and id = $2', [project, id]);

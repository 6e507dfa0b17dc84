import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { countUnread as count } from '../store.ts';

/** How many of the actor's own are unread. */
export const countUnread = ({ database }: { database: Database }, { id }: Actor): Promise<number> =>
  count(database, id);

import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { lockOptionalOpen, selectUsersAfter, updateTold } from '../announcements/store.ts';
import { notifyMany } from './notify-many.ts';

type Deps = { database: Database; clock: Clock };

/** Users that are told in one transaction. */
const AT_ONCE = 500;

/** Tells all users what has been announced. What was told and up to whom are one transaction: everybody is told once. */
export async function tellAnnouncements(deps: Deps, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await tellSome(deps)));
}

/** Whether there is more to tell. */
const tellSome = ({ database, clock }: Deps): Promise<boolean> =>
  database.transaction(async (tx) => {
    const open = await lockOptionalOpen(tx);
    if (open === null) return false;
    const users = await selectUsersAfter(tx, open.told_up_to, open.at, AT_ONCE);
    const last = users.at(-1) ?? open.told_up_to;
    const news = { kind: 'announcements' as const, at: new Date(open.at), title: open.title, body: open.body };
    await notifyMany(tx, users, { ...news, ...(open.link === null ? {} : { link: open.link }) });
    await updateTold(tx, open.id, last, users.length < AT_ONCE ? clock.now() : null);
    return true;
  });

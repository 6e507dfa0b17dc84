import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { recordAct } from '../../audit/commands/record-act.ts';
import { insertAnnouncement } from '../announcements/store.ts';

type Deps = { database: Database; clock: Clock };
type News = { title: string; body: string; link?: string | undefined };

/** Staff tell all users something; a job does it. */
export async function announce({ database, clock }: Deps, actor: Staff, ip: string, news: News): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    const { title, body, link = null } = news;
    const id = await insertAnnouncement(tx, { at, author_id: actor.id, title, body, link });
    await recordAct(tx, { at, actor, act: 'announcement.make', subject: `announcement ${id}`, detail: { title }, ip });
    await tx.notify('notifications');
  });
}

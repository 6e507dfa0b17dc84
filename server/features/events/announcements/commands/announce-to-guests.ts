import type { announceToGuests as endpoint, News } from '@devorbit/contract/events/announcements.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';
import { announcementsPerDay } from '../limits.ts';
import { presentNews } from '../present.ts';
import { insertNews } from '../store.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; queue: Queue };

/** Tells those who are registered something; a job does it, some at a time. */
export async function announceToGuests(
  { database, clock, limits, queue }: Deps,
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  { title, body, audience }: z.output<typeof endpoint.body>,
): Promise<News> {
  const event = await selectOptionalEvent(database, id, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!mayEdit(actor, event)) throw notYourEvent();
  await limits.take(announcementsPerDay, String(id));
  return database.transaction(async (tx) => {
    const at = clock.now();
    const news = await insertNews(tx, { event: id, author: actor.id, title, body, audience, at });
    await queue.send(tx, 'event_news', { news: news.id });
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.announce',
      subject: `event ${id}`,
      detail: { title, audience },
    });
    return presentNews(news);
  });
}

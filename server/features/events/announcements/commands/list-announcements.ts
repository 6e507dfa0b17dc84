import type { News } from '@devorbit/contract/events/announcements.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';
import { presentNews } from '../present.ts';
import { selectNews } from '../store.ts';

/** What was announced of an event, for its organizers. */
export async function listAnnouncements(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<News[]> {
  const event = await selectOptionalEvent(database, id, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!mayEdit(actor, event)) throw notYourEvent();
  return (await selectNews(database, id)).map(presentNews);
}

import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { listEntries as List } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayEdit } from '../../events/policy.ts';
import { countSubmitted, selectSubmitted } from '../entry-store.ts';
import { isOpen } from '../policy.ts';
import { selectOptionalHackathon } from '../store.ts';
import { findHackathonEvent } from './find-hackathon-event.ts';

/** A page of the gallery; empty before submissions close, but for organizers. */
export async function listEntries(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor | null,
  id: number,
  { page }: { page: number },
): Promise<{ entries: Reply<typeof List>; total: number }> {
  const event = await findHackathonEvent(database, actor, id);
  const hackathon = await selectOptionalHackathon(database, id);
  if (!mayEdit(actor, event) && isOpen(hackathon, clock.now())) return { entries: [], total: 0 };
  return { entries: await selectSubmitted(database, id, page), total: await countSubmitted(database, id) };
}

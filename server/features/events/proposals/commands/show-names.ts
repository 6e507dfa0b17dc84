import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showNames as endpoint } from '@devorbit/contract/events/proposals.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { selectNames } from '../store.ts';
import { findOrganized } from './find-organized.ts';

/** Who proposed what, for the event’s organizers; that they looked is kept. */
export function showNames(
  { database, clock }: { database: Database; clock: Clock },
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
): Promise<Reply<typeof endpoint>> {
  return database.transaction(async (tx) => {
    const event = await findOrganized(tx, actor, id);
    await recordAct(tx, {
      at: clock.now(),
      actor,
      ip,
      act: 'event.proposals.names',
      subject: `event ${id}`,
      detail: { title: event.title },
    });
    const names = await selectNames(tx, id);
    return { names: names.map(({ co_speakers, ...row }) => ({ ...row, coSpeakers: co_speakers })) };
  });
}

import { MAX_CREW } from '@devorbit/contract/events/crew-limits.ts';
import type { CrewRole } from '@devorbit/contract/events/crew.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { holdEvent } from '../../events/commands/hold-event.ts';
import { mayOwn } from '../../events/policy.ts';
import { crewFull, hasNoJudges, isMaker, noSuchUser } from '../errors.ts';
import { type MemberRow, selectCrew, selectOptionalUser, upsertMember } from '../store.ts';

type Deps = { database: Database; clock: Clock };

const told = {
  organizer: { title: (event: string) => `You’re now an organizer of an event: ${event}`, page: 'event-manage' },
  check_in: { title: (event: string) => `You’re now a check-in helper at an event: ${event}`, page: 'event-check-in' },
  judge: { title: (event: string) => `You’re now a judge for a hackathon: ${event}`, page: 'event-judge' },
  reviewer: {
    title: (event: string) => `You’re now a reviewer of proposals for an event: ${event}`,
    page: 'call-for-papers',
  },
} as const;

/** Makes somebody a helper of an event, or changes their role; they are told. Answers all helpers. */
export function addToCrew(
  { database, clock }: Deps,
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  { username, role }: { username: string; role: CrewRole },
): Promise<MemberRow[]> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const event = await holdEvent(tx, actor, id, mayOwn);
    if (role === 'judge' && event.type !== 'hackathon') throw hasNoJudges();
    const user = await selectOptionalUser(tx, username);
    if (user === null) throw noSuchUser();
    if (user.id === event.created_by) throw isMaker();
    const crew = await selectCrew(tx, id);
    const known = crew.find(({ user_id }) => user_id === user.id);
    if (known === undefined && crew.length >= MAX_CREW) throw crewFull();
    if (known?.role === role) return crew;
    await upsertMember(tx, id, user.id, role, at);
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.crew.add',
      subject: `event ${id}`,
      detail: { title: event.title, username: user.username, role },
    });
    await notify(tx, {
      user_id: user.id,
      kind: 'events',
      at,
      title: told[role].title(event.title),
      link: pathOf(told[role].page, { id }),
    });
    return selectCrew(tx, id);
  });
}

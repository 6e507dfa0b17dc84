import type { Database, Queryable } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { type EventRow, selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';
import { tellTicket } from '../../registrations/commands/tell-ticket.ts';
import type { WriteDeps } from '../../registrations/commands/write-to.ts';
import { raiseIssue, selectOptionalById, selectOptionalOwn } from '../../registrations/door.ts';
import { registrationNotFound } from '../../registrations/errors.ts';
import { noPlace, noTicket } from '../errors.ts';
import { ticketsPerDay } from '../limits.ts';

export type ReissueDeps = WriteDeps & { database: Database; limits: RateLimits };
type Caller = { actor: Actor; ip: string };
/** A registration of the event, or the caller’s own. */
type Of = { id: number; registration: number | 'own' };

async function findEvent(tx: Queryable, actor: Actor, { id, registration }: Of): Promise<EventRow> {
  const event = await selectOptionalEvent(tx, id, actor.id);
  if (registration === 'own') {
    if (event === null || event.cancelled_at !== null) throw noTicket();
    return event;
  }
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!mayEdit(actor, event)) throw notYourEvent();
  return event;
}

/**
 * Issues a ticket anew: the caller’s own, or that of somebody by an organizer. The old one is no longer valid; the new one
 * is emailed. Throws where there is no place, and so no ticket.
 */
export async function reissueTicket(deps: ReissueDeps, { actor, ip }: Caller, of: Of): Promise<number> {
  const { database, limits } = deps;
  const own = of.registration === 'own';
  const event = await findEvent(database, actor, of);
  await limits.take(ticketsPerDay, own ? String(actor.id) : `${of.id} ${of.registration}`);
  return database.transaction(async (tx) => {
    const row =
      of.registration === 'own'
        ? await selectOptionalOwn(tx, of.id, actor.id)
        : await selectOptionalById(tx, of.id, of.registration);
    if (row === null) throw own ? noTicket() : registrationNotFound();
    const issue = await raiseIssue(tx, of.id, row.id);
    if (issue === null) throw own ? noTicket() : noPlace();
    if (!own)
      await recordAct(tx, {
        at: deps.clock.now(),
        actor,
        ip,
        act: 'event.reissue',
        subject: `event ${of.id}`,
        detail: { title: event.title, registration: row.id, issue },
      });
    if (row.user_id !== null) await tellTicket(deps, tx, event, row.user_id);
    return issue;
  });
}

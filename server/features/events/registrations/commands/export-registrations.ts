import { stringify } from 'csv-stringify/sync';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';
import { selectExported } from '../dashboard-store.ts';
import { exportsPerHour } from '../limits.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

const heads = ['Name', 'Username', 'State', 'Seats', 'Guests', 'Registered', 'Checked in'];

/**
 * Everybody who registered, as CSV (RFC 4180) with a byte order mark, for staff and organizers. What a spreadsheet would
 * take for a formula is plain text there. Who took it, and how many rows, is in the audit log.
 */
export async function exportRegistrations(
  { database, clock, limits }: Deps,
  { actor, ip }: { actor: Actor; ip: string },
  eventId: number,
): Promise<string> {
  const event = await selectOptionalEvent(database, eventId, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!mayEdit(actor, event)) throw notYourEvent();
  await limits.take(exportsPerHour, String(actor.id));
  const rows = await database.transaction(async (tx) => {
    const found = await selectExported(tx, eventId);
    await recordAct(tx, {
      at: clock.now(),
      actor,
      ip,
      act: 'event.export',
      subject: `event ${eventId}`,
      detail: { title: event.title, rows: found.length },
    });
    return found;
  });
  return stringify(
    [
      [...heads, ...event.questions.map(({ text }) => text)],
      ...rows.map((row) => [
        row.name,
        row.username ?? '',
        row.state,
        row.seats,
        row.guests.join(', '),
        row.registered_at,
        row.checked_in_at ?? '',
        ...event.questions.map(({ id }) => row.answers[id] ?? ''),
      ]),
    ],
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
}

import type { Guest } from '@devorbit/contract/events/check-ins.ts';
import type { GuestRow } from '../registrations/door.ts';
import { codeOf } from '../tickets/commands/code-of.ts';

/** Somebody with a place, as the entrance of `event` needs them. */
export const presentGuest = (row: GuestRow, { secret, event }: { secret: string; event: number }): Guest => ({
  id: row.id,
  name: row.name,
  username: row.username,
  seats: row.seats,
  issue: row.ticket_issue,
  code: codeOf(secret, { event, registration: row.id, issue: row.ticket_issue }),
  checkedInAt: row.checked_in_at,
  checkedInBy: row.checked_in_by,
});

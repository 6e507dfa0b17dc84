import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { RegistrationState, showDashboard as endpoint } from '@devorbit/contract/events/registrations.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';
import { selectAttendance, selectMarks, selectStates, selectTallies } from '../dashboard-store.ts';

/** How an event stands, for staff and its organizers. */
export async function showDashboard(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  eventId: number,
): Promise<Reply<typeof endpoint>> {
  const event = await selectOptionalEvent(database, eventId, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!mayEdit(actor, event)) throw notYourEvent();
  const choices = event.questions.filter(({ kind }) => kind !== 'text').map(({ id }) => id);
  const [rows, { interested, saved }, came, tallies] = await Promise.all([
    selectStates(database, eventId),
    selectMarks(database, eventId),
    selectAttendance(database, eventId),
    selectTallies(database, eventId, choices),
  ]);
  const stateOf = (state: RegistrationState) => {
    const found = rows.find((row) => row.state === state);
    return { people: found?.people ?? 0, seats: found?.seats ?? 0 };
  };
  const over = clock.now().getTime() >= Date.parse(event.ends_at);
  return {
    states: {
      pending: stateOf('pending'),
      confirmed: stateOf('confirmed'),
      waiting: stateOf('waiting'),
      offered: stateOf('offered'),
      cancelled: stateOf('cancelled'),
      declined: stateOf('declined'),
      expired: stateOf('expired'),
    },
    capacity: event.capacity,
    taken: event.taken,
    arrived: { people: came.people, seats: came.seats },
    arrivedLate: { people: came.late_people, seats: came.late_seats },
    noShows: over && came.people > 0 ? { people: came.missing_people, seats: came.missing_seats } : null,
    interested,
    saved,
    answers: event.questions.map(({ id, text, kind, choices: offered }) => {
      const own = tallies.filter(({ question }) => question === id);
      return {
        id,
        text,
        given: own.reduce((sum, { count }) => sum + count, 0),
        // What is no choice any more is counted above alone.
        tallies: own.flatMap(({ answer, count }) =>
          answer !== null && (kind === 'yes_no' || offered.includes(answer)) ? [{ answer, count }] : [],
        ),
      };
    }),
  };
}

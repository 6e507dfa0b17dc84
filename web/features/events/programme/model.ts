import type { ProgrammeSession } from '@devorbit/contract/events/programme.ts';

export type Filter = { track: string; mine: boolean };

/** What is left of the sessions; '' is every track. */
export const filtered = (sessions: readonly ProgrammeSession[], { track, mine }: Filter): ProgrammeSession[] =>
  sessions.filter((one) => (track === '' || one.track === track) && (!mine || one.starred));

/** By name; numbers by their size. */
const byName = (a: string, b: string): number => a.localeCompare(b, undefined, { numeric: true });

export const tracksOf = (sessions: readonly ProgrammeSession[]): string[] =>
  [...new Set(sessions.map(({ track }) => track))].filter((track) => track !== '').toSorted(byName);
export const roomsOf = (sessions: readonly ProgrammeSession[]): string[] =>
  [...new Set(sessions.map(({ room }) => room))].toSorted(byName);

/** Where a session stands among its day’s: rows are the moments at which something begins or ends. */
export type Placed = { session: ProgrammeSession; column: number; from: number; to: number };
export type Day = { date: string; rooms: string[]; placed: Placed[] };

/** The days on which sessions begin, with a column a room; the first row is for the names of the rooms. */
export function daysOf(sessions: readonly ProgrammeSession[]): Day[] {
  const days = [...Map.groupBy(sessions, ({ date }) => date)];
  return days.map(([date, those]) => {
    const rooms = roomsOf(those);
    const moments = [...new Set(those.flatMap((one) => [Date.parse(one.startsAt), Date.parse(one.endsAt)]))].toSorted(
      (a, b) => a - b,
    );
    const rowOf = (moment: string) => moments.indexOf(Date.parse(moment)) + 2;
    return {
      date,
      rooms,
      placed: those.map((session) => ({
        session,
        column: rooms.indexOf(session.room) + 1,
        from: rowOf(session.startsAt),
        to: rowOf(session.endsAt),
      })),
    };
  });
}

/** The ids of chosen sessions that are at the same time as another one. */
export function overlapping(sessions: readonly ProgrammeSession[]): Set<number> {
  const chosen = sessions.filter(({ starred }) => starred);
  const meets = (a: ProgrammeSession, b: ProgrammeSession) =>
    a.id !== b.id && Date.parse(a.startsAt) < Date.parse(b.endsAt) && Date.parse(b.startsAt) < Date.parse(a.endsAt);
  return new Set(chosen.filter((a) => chosen.some((b) => meets(a, b))).map(({ id }) => id));
}

/** Whether it goes on at `now`, in ms; null is no time that is known. */
export const isNow = ({ startsAt, endsAt }: ProgrammeSession, now: number | null): boolean =>
  now !== null && Date.parse(startsAt) <= now && now < Date.parse(endsAt);

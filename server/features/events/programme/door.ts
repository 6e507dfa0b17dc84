// What calendars read, and what events move along.
export { selectOptionalSessionCalendar, selectStarredCalendar, type SessionCalendarRow } from './calendar-store.ts';
export { moveSessions } from './store.ts';
// What the demo world writes.
export { insertSession, insertSpeaker, moveSampleSessions, putSpeakers } from './store.ts';

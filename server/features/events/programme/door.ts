// What calendars read, and what events move along.
export { selectOptionalSessionCalendar, selectStarredCalendar, type SessionCalendarRow } from './calendar-store.ts';
export { moveSessions } from './store.ts';
// What a proposal that was accepted becomes, and what goes with its author.
export { deleteSpeaker, selectSpeakers } from './store.ts';
// What the demo world writes.
export { insertSession, insertSpeaker, moveSampleSessions, putSpeakers } from './store.ts';

// What the other features of events read, and what staff's tools write; who may is for them to ask.
export {
  type CalendarRow,
  type EventRow,
  lockPlaces,
  selectByIds,
  selectCalendar,
  selectCalendarOf,
  selectOptionalCalendar,
  selectOptionalEvent,
} from './store.ts';
export { insertEvent, putMark, selectInstants } from './store.ts';

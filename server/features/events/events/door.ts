// What the other features of events read, and what staff's tools write; who may is for them to ask.
export {
  type CalendarRow,
  type EventRow,
  joinSeries,
  lockPlaces,
  selectByIds,
  selectCalendar,
  selectCalendarOf,
  selectOfSeries,
  selectOptionalCalendar,
  selectOptionalEvent,
  type SummaryRow,
} from './store.ts';
export { insertEvent, moveSampleEvents, putMark, selectHasSampleEvents, selectInstants } from './store.ts';

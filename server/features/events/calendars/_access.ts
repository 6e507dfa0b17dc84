import type { Row } from '../../../access-matrix/_row.ts';

/** Calendars. A code that nobody has is no calendar. */
export const access: Row[] = [
  ['get /api/events/calendar.ics', [200, 200, 200, 200, 200]],
  ['get /api/calendars/{code}/events.ics', [404, 404, 404, 404, 404], { params: { code: 'a'.repeat(43) } }],
  ['get /api/calendar-feed/', [401, 200, 200, 200, 200]],
  ['post /api/calendar-feed/', [401, 201, 201, 201, 201]],
  ['delete /api/calendar-feed/', [401, 200, 200, 200, 200]],
  ['get /api/events/{id}/calendar.ics', [404, 404, 404, 404, 404], { params: { id: 2_147_483_647 } }],
];

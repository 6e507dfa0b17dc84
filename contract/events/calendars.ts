import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { EventCategory, EventId, EventType, Username } from './events.ts';

/** Files in the format iCalendar (RFC 5545). */
export const showEventCalendar = endpoint({
  method: 'GET',
  path: '/api/events/:id/calendar.ics',
  summary: 'An approved event as a calendar file.',
  audience: 'anyone',
  params: z.object({ id: EventId }),
  replies: { 200: z.string() },
});

export const showFeed = endpoint({
  method: 'GET',
  path: '/api/events/calendar.ics',
  summary:
    'A calendar to subscribe to: approved events of the last 90 days and to come; of a type, a category or who made them.',
  audience: 'anyone',
  query: z.object({
    type: EventType.optional(),
    category: EventCategory.optional(),
    by: Username.optional(),
  }),
  replies: { 200: z.string() },
});

export const showPersonalFeed = endpoint({
  method: 'GET',
  path: '/api/calendars/:code/events.ics',
  summary: 'What somebody is registered for or waits for, as a calendar: who knows its secret code may read it.',
  audience: 'anyone',
  params: z.object({ code: z.string().regex(/^[\w-]{43}$/, 'Must be the code of a calendar') }),
  replies: { 200: z.string() },
});

export const showOwnFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed/',
  summary: 'Since when the caller has a personal calendar; null where there is none. Its address was shown once.',
  audience: 'user',
  replies: { 200: z.object({ madeAt: z.iso.datetime().nullable() }) },
});

export const makeFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed/',
  summary: 'Makes the caller’s personal calendar, or gives it a new address: the old one ends. Shown this once.',
  audience: 'user',
  scope: 'session',
  replies: { 201: z.object({ address: z.string(), madeAt: z.iso.datetime() }) },
});

export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed/',
  summary: 'Ends the caller’s personal calendar.',
  audience: 'user',
  scope: 'session',
  replies: { 200: z.object({ message: z.string() }) },
});

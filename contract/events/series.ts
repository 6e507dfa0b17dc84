import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { MAX_EVENT_CHARS as CHARS } from './events-limits.ts';
import { EventId, EventState, EventStatus } from './events.ts';
import { MAX_SERIES, seriesSteps } from './series-limits.ts';

const inEvent = z.object({ id: EventId });
const own = { audience: 'user', scope: 'session', params: inEvent } as const;
const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time');

const SeriesDate = z.object({
  id: z.number().int(),
  /** For people: `Mar 14, 2026`. */
  date: z.string(),
  startsAt: z.iso.datetime(),
  status: EventStatus,
  state: EventState,
});
export type SeriesDate = z.infer<typeof SeriesDate>;
const Series = z.object({
  every: z.enum(seriesSteps),
  /** Those that the caller may see, the earliest first. */
  dates: z.array(SeriesDate).max(MAX_SERIES),
});
export type Series = z.infer<typeof Series>;

export const showSeries = endpoint({
  method: 'GET',
  path: '/api/events/:id/series/',
  summary: 'All dates of an event that repeats. 404 for one that does not.',
  audience: 'anyone',
  params: inEvent,
  replies: { 200: Series },
});

export const makeSeries = endpoint({
  method: 'POST',
  path: '/api/events/:id/series/',
  summary: `Repeats an event: staff, and who made it. Each date is an event of its own at the same local time, ${MAX_SERIES} at most with the first; those of others than staff wait for approval. 409 for one that repeats already, is cancelled or over.`,
  ...own,
  body: z
    .object({
      every: z.enum(seriesSteps, 'Choose how often'),
      /** How many dates, the first among them. */
      count: z
        .number('Must be a number')
        .int('Must be a whole number')
        .min(2, 'Must be at least 2')
        .max(MAX_SERIES, `Must be at most ${MAX_SERIES}`)
        .optional(),
      /** The last day on which one may begin, there. */
      until: z.iso.date('Choose a date').optional(),
    })
    .refine(({ count, until }) => (count === undefined) !== (until === undefined), {
      message: 'Choose how many dates, or until when',
      path: ['count'],
    }),
  replies: { 201: Series },
});

export const editSeries = endpoint({
  method: 'PUT',
  path: '/api/events/:id/series/',
  summary:
    'Changes this date and all later ones of an event that repeats: staff and its organizers. Each keeps its day; the rest is as for a single event.',
  ...own,
  body: z.object({
    title: humanText({ max: CHARS.title, lines: 1, required: 'Title is required' }),
    location: humanText({ max: CHARS.location, lines: 1, required: 'Location is required' }),
    startTime: LocalTime,
    endTime: LocalTime,
    time: humanText({ max: CHARS.time, lines: 1, required: 'Time is required' }),
    description: humanText({ max: CHARS.description, lines: 1, required: 'Description is required' }),
    longDescription: humanText({ max: CHARS.longDescription, lines: 'many' }).default(''),
    /** Of this one. */
    revision: z.number().int(),
  }),
  replies: { 200: z.object({ changed: z.number().int() }) },
});

export const cancelSeries = endpoint({
  method: 'POST',
  path: '/api/events/:id/series/cancel/',
  summary: 'Cancels this date and all later ones: staff, and who made it. Everybody who is registered is notified.',
  ...own,
  body: z.object({
    reason: humanText({ max: CHARS.reason, lines: 'many', required: 'Say why, for those who are registered' }),
  }),
  replies: { 200: z.object({ cancelled: z.number().int() }) },
});

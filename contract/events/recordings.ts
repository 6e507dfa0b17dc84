import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { HttpsLink } from '../http-link.ts';
import { humanText } from '../human-text.ts';
import { EventId } from './events.ts';
import { MAX_RECORDING_TITLE, MAX_RECORDINGS } from './recordings-limits.ts';

const inEvent = z.object({ id: EventId });

export const Recording = z.object({ title: z.string(), url: z.string() });
export type Recording = z.infer<typeof Recording>;

export const EventRecordings = z.object({
  recordings: z.array(Recording).max(MAX_RECORDINGS),
  /** They are for those who had a place. */
  forGuests: z.boolean(),
  /** How many there are that the caller does not see for that reason. */
  hidden: z.number().int(),
});
export type EventRecordings = z.infer<typeof EventRecordings>;

export const listRecordings = endpoint({
  method: 'GET',
  path: '/api/events/:id/recordings/',
  summary: 'Where an event can be watched again, once it has begun.',
  audience: 'anyone',
  params: inEvent,
  replies: { 200: EventRecordings },
});

export const setRecordings = endpoint({
  method: 'PUT',
  path: '/api/events/:id/recordings/',
  summary:
    'Organizers say where their event can be watched again: the whole list, for everybody or for those who had a place.',
  audience: 'user',
  scope: 'session',
  params: inEvent,
  body: z.object({
    recordings: z
      .array(
        z.object({
          title: humanText({ max: MAX_RECORDING_TITLE, lines: 1, required: 'Give it a title' }),
          url: HttpsLink.refine((url) => url !== '', 'Enter its address'),
        }),
      )
      .max(MAX_RECORDINGS, `At most ${MAX_RECORDINGS} recordings`),
    forGuests: z.boolean(),
  }),
  replies: { 200: EventRecordings },
});

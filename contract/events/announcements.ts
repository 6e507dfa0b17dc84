import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { MAX_NEWS, MAX_NEWS_CHARS, newsAudiences } from './announcements-limits.ts';
import { EventId } from './events.ts';

const News = z.object({
  id: z.number().int(),
  title: z.string(),
  body: z.string(),
  audience: z.enum(newsAudiences),
  at: z.iso.datetime(),
  /** A username; null where the account is gone. */
  by: z.string().nullable(),
  /** People who have been told up to now, and whether those are all. */
  told: z.number().int(),
  done: z.boolean(),
});
export type News = z.infer<typeof News>;

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/events/:id/announcements/',
  summary: 'What organizers announced, the newest first: for the organizers.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: EventId }),
  replies: { 200: z.array(News).max(MAX_NEWS) },
});

export const announceToGuests = endpoint({
  method: 'POST',
  path: '/api/events/:id/announcements/',
  summary:
    'Organizers tell people something: all who are registered, or those with a place. In the app, and by email as each chose; one after another, in the background.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: EventId }),
  body: z.object({
    title: humanText({ max: MAX_NEWS_CHARS.title, lines: 1, required: 'Title is required' }),
    body: humanText({ max: MAX_NEWS_CHARS.body, lines: 'many', required: 'Write the announcement' }),
    audience: z.enum(newsAudiences, 'Choose who reads it').default('place'),
  }),
  replies: { 202: News },
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { EventId } from './events.ts';
import {
  MAX_PROGRAMME_CHARS as CHARS,
  MAX_SESSION_MINUTES,
  MAX_SESSION_SPEAKERS,
  MAX_SESSIONS,
  MAX_SPEAKERS,
} from './programme-limits.ts';

const inEvent = z.object({ id: EventId });
const ofSpeaker = z.object({ id: EventId, speaker: EventId });
const ofSession = z.object({ id: EventId, session: EventId });
const own = { audience: 'user', scope: 'session' } as const;

const Speaker = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  company: z.string(),
  bio: z.string(),
});
export type Speaker = z.infer<typeof Speaker>;

const ProgrammeSession = z.object({
  id: z.number().int(),
  title: z.string(),
  abstract: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The day there, and the time on the wall there, 24 hours. */
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  minutes: z.number().int(),
  room: z.string(),
  /** '' for none. */
  track: z.string(),
  /** Ids of speakers. */
  speakers: z.array(z.number().int()).max(MAX_SESSION_SPEAKERS),
  /** Whether the caller chose it. */
  starred: z.boolean(),
});
export type ProgrammeSession = z.infer<typeof ProgrammeSession>;

const Programme = z.object({
  timeZone: z.string(),
  /** By name. */
  speakers: z.array(Speaker).max(MAX_SPEAKERS),
  /** By start, then by room. */
  sessions: z.array(ProgrammeSession).max(MAX_SESSIONS),
});
export type Programme = z.infer<typeof Programme>;

export const showProgramme = endpoint({
  method: 'GET',
  path: '/api/events/:id/programme/',
  summary: 'The programme of an event: its speakers and sessions, and which of them the caller starred.',
  audience: 'anyone',
  params: inEvent,
  replies: { 200: Programme },
});

const SpeakerForm = z.object({
  name: humanText({ max: CHARS.name, lines: 1, required: 'Name is required' }),
  title: humanText({ max: CHARS.name, lines: 1 }).default(''),
  company: humanText({ max: CHARS.name, lines: 1 }).default(''),
  bio: humanText({ max: CHARS.bio, lines: 'many' }).default(''),
});

export const addSpeaker = endpoint({
  method: 'POST',
  path: '/api/events/:id/speakers/',
  summary: 'Organizers add a speaker.',
  ...own,
  params: inEvent,
  body: SpeakerForm,
  replies: { 201: Programme },
});

export const editSpeaker = endpoint({
  method: 'PUT',
  path: '/api/events/:id/speakers/:speaker/',
  summary: 'Organizers change what is said about a speaker.',
  ...own,
  params: ofSpeaker,
  body: SpeakerForm,
  replies: { 200: Programme },
});

export const removeSpeaker = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/speakers/:speaker/',
  summary: 'Organizers remove a speaker; the sessions stay.',
  ...own,
  params: ofSpeaker,
  replies: { 200: Programme },
});

/** Times are on the wall, in the event’s zone. */
const SessionForm = z.object({
  title: humanText({ max: CHARS.title, lines: 1, required: 'Title is required' }),
  abstract: humanText({ max: CHARS.abstract, lines: 'many' }).default(''),
  date: z.iso.date('Choose a date'),
  startTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'),
  minutes: z
    .number('Must be a number')
    .int('Must be a whole number')
    .min(5, 'Must be at least 5')
    .max(MAX_SESSION_MINUTES, `Must be at most ${MAX_SESSION_MINUTES}`),
  room: humanText({ max: CHARS.room, lines: 1, required: 'Room is required' }),
  track: humanText({ max: CHARS.track, lines: 1 }).default(''),
  speakers: z
    .array(z.number().int().positive().max(2_147_483_647))
    .max(MAX_SESSION_SPEAKERS, `At most ${MAX_SESSION_SPEAKERS} speakers`)
    .transform((ids) => [...new Set(ids)])
    .default([]),
});
export type SessionForm = z.output<typeof SessionForm>;

export const addSession = endpoint({
  method: 'POST',
  path: '/api/events/:id/sessions/',
  summary: 'Organizers add a session within the event’s dates. 409 where its room has another one at that time.',
  ...own,
  params: inEvent,
  body: SessionForm,
  replies: { 201: Programme },
});

export const editSession = endpoint({
  method: 'PUT',
  path: '/api/events/:id/sessions/:session/',
  summary: 'Organizers change a session. Everybody who starred it is notified.',
  ...own,
  params: ofSession,
  body: SessionForm,
  replies: { 200: Programme },
});

export const removeSession = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/sessions/:session/',
  summary: 'Organizers remove a session; everybody who starred it is notified.',
  ...own,
  params: ofSession,
  replies: { 200: Programme },
});

export const starSession = endpoint({
  method: 'PUT',
  path: '/api/events/:id/sessions/:session/star/',
  summary: 'Puts a session into the caller’s programme and personal calendar, or takes it out.',
  ...own,
  params: ofSession,
  body: z.object({ starred: z.boolean() }),
  replies: { 200: z.object({ starred: z.boolean() }) },
});

export const showSessionCalendar = endpoint({
  method: 'GET',
  path: '/api/events/:id/sessions/:session/calendar.ics',
  summary: 'A session of an approved event as a calendar file.',
  audience: 'anyone',
  params: ofSession,
  replies: { 200: z.string() },
});

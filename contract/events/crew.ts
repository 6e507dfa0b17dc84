import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { crewRoles, MAX_CREW } from './crew-limits.ts';
import { EventId, Username } from './events.ts';

export const CrewRole = z.enum(crewRoles, 'Choose a role');
export type CrewRole = z.infer<typeof CrewRole>;

const Member = z.object({ username: z.string(), name: z.string(), role: CrewRole, addedAt: z.iso.datetime() });
const Crew = z.object({ crew: z.array(Member).max(MAX_CREW) });

export const listCrew = endpoint({
  method: 'GET',
  path: '/api/events/:id/crew/',
  summary: 'Who helps with an event, by name: for its organizers.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: EventId }),
  replies: { 200: Crew },
});

export const addToCrew = endpoint({
  method: 'PUT',
  path: '/api/events/:id/crew/',
  summary:
    'Makes somebody an organizer of an event, a helper at its check-in, a judge or a reviewer: staff, and who made the event.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: EventId }),
  body: z.object({ username: humanText({ max: 150, lines: 1, required: 'Username is required' }), role: CrewRole }),
  replies: { 200: Crew },
});

export const removeFromCrew = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/crew/:username/',
  summary: 'Takes somebody off the crew: staff, who made the event, and everybody themselves.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: EventId, username: Username }),
  replies: { 200: z.object({ message: z.string() }) },
});

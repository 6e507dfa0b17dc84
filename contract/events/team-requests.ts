import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { EventId } from './events.ts';
import { MAX_TEAM_REQUESTS, TEAMS_PAGE_SIZE } from './team-requests-limits.ts';

const inEvent = z.object({ id: EventId });
const own = { audience: 'user', scope: 'session' } as const;

const Kind = z.enum(['invite', 'request']);
const Requests = z.object({
  /** Invites to the caller, and teams that they asked. */
  own: z
    .array(z.object({ id: z.number().int(), kind: Kind, team: z.object({ id: z.number().int(), name: z.string() }) }))
    .max(MAX_TEAM_REQUESTS),
  /** Who asks to join the caller’s team, and whom it invited. */
  team: z
    .array(z.object({ id: z.number().int(), kind: Kind, username: z.string(), name: z.string() }))
    .max(MAX_TEAM_REQUESTS),
});
export type TeamRequests = z.infer<typeof Requests>;

export const listTeamRequests = endpoint({
  method: 'GET',
  path: '/api/events/:id/team-requests/',
  summary: 'Invites and requests of the caller and of their team that wait for an answer, the newest first.',
  ...own,
  params: inEvent,
  replies: { 200: Requests },
});

const LookingTeam = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Whom it looks for, in its own words. */
  wanted: z.string(),
  size: z.number().int(),
  most: z.number().int(),
});
export type LookingTeam = z.infer<typeof LookingTeam>;

export const listLookingTeams = endpoint({
  method: 'GET',
  path: '/api/events/:id/teams/',
  summary:
    'Teams with a place that say whom they look for, by name, 24 a page; X-Total-Count tells how many. For people with a place at the event, while teams may change.',
  ...own,
  params: inEvent,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
  replies: { 200: z.array(LookingTeam).max(TEAMS_PAGE_SIZE) },
});

export const inviteToTeam = endpoint({
  method: 'POST',
  path: '/api/events/:id/team/invites/',
  summary: 'Invites somebody to the caller’s team and notifies them. They need a place to accept.',
  ...own,
  params: inEvent,
  body: z.object({ username: humanText({ max: 150, lines: 1, required: 'Username is required' }) }),
  replies: { 201: Requests },
});

export const askToJoinTeam = endpoint({
  method: 'POST',
  path: '/api/events/:id/teams/:team/requests/',
  summary: 'Asks to join a team that is looking for people; its members are notified.',
  ...own,
  params: z.object({ id: EventId, team: EventId }),
  replies: { 201: Requests },
});

const ofRequest = z.object({ id: EventId, request: EventId });

export const acceptTeamRequest = endpoint({
  method: 'POST',
  path: '/api/events/:id/team-requests/:request/accept/',
  summary: 'Accepts an invite, for who was invited, or a request, for the team’s members: that person joins the team.',
  ...own,
  params: ofRequest,
  replies: { 200: Requests },
});

export const endTeamRequest = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/team-requests/:request/',
  summary: 'Declines an invite or a request, or takes one back: the person and the team’s members.',
  ...own,
  params: ofRequest,
  replies: { 200: Requests },
});

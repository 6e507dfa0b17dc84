import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_VOTED_ENTRIES } from './entry-votes-limits.ts';
import { EventId } from './events.ts';

const inEvent = z.object({ id: EventId });
const own = { audience: 'user', scope: 'session', params: inEvent } as const;

const Period = z.object({ opensAt: z.iso.datetime(), closesAt: z.iso.datetime() });
export type VotePeriod = z.infer<typeof Period>;

/** The public vote of a hackathon, which stands beside what judges say and never changes it. */
export const PublicVote = z.object({
  /** Null where the organizers hold none. */
  period: Period.nullable(),
  /** Whether one can vote at this moment, by the server’s clock. */
  open: z.boolean(),
  /** The entry that the caller votes for. */
  own: z.number().int().nullable(),
  /** The caller’s team’s, which is not theirs to vote for. */
  team: z.number().int().nullable(),
  /** Most votes first; null until the vote has closed. */
  counts: z
    .array(z.object({ entry: z.number().int(), title: z.string(), team: z.string(), votes: z.number().int() }))
    .max(MAX_VOTED_ENTRIES)
    .nullable(),
});
export type PublicVote = z.infer<typeof PublicVote>;

export const showVote = endpoint({
  method: 'GET',
  path: '/api/events/:id/vote/',
  summary: 'The public vote of a hackathon: when it is, the caller’s own vote, and once it has closed what came of it.',
  audience: 'anyone',
  params: inEvent,
  replies: { 200: PublicVote },
});

export const setVotePeriod = endpoint({
  method: 'PUT',
  path: '/api/events/:id/vote/period/',
  summary: 'Organizers hold a public vote from when to when, after submissions close. 409 once it has closed.',
  ...own,
  body: z.object({
    opensAt: z.iso.datetime('Choose a date and a time'),
    closesAt: z.iso.datetime('Choose a date and a time'),
  }),
  replies: { 200: PublicVote },
});

export const removeVotePeriod = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/vote/period/',
  summary: 'Organizers hold no public vote. 409 once somebody has voted.',
  ...own,
  replies: { 200: PublicVote },
});

export const castVote = endpoint({
  method: 'PUT',
  path: '/api/events/:id/vote/',
  summary:
    'Votes for a submitted entry of another team, in place of the vote before; null takes it back. 409 while the vote is closed.',
  ...own,
  body: z.object({ entry: EventId.nullable() }),
  replies: { 200: PublicVote },
});

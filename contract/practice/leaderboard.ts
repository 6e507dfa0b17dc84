import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LEADERBOARD_PAGE_SIZE } from './leaderboard-limits.ts';

/** All time; or what was first solved in the current month or week (from Monday), in UTC. */
export const LeaderboardPeriod = z.enum(['all', 'month', 'week']);
export type LeaderboardPeriod = z.infer<typeof LeaderboardPeriod>;

/** Of a university in `content/universities/`. */
const UniversitySlug = z
  .string('Must be text')
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be the slug of a university');

export const LeaderboardRow = z.object({
  /** Users with the same points and solved problems share a rank; the next one counts them all: 1, 1, 3. */
  rank: z.number().int(),
  user_id: z.number().int(),
  username: z.string(),
  full_name: z.string(),
  /** An address of our own; null shows the letter. */
  profile_image: z.string().nullable(),
  solved_count: z.number().int(),
  points: z.number().int(),
  /** Of the last problem that counted: within a rank the earlier one stands first. */
  reached_at: z.iso.datetime(),
  /** The rank at `trend_since`; null for who had no points then, and where no trend is told. */
  rank_before: z.number().int().nullable(),
});
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;

export const Leaderboard = z.object({
  rows: z.array(LeaderboardRow).max(LEADERBOARD_PAGE_SIZE),
  /** Users with at least one point in the period. */
  total: z.number().int(),
  /** The caller's own row; null for a visitor, and for who has no point in the period. */
  own: LeaderboardRow.nullable(),
  /** With which moment ranks are compared, a week ago; null where they are not: of all time and everybody alone they are. */
  trend_since: z.iso.datetime().nullable(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

export const showLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard/',
  summary: 'Ten rows by points, then solved problems, then the earliest; and the caller’s own row.',
  audience: 'anyone',
  query: z.object({
    period: LeaderboardPeriod.default('all'),
    page: z.coerce.number().int().min(1).max(200_000).default(1),
    /** Only who has said that they study here; an unknown one has nobody. */
    university: UniversitySlug.optional(),
  }),
  replies: { 200: Leaderboard },
});

/** Sent within two seconds of a change; the page then asks again. */
export const LeaderboardEvent = z.object({ type: z.literal('changed') });
export type LeaderboardEvent = z.infer<typeof LeaderboardEvent>;

export const followLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard/events',
  summary: 'text/event-stream: one event whenever somebody gains points, at most one a second.',
  audience: 'anyone',
  replies: { 200: z.string() },
  events: LeaderboardEvent,
});

export const LeaderboardUniversities = z.object({
  /** All of them by name, with how many of their people have points. */
  universities: z.array(z.object({ slug: z.string(), name: z.string(), people: z.number().int() })),
  /** The caller's; null for a visitor, and for who has not said. */
  own: z.string().nullable(),
});
export type LeaderboardUniversities = z.infer<typeof LeaderboardUniversities>;

export const listUniversities = endpoint({
  method: 'GET',
  path: '/api/leaderboard/universities/',
  summary: 'Universities by which the leaderboard is filtered, and the caller’s own.',
  audience: 'anyone',
  replies: { 200: LeaderboardUniversities },
});

export const chooseUniversity = endpoint({
  method: 'PUT',
  path: '/api/leaderboard/university/',
  summary: 'Says where the caller studies, for everybody to see on that leaderboard; null takes it back.',
  audience: 'user',
  body: z.object({ university: UniversitySlug.nullable() }),
  replies: { 200: z.object({ university: z.string().nullable() }) },
});

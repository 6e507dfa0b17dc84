import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { TimeZone } from '../time-zone.ts';
import { MAX_STARS } from './activity-limits.ts';
import { Difficulty } from './problems.ts';

export const Day = z.object({
  /** YYYY-MM-DD in the asked time zone. */
  day: z.iso.date(),
  /** Judged submissions on that day. */
  submissions: z.number().int(),
  /** Problems first solved on that day. */
  solved: z.number().int(),
});
export type Day = z.infer<typeof Day>;

export const Activity = z.object({
  year: z.number().int(),
  /** Days with activity only, in order. */
  days: z.array(Day).max(366),
  submissions: z.number().int(),
  solved: z.number().int(),
  /** Days in a row with at least one first Accepted, in the asked time zone: that ends today or yesterday; the longest ever. */
  current_streak: z.number().int(),
  longest_streak: z.number().int(),
  /** From the year of joining to the current one. */
  years: z.array(z.number().int()),
  /** Problems that the caller has created. */
  problems_created: z.number().int(),
  solved_by_difficulty: z.object({ Easy: z.number().int(), Medium: z.number().int(), Hard: z.number().int() }),
});
export type Activity = z.infer<typeof Activity>;

/** What was earned once and stays. */
export const Badge = z.object({
  id: z.string(),
  name: z.string(),
  /** For what it was given, in a sentence. */
  description: z.string(),
  earned_at: z.iso.datetime(),
});
export type Badge = z.infer<typeof Badge>;

export const showActivity = endpoint({
  method: 'GET',
  path: '/api/activity/',
  summary: "The caller's activity in a year, by day of a time zone, and what it adds up to.",
  audience: 'user',
  query: z.object({
    year: z.coerce.number().int().min(2020).max(2100).optional(),
    time_zone: TimeZone.default('UTC'),
  }),
  replies: { 200: Activity },
});

export const showPublicActivity = endpoint({
  method: 'GET',
  path: '/api/users/:username/activity/',
  summary: "A user's activity in a year, as GET /api/activity/; 404 where the caller may not see it.",
  audience: 'anyone',
  params: z.object({ username: z.string().min(1).max(100) }),
  query: showActivity.query,
  replies: { 200: Activity },
});

/** A solved problem that counts. */
export const Star = z.object({
  problem_id: z.number().int(),
  title: z.string(),
  difficulty: Difficulty,
  /** The problem's first tag: the system that the star belongs to; '' where it has none. */
  tag: z.string(),
  /** Of the first Accepted; null where the caller may not see a user's activity. */
  solved_at: z.iso.datetime().nullable(),
});
export type Star = z.infer<typeof Star>;

/** In the order of solving. */
export const Sky = z.array(Star).max(MAX_STARS);
export type Sky = z.infer<typeof Sky>;

export const showSky = endpoint({
  method: 'GET',
  path: '/api/sky/',
  summary: 'The caller’s solved problems as stars, in the order of solving; the latest thousand.',
  audience: 'user',
  replies: { 200: Sky },
});

export const showPublicSky = endpoint({
  method: 'GET',
  path: '/api/users/:username/sky/',
  summary: 'A user’s solved problems as stars, as GET /api/sky/; 404 where the caller may not see them.',
  audience: 'anyone',
  params: z.object({ username: z.string().min(1).max(100) }),
  replies: { 200: Sky },
});

/** One that can be earned, when it was, and how far the caller is. */
export const BadgeProgress = Badge.extend({
  earned_at: Badge.shape.earned_at.nullable(),
  /** So many of so many; at most `of`. */
  have: z.number().int(),
  of: z.number().int(),
});
export type BadgeProgress = z.infer<typeof BadgeProgress>;

export const listBadges = endpoint({
  method: 'GET',
  path: '/api/badges/',
  summary:
    'All badges, those that the caller has not earned too, with how far they are. Streaks are counted in the days of a time zone.',
  audience: 'user',
  query: z.object({ time_zone: TimeZone.default('UTC') }),
  replies: { 200: z.array(BadgeProgress) },
});

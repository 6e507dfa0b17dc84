import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database.ts';
import { Refusal } from './errors.ts';

/** How often a caller may do something. */
export type RateLimit = {
  /** In the database. */
  name: string;
  /** The operator's name of it in the environment. */
  env: string;
  /** So often, where the operator says nothing, */
  points: number;
  /** in so many seconds. */
  seconds: number;
  /** What is counted, of whom and in which time: a line of `docs/limits.md`. */
  text: string;
};

export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;

export type RateLimits = {
  /** Counts one. Throws a Refusal with the seconds to wait where there were too many. */
  take(limit: RateLimit, key: string): Promise<void>;
  /** How often the operator allows it. */
  pointsOf(limit: RateLimit): number;
};

/** Limits that all servers share through the database. `points` holds what the operator allows, by the names of `env`. */
export function createRateLimits(
  database: Database,
  limits: readonly RateLimit[],
  points: Readonly<Record<string, number>>,
): RateLimits {
  const pointsOf = (limit: RateLimit) => points[limit.env] ?? limit.points;
  const limiters = new Map(
    limits.map((limit) => [
      limit,
      new RateLimiterPostgres({
        storeClient: database.client,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: limit.name,
        points: pointsOf(limit),
        duration: limit.seconds,
      }),
    ]),
  );
  return {
    async take(limit, key) {
      const limiter = limiters.get(limit);
      if (!limiter) throw new Error(`No feature declares the rate limit ${limit.name}`);
      try {
        await limiter.consume(digest(key));
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext);
        throw reason;
      }
    },
    pointsOf,
  };
}

/** Keys are addresses and account names: the table keeps only their digests. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Says how long to wait. */
export function tooMany(msBeforeNext: number): Refusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Refusal('too_many', `Too many requests. Try again in ${inWords(seconds)}.`, seconds);
}

const many = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
const inWords = (seconds: number): string =>
  seconds < 120 ? many(seconds, 'second') : many(Math.ceil(seconds / 60), 'minute');

import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database.ts';
import type { Env } from './env.ts';
import { Refusal } from './errors.ts';

export type RateLimit = {
  /** Counts one. Throws a Refusal with the seconds to wait where there were too many. */
  take(key: string): Promise<void>;
  /** Throws as `take` does, without counting. */
  check(key: string): Promise<void>;
};

export type RateLimits = Record<
  | 'loginAddress'
  | 'register'
  | 'socialSignIn'
  | 'letterAddress'
  | 'letterAccount'
  | 'run'
  | 'submit'
  | 'guidance'
  | 'createProblem'
  | 'saveDraft'
  | 'report'
  | 'verifyDraft'
  | 'picture'
  | 'search'
  | 'mentor'
  | 'homeRun'
  | 'ticketAddress'
  | 'ticketSender',
  RateLimit
>;

/** Limits that all servers share through the database. */
export function createRateLimits(database: Database, env: Env): RateLimits {
  const limit = (name: string, points: number, seconds: number): RateLimit => {
    const limiter = new RateLimiterPostgres({
      storeClient: database.client,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    return {
      async take(key) {
        try {
          await limiter.consume(digest(key));
        } catch (reason) {
          if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext);
          throw reason;
        }
      },
      async check(key) {
        const used = await limiter.get(digest(key));
        if (used !== null && used.consumedPoints >= points) throw tooMany(used.msBeforeNext);
      },
    };
  };
  const quarter = 15 * 60;
  return {
    loginAddress: limit('login_address', env.LOGINS_PER_ADDRESS, quarter),
    register: limit('register', env.REGISTRATIONS_PER_ADDRESS, 60 * 60),
    letterAddress: limit('letter_address', env.LETTERS_PER_ADDRESS, 60 * 60),
    letterAccount: limit('letter_account', env.LETTERS_PER_ACCOUNT, 60 * 60),
    socialSignIn: limit('social_sign_in', env.SOCIAL_SIGN_INS_PER_ADDRESS, quarter),
    run: limit('run', env.RUNS_PER_MINUTE, 60),
    submit: limit('submit', env.SUBMITS_PER_MINUTE, 60),
    guidance: limit('guidance', env.HINTS_PER_MINUTE, 60),
    createProblem: limit('create_problem', env.PROBLEMS_PER_DAY, 24 * 60 * 60),
    saveDraft: limit('save_draft', env.DRAFTS_PER_MINUTE, 60),
    report: limit('report', env.REPORTS_PER_DAY, 24 * 60 * 60),
    verifyDraft: limit('verify_draft', env.VERIFICATIONS_PER_HOUR, 60 * 60),
    picture: limit('picture', env.PICTURES_PER_HOUR, 60 * 60),
    search: limit('search', env.SEARCHES_PER_MINUTE, 60),
    mentor: limit('mentor', env.QUESTIONS_PER_MINUTE, 60),
    homeRun: limit('home_run', env.HOME_RUNS_PER_MINUTE, 60),
    ticketAddress: limit('ticket_address', env.TICKETS_PER_ADDRESS, 60 * 60),
    ticketSender: limit('ticket_sender', env.TICKETS_PER_SENDER, 24 * 60 * 60),
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

import { isOpen } from '../hackathons/policy.ts';

type Period = { opens_at: string; closes_at: string };

/** Whether one can vote: while entries may still change there is nothing to vote on, whatever the dates say. */
export const isVoteOpen = (
  period: Period | null,
  hackathon: { submissions_close_at: string } | null,
  event: { cancelled_at: string | null },
  now: Date,
): boolean =>
  period !== null &&
  event.cancelled_at === null &&
  now >= new Date(period.opens_at) &&
  now < new Date(period.closes_at) &&
  !isOpen(hackathon, now);

/** Counts would tell whom to follow: nobody has them before. */
export const mayReadCounts = (period: Period | null, now: Date): boolean =>
  period !== null && now >= new Date(period.closes_at);

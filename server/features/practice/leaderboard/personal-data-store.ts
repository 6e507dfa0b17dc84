import type { PersonalData } from '../../../platform/personal-data.ts';

/** What is exported of an account. */
export const personalData: PersonalData = {
  leaderboard: `select period, period_start, points, solved_count, reached_at from leaderboard where user_id = $1 order by period, period_start`,
};

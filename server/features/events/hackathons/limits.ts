import { DAY_S, HOUR_S, type RateLimit } from '../../../platform/rate-limits.ts';

export const teamsPerDay: RateLimit = {
  name: 'team',
  env: 'TEAMS_PER_DAY',
  points: 10,
  seconds: DAY_S,
  text: 'Teams that one user makes in 24 hours.',
};

/** Codes have 50 bits: nobody finds one by guessing. */
export const joinsPerHour: RateLimit = {
  name: 'team_join',
  env: 'TEAM_JOINS_PER_HOUR',
  points: 20,
  seconds: HOUR_S,
  text: 'Codes of teams that one user tries in an hour.',
};

export const entryFilesPerHour: RateLimit = {
  name: 'entry_file',
  env: 'ENTRY_FILES_PER_HOUR',
  points: 120,
  seconds: HOUR_S,
  text: 'Pictures and files that one user uploads for entries of hackathons in an hour.',
};

/** Each takes a workspace for up to two minutes. */
export const entryRunsPerHour: RateLimit = {
  name: 'entry_run',
  env: 'ENTRY_RUNS_PER_HOUR',
  points: 30,
  seconds: HOUR_S,
  text: 'Runs of entries of hackathons that one user asks for in an hour, trials and repetitions.',
};

export const VERSIONS = 'Versions';
export const VERSIONS_LEAD = 'Every version of this problem that submissions were judged against.';
export const REJUDGE_OLDER = 'Rejudge older submissions';
export const REJUDGE_ALL = 'Rejudge all';
export const REJUDGE_THIS = 'Rejudge this submission';
export const APPLY = 'Apply';
export const CANCEL = 'Cancel';
export const NOTHING_MOVES = "You'll see a preview first. Nothing changes until you apply it.";
export const VERSIONS_FAILURE = 'The versions could not be loaded';
export const REJUDGE_FAILURE = 'The rejudge could not be loaded';
export const CALL_FAILURE = 'That did not work. Please try again.';
export const STALE = 'This problem has a newer version now. Cancel this rejudge and start a new one.';

export const STATE_NAMES = {
  judging: 'Judging',
  ready: 'Preview',
  applied: 'Applied',
  cancelled: 'Cancelled',
} as const;

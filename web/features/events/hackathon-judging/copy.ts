import type { ConflictReason, JudgeState, JudgingPhase } from '@devorbit/contract/events/hackathon-judging.ts';

export const TRY_AGAIN = 'That did not work. Please try again.';
export const JUDGE_TITLE = 'Judge entries';
export const SUBMIT_SCORES = 'Submit scores';
export const UPDATE_SCORES = 'Submit changes';
export const KNOW_TEAM = 'I know this team';
export const RELEASE = 'Release the results';
export const NOT_OUT = 'The results aren’t out yet';
export const ASSIGN = 'Assign entries';
export const ASSIGN_AGAIN = 'Assign again';

export const stateNames: Record<JudgeState, string> = {
  assigned: 'Not scored',
  draft: 'Draft',
  submitted: 'Submitted',
};

export const reasonNames: Record<ConflictReason, string> = {
  team: 'in the team',
  university: 'same university',
  declared: 'knows the team',
};

export const phaseNames: Record<JudgingPhase, string> = {
  entries: 'Entries can still change',
  open: 'Judging is open',
  closed: 'Judging has closed',
  released: 'Results are out',
};

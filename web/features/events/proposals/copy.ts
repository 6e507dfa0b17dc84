import type { ProposalDecision, ProposalLevel } from '@devorbit/contract/events/proposals.ts';

export const TRY_AGAIN = 'That did not work. Please try again.';

export const levelNames: Record<ProposalLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** What its organizers decided. */
export const decisionNames: Record<ProposalDecision, string> = {
  accept: 'Accepted',
  decline: 'Declined',
  wait: 'Wait list',
};
export const decisionTones: Record<ProposalDecision, 'good' | 'warn' | undefined> = {
  accept: 'good',
  decline: undefined,
  wait: 'warn',
};

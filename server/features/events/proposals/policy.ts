import { MAX_OWN_PROPOSALS } from '@devorbit/contract/events/proposals-limits.ts';

/** One more of the same person. */
export const mayProposeMore = (own: number): boolean => own < MAX_OWN_PROPOSALS;

/** Once an author knows that it was accepted or declined, it stays so; the wait list is no end. */
export const mayDecide = ({ told }: { told: string | null }): boolean => told === null || told === 'wait';

/** Nobody their own. */
export const mayReviewIt = (reviewer: number, { author_id }: { author_id: number | null }): boolean =>
  author_id !== reviewer;

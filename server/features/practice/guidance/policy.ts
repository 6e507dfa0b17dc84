import { HINT_COST_PERCENT } from '@devorbit/contract/practice/guidance.ts';

/** Points of a problem that is solved without help: this times the rank of its difficulty. */
export const POINTS_PER_RANK = 100;

/** What a hint takes off them, times the rank too. */
export const HINT_COST_PER_RANK = (POINTS_PER_RANK * HINT_COST_PERCENT) / 100;

/** Everything is open, and free, to who has solved the problem or given its points up. */
export const maySeeEverything = ({ solved, given_up }: { solved: boolean; given_up: boolean }): boolean =>
  solved || given_up;

import type { Difficulty } from '@devorbit/contract/problems.ts';
import type { Draft } from './draft.ts';

/** What a user asked for. */
export type Wish = { difficulty: Difficulty | null; tags: string[] };

/**
 * Who proposes problems. `attempt` counts from 0: earlier drafts for this wish were published before. The same seed and
 * attempt may give the same draft. Null where there is nothing else to propose.
 */
export type DraftSource = { draft(wish: Wish, seed: string, attempt: number): Promise<Draft | null> };

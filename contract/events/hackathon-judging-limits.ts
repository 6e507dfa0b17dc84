/** More criteria take a judge of twenty entries a day. */
export const MAX_CRITERIA = 8;
export const MAX_WEIGHT = 10;
/** What each criterion is scored with; every one of them is described by an anchor. */
export const scorePoints = [1, 2, 3, 4, 5] as const;
export const MAX_RUBRIC_CHARS = { name: 60, lead: 200, anchor: 160 } as const;
export const MAX_SCORE_NOTE_CHARS = 2_000;
/** Judges of an entry: one says nothing of the others’ measure, more than five cost evenings. */
export const PER_ENTRY = { least: 1, most: 5, usual: 3 } as const;
/** Entries of one hackathon that are judged; as many as a hundred judges manage. */
export const MAX_JUDGED_ENTRIES = 500;
/** A result that waits for its organizer’s word shows at most so many entries of one rank. */
export const MAX_TIED = 50;
/**
 * `entries`: they may still change; `open`: judges score; `closed`: they no longer do; `released`: the result is public.
 */
export const judgingPhases = ['entries', 'open', 'closed', 'released'] as const;
export const judgeStates = ['assigned', 'draft', 'submitted'] as const;
/** Why somebody may not judge an entry: they are in its team, of the university of somebody there, or say so themselves. */
export const conflictReasons = ['team', 'university', 'declared'] as const;

/** What became of a lesson: how many programs of its text were run, and a sentence a fault. */
export type LessonOutcome = { id: string; blocks: number; faults: string[] };

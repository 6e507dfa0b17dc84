import { z } from 'zod';
import { ConceptId } from './concepts.ts';
import { experienceAnswers, familiarityAnswers, goalOptions } from './plan-words.ts';

const concepts = z.array(ConceptId);

/** `content/plans/goals.yaml`: the concepts that each goal is about; what those need goes without saying. */
export const PlanGoals = z.strictObject({
  goals: z
    .array(
      z.strictObject({
        goal: z.enum(goalOptions),
        /** The field that the second question asks about. */
        field: z.string().trim().min(3).max(40),
        /** One sentence for the head of the plan. */
        lead: z.string().trim().min(20).max(160),
        /** What it cannot do without, what it gains much by, and what rounds it off. */
        core: concepts.min(3),
        more: concepts.min(2),
        extra: concepts,
      }),
    )
    .length(goalOptions.length),
  /** What an answer says is known, with all that those concepts need. */
  known: z.strictObject({
    experience: z.strictObject({
      beginner: concepts,
      intermediate: concepts,
      advanced: concepts,
      expert: concepts,
    } satisfies Record<(typeof experienceAnswers)[number], typeof concepts>),
    familiarity: z.strictObject({
      none: concepts,
      basic: concepts,
      intermediate: concepts,
      advanced: concepts,
    } satisfies Record<(typeof familiarityAnswers)[number], typeof concepts>),
  }),
});
export type PlanGoals = z.infer<typeof PlanGoals>;

import type { Skill } from '@devorbit/contract/practice/guidance.ts';
import type { Database } from '../../../platform/database.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { allPractised, type ConceptEstimate, estimatesOf } from './concept-estimates.ts';
import { selectProblemFacts, selectStoredSkills, selectTags } from './store.ts';

// What other features ask of recommendations: whether the actor may is for them to ask.

/** Somebody's skills, the tags with the most problems first. */
export const listSkills = async ({ database }: { database: Database }, actor: Pick<Actor, 'id'>): Promise<Skill[]> =>
  (await selectTags(database, actor.id)).map(({ best_rank: _best, ...skill }) => skill);

/** What is known of how well somebody knows each concept, from lessons and problems. */
export async function listConceptEstimates(database: Database, userId: number): Promise<ConceptEstimate[]> {
  const [stored, problems] = await Promise.all([
    selectStoredSkills(database, userId),
    selectProblemFacts(database, userId),
  ]);
  return estimatesOf(allPractised(), stored, problems);
}

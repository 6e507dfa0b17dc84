import type { ConceptSkill } from '@devorbit/contract/learning/skills.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { listConceptEstimates } from '../../../practice/recommendations/door.ts';

/** How well the actor knows each concept of which anything is known, the least first. */
export const listSkills = async (database: Database, actor: Pick<Actor, 'id'>): Promise<ConceptSkill[]> =>
  (await listConceptEstimates(database, actor.id))
    .map(({ id, title, percent, answers, right, tried, solved }) => ({
      id,
      title,
      percent,
      answers,
      right,
      tried,
      solved,
    }))
    .toSorted((one, other) => one.percent - other.percent || one.title.localeCompare(other.title));

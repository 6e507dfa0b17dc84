import { RECOMMENDED, type Recommendation } from '@devorbit/contract/practice/guidance.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { chooseBeginnings } from '../beginnings.ts';
import { type Choice, recommend } from '../model.ts';
import { selectBeginnings, selectCandidates, selectLevels, selectProblems, selectTags, selectTried } from '../store.ts';

/** Problems for the caller, each with its reason; where to begin for a visitor and for who has tried nothing. */
export async function listRecommendations(
  { database }: { database: Database },
  actor: Actor | null,
): Promise<Recommendation[]> {
  const picks = actor === null ? await choose(database, null) : await chooseFor(database, actor.id);
  const problems = await selectProblems(
    database,
    picks.map(({ problem_id }) => problem_id),
  );
  return picks.flatMap(({ problem_id, ...why }) => {
    const problem = problems.find(({ id }) => id === problem_id);
    return problem ? [{ problem, ...why }] : [];
  });
}

const choose = async (database: Database, userId: number | null): Promise<Choice[]> =>
  chooseBeginnings(await selectBeginnings(database, userId), RECOMMENDED);

async function chooseFor(database: Database, userId: number): Promise<Choice[]> {
  const tags = await selectTags(database, userId);
  if (!tags.some(({ attempts }) => attempts > 0)) return choose(database, userId);
  const names = tags.map(({ tag }) => tag);
  const [levels, tried, candidates] = await Promise.all([
    selectLevels(database, userId),
    selectTried(database, userId),
    selectCandidates(database, userId, names),
  ]);
  return recommend({ tags, levels, tried, candidates }, RECOMMENDED);
}

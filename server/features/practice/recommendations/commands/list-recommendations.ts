import { RECOMMENDED, type Recommendation } from '@devorbit/contract/practice/guidance.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { chooseBeginnings } from '../beginnings.ts';
import { allPractised, conceptBehind, estimatesOf, toPractise } from '../concept-estimates.ts';
import { type Choice, recommend } from '../model.ts';
import {
  selectBeginnings,
  selectCandidates,
  selectLevels,
  selectProblemFacts,
  selectProblems,
  selectStoredSkills,
  selectTags,
  selectTried,
} from '../store.ts';

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
  const [tags, stored] = await Promise.all([selectTags(database, userId), selectStoredSkills(database, userId)]);
  const begun = tags.some(({ attempts }) => attempts > 0);
  if (!begun && stored.length === 0) return choose(database, userId);
  const names = tags.map(({ tag }) => tag);
  const [levels, tried, candidates, problems] = await Promise.all([
    selectLevels(database, userId),
    selectTried(database, userId),
    selectCandidates(database, userId, names),
    selectProblemFacts(database, userId),
  ]);
  const practised = allPractised();
  const estimates = estimatesOf(practised, stored, problems);
  const facts = {
    levels,
    tried,
    candidates,
    concepts: toPractise(practised, estimates),
    behind: (of: readonly string[]) => conceptBehind(practised, estimates, of),
  };
  if (begun) return recommend({ ...facts, tags }, RECOMMENDED);
  // Who has tried no problem yet begins with what lessons have taught them, then where everybody begins.
  const taught = recommend({ ...facts, tags: [] }, RECOMMENDED);
  const others = (await choose(database, userId)).filter(
    ({ problem_id }) => !taught.some((one) => one.problem_id === problem_id),
  );
  return [...taught.slice(0, RECOMMENDED / 2), ...others, ...taught.slice(RECOMMENDED / 2)].slice(0, RECOMMENDED);
}

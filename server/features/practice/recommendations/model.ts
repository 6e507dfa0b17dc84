import { type Difficulty, difficultyRank } from '@devorbit/contract/practice/problems.ts';
import { type ConceptChoice, SHAKY } from './concept-estimates.ts';
import {
  levelReason,
  newTagReason,
  nextStepReason,
  retryReason,
  shakyConceptReason,
  unusedConceptReason,
  weakTagReason,
} from './reasons.ts';
import type { Candidate, LevelFacts, TagFacts, Tried } from './store.ts';

/** What is known of a user: each list in the order in which its query gives it. */
export type Facts = {
  tags: TagFacts[];
  levels: LevelFacts[];
  tried: Tried[];
  candidates: Candidate[];
  /** Concepts of lessons to practise. */
  concepts: ConceptChoice[];
  /** The concept that a problem with these tags stands on. */
  behind: (tags: readonly string[]) => Named | null;
};

type Named = { id: string; title: string };
/** `concept`: what to read up on. */
export type Choice = { problem_id: number; tag: string; difficulty: Difficulty; reason: string; concept: Named | null };

/** A tag is weak below this success rate, in percent, once there are enough attempts to tell. */
const WEAK_BELOW = 40;
const WEAK_ATTEMPTS = 4;
/** A level goes well from so many solved problems on, when at least half of the attempts at it were Accepted. */
const LEVEL_SOLVED = 3;
const LEVEL_RATE = 0.5;

type Ranked = (of: string, ranks: number[]) => Candidate[];

/** Candidates of a tag at these ranks, in the order of the ranks. */
const ranked =
  (candidates: Candidate[]): Ranked =>
  (tag, ranks) =>
    ranks.flatMap((rank) => candidates.filter((one) => one.tag === tag && difficultyRank[one.difficulty] === rank));

const because = (
  candidates: Candidate[],
  reason: (candidate: Candidate) => string,
  concept: Named | null = null,
): Choice[] => candidates.map((candidate) => ({ ...candidate, reason: reason(candidate), concept }));

/** At the hardest level that is solved in a begun tag, else above it, else below; the tags that one has done most in first. */
const nextSteps = (tags: TagFacts[], of: Ranked): Choice[] =>
  tags
    .filter(({ best_rank }) => best_rank !== null)
    .toSorted((a, b) => b.solved - a.solved || b.strength - a.strength || a.tag.localeCompare(b.tag))
    .flatMap((skill) => {
      const best = skill.best_rank ?? 1;
      return because(of(skill.tag, [best, best + 1, best + 2, best - 1, best - 2]), () => nextStepReason(skill));
    });

const retries = (tried: Tried[], behind: Facts['behind']): Choice[] =>
  tried.map(({ attempts, tags, ...candidate }) => ({
    ...candidate,
    reason: retryReason(attempts),
    concept: behind(tags),
  }));

/** The easiest that practise what lessons have taught: what is not sure yet first, then what was never put to use. */
const ofLessons = (concepts: ConceptChoice[], of: Ranked): Choice[] =>
  concepts.flatMap((concept) =>
    because(
      of(concept.tag, [1, 2, 3]),
      () => (concept.right / concept.answers < SHAKY ? shakyConceptReason(concept) : unusedConceptReason(concept)),
      { id: concept.id, title: concept.title },
    ),
  );

/** The easiest of a tag in which most attempts fail, the weakest tag first. */
const weakTags = (tags: TagFacts[], of: Ranked, behind: Facts['behind']): Choice[] =>
  tags
    .filter(({ attempts, success_rate }) => attempts >= WEAK_ATTEMPTS && (success_rate ?? 100) < WEAK_BELOW)
    .toSorted((a, b) => (a.success_rate ?? 0) - (b.success_rate ?? 0) || b.attempts - a.attempts)
    .flatMap((skill) => because(of(skill.tag, [1, 2, 3]), () => weakTagReason(skill), behind([skill.tag])));

/** One level above the hardest that goes well, the strongest tags first. */
function levelUps(levels: LevelFacts[], tags: TagFacts[], of: Ranked): Choice[] {
  const well = levels.findLast(
    ({ difficulty, solved, attempts }) =>
      difficulty !== 'Hard' && solved >= LEVEL_SOLVED && solved >= LEVEL_RATE * attempts,
  );
  if (!well) return [];
  const next = difficultyRank[well.difficulty] + 1;
  return tags
    .toSorted((a, b) => b.strength - a.strength || b.solved - a.solved)
    .flatMap(({ tag }) => because(of(tag, [next]), ({ difficulty }) => levelReason(well, difficulty)));
}

/** The easiest of tags in which nothing is solved, the tags with the most problems first. */
const newTags = (tags: TagFacts[], of: Ranked): Choice[] =>
  tags
    .filter(({ solved }) => solved === 0)
    .flatMap((skill) => because(of(skill.tag, [1, 2, 3]), () => newTagReason(skill)));

/**
 * The best of each list in turn, so that no reason stands twice in a row while another has something left; a tag comes
 * back only where the list has no other.
 */
export function takeTurns(lists: Choice[][], count: number): Choice[] {
  const taken: (Choice & { from: number })[] = [];
  const left = (list: Choice[]) => list.filter(({ problem_id }) => !taken.some((one) => one.problem_id === problem_id));
  const turns = (from: number) => taken.filter((one) => one.from === from).length;
  while (taken.length < count) {
    const open = lists.map((list, from) => ({ from, list: left(list) })).filter(({ list }) => list.length > 0);
    const others = open.filter(({ from }) => from !== taken.at(-1)?.from);
    const [next] = (others.length > 0 ? others : open).toSorted((a, b) => turns(a.from) - turns(b.from));
    if (!next) break;
    const chosen = next.list.find(({ tag }) => !taken.some((one) => one.tag === tag)) ?? next.list[0];
    if (chosen) taken.push({ ...chosen, from: next.from });
  }
  return taken.map(({ from: _from, ...choice }) => choice);
}

/** At most `count` problems for a user who has begun, each with the reason that chose it. The same facts give the same choices. */
export function recommend({ tags, levels, tried, candidates, concepts, behind }: Facts, count: number): Choice[] {
  // What was tried is recalled as such, for no other reason.
  const of = ranked(candidates.filter((one) => !tried.some(({ problem_id }) => problem_id === one.problem_id)));
  const lists = [
    nextSteps(tags, of),
    retries(tried, behind),
    ofLessons(concepts, of),
    levelUps(levels, tags, of),
    weakTags(tags, of, behind),
    newTags(tags, of),
  ];
  return takeTurns(lists, count);
}

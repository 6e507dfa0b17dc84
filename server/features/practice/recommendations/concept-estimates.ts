import { nameKey, readConcepts } from '@devorbit/content-reader/concepts.ts';
import {
  problemDifficulties,
  type SkillAnswer,
  skillPercent,
  unknownSkill,
  withAnswer,
} from '@devorbit/contract/skill-estimate.ts';
import { fromContent } from '../../../from-content.ts';
import type { ProblemFacts, StoredSkill } from './store.ts';

/** A concept as far as problems practise it. */
export type Practised = {
  id: string;
  title: string;
  needs: readonly string[];
  tags: readonly string[];
  /** Those of its tags that are called like it. */
  own: readonly string[];
};

type Concept = {
  id: string;
  title: string;
  aliases: readonly string[];
  needs: readonly string[];
  tags: readonly string[];
};

export const practisedOf = (concepts: readonly Concept[]): Practised[] =>
  concepts.map(({ id, title, aliases, needs, tags }) => {
    const names = new Set([title, ...aliases].map(nameKey));
    return { id, title, needs, tags, own: tags.filter((tag) => names.has(nameKey(tag))) };
  });

const readPractised = (): Practised[] => practisedOf(fromContent(readConcepts, 'concepts'));
/** The concepts of our content. */
export const allPractised = (): Practised[] => fromContent(readPractised);

/** What is known of how well somebody knows a concept. */
export type ConceptEstimate = {
  id: string;
  title: string;
  percent: number;
  /** In quizzes, exercises and reviews, and how many of them were right. */
  answers: number;
  right: number;
  /** Problems with one of its tags: tried, and solved of these. */
  tried: number;
  solved: number;
};

/** What a problem says of a concept that is called otherwise than its tag. */
const BESIDE = 0.25;
/** Failed attempts at one problem that count: who tries ten times has not failed at ten things. */
const MOST_FAILURES = 2;

function answersOf({ difficulty, attempts, solved }: ProblemFacts, weight: number): SkillAnswer[] {
  const failures = Math.min(MOST_FAILURES, attempts - Number(solved));
  const answer = (right: boolean) => ({ right, difficulty: problemDifficulties[difficulty], weight });
  return [...Array.from({ length: Math.max(0, failures) }, () => answer(false)), ...(solved ? [answer(true)] : [])];
}

/** Of every concept that something is known of: what lessons said, then each problem in its order. */
export function estimatesOf(
  concepts: readonly Practised[],
  stored: readonly StoredSkill[],
  problems: readonly ProblemFacts[],
): ConceptEstimate[] {
  const known = new Map(stored.map((skill) => [skill.concept, skill]));
  return concepts.flatMap(({ id, title, tags, own }) => {
    const skill = known.get(id);
    const met = problems.filter((problem) => problem.tags.some((tag) => tags.includes(tag)));
    if (skill === undefined && met.length === 0) return [];
    const after = met
      .flatMap((problem) => answersOf(problem, problem.tags.some((tag) => own.includes(tag)) ? 1 : BESIDE))
      .reduce(withAnswer, skill ?? unknownSkill);
    return [
      {
        id,
        title,
        percent: skillPercent(after),
        answers: skill?.answers ?? 0,
        right: skill?.right_answers ?? 0,
        tried: met.length,
        solved: met.filter(({ solved }) => solved).length,
      },
    ];
  });
}

/** The concept that a problem stands on and that is known least: one that a tag of it is called like, or what that needs. */
export function conceptBehind(
  concepts: readonly Practised[],
  estimates: readonly ConceptEstimate[],
  tags: readonly string[],
): { id: string; title: string } | null {
  const own = tags.flatMap((tag) => concepts.filter((concept) => concept.own.includes(tag)));
  const [first] = own;
  if (first === undefined) return null;
  const shaky = estimates
    .filter(({ answers, right }) => answers >= LEAST_ANSWERS && right / answers < SHAKY)
    .filter(({ id }) => own.some((concept) => concept.id === id || concept.needs.includes(id)))
    .toSorted((one, other) => one.percent - other.percent);
  const { id, title } = shaky[0] ?? first;
  return { id, title };
}

/** From so many answers in lessons on they tell something. */
export const LEAST_ANSWERS = 3;
/** Below it most people need more than one look. */
export const SHAKY = 0.6;

export type ConceptChoice = ConceptEstimate & { tag: string };

/** Concepts of lessons to practise, with the tag to do it in: first those that are not sure yet, then those that are and were never put to use. */
export function toPractise(concepts: readonly Practised[], estimates: readonly ConceptEstimate[]): ConceptChoice[] {
  const learned = estimates.flatMap((estimate) => {
    const concept = concepts.find(({ id }) => id === estimate.id);
    const tag = concept?.own[0] ?? concept?.tags[0];
    return estimate.answers >= LEAST_ANSWERS && tag !== undefined ? [{ ...estimate, tag }] : [];
  });
  const shaky = learned.filter(({ answers, right }) => right / answers < SHAKY);
  const unused = learned.filter((one) => !shaky.includes(one) && one.solved === 0);
  return [
    ...shaky.toSorted((one, other) => one.percent - other.percent || one.id.localeCompare(other.id)),
    ...unused.toSorted((one, other) => other.percent - one.percent || one.id.localeCompare(other.id)),
  ];
}

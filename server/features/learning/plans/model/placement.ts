import type { LearningProfile } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_PLACEMENT_QUESTIONS } from '@devorbit/contract/learning/plan-words.ts';
import { closedDown, knownOf, targetsOf } from './fit.ts';
import type { Ground } from './ground.ts';

/** How often who does not know it is right by chance, and who knows it is wrong. */
const GUESS = 0.25;
const SLIP = 0.1;
const CHOICES = 4;
/** A concept counts as known where that is likelier than not: either mistake costs its hours. */
const KNOWN = 0.5;
/** Between these it is worth a question, and below the first one who was asked does not know it. */
const [UNKNOWN, CERTAIN] = [0.15, 0.85];
/** When less than this part of the hours is open, there is nothing left to ask. */
const LEAST_OPEN = 0.02;
/** How many learners are imagined. */
const WORLDS = 500;
/** The part of the concepts that the one who has come farthest has met, beside what those need. */
const REACH = { beginner: 0.25, intermediate: 0.35, advanced: 0.5 } as const;

export type PlacementAnswer = { concept: string; choice: number };
export type PlacementQuestion = { concept: string; title: string; question: string; choices: string[] };
export type Placement = { question: PlacementQuestion | null; asked: number; known: string[]; unknown: string[] };

/** A number from a text, the same everywhere. */
const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
};

/** Below 1, without the likeness that hashes of like texts have. */
const chanceOf = (text: string): number => {
  const hash = hashOf(text);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
};

/** The question about a concept, with the answers of three related ones among its choices, and which choice is right. */
export function questionAbout({ concepts }: Ground, id: string): (PlacementQuestion & { right: number }) | null {
  const concept = concepts.get(id);
  const check = concept?.note?.checks[0];
  if (concept === undefined || check === undefined) return null;
  const others = [...concepts.values()]
    .filter((other) => other.id !== id && other.note !== undefined)
    .toSorted(
      (a, b) =>
        Number(b.area === concept.area) - Number(a.area === concept.area) || hashOf(id + a.id) - hashOf(id + b.id),
    )
    .flatMap(({ note }) => note?.checks[0]?.answer ?? []);
  const wrong = [...new Set(others)].filter((answer) => answer !== check.answer).slice(0, CHOICES - 1);
  if (wrong.length < CHOICES - 1) return null;
  const right = hashOf(id) % CHOICES;
  return {
    concept: id,
    title: concept.title,
    question: check.question,
    choices: wrong.toSpliced(right, 0, check.answer),
    right,
  };
}

/** All that a placement reasons about. */
type Field = {
  ids: readonly string[];
  /** Of each of them, in their order. */
  hours: readonly number[];
  /** The places of what each of them needs, its own among them. */
  below: readonly (readonly number[])[];
};

function fieldOf(ground: Ground, profile: LearningProfile): Field {
  const known = knownOf(ground, profile);
  const ids = [...closedDown(ground, targetsOf(ground, profile.learningGoals))].filter((id) => !known.has(id));
  const placeOf = new Map(ids.map((id, at) => [id, at]));
  return {
    ids,
    hours: ids.map((id) => ground.concepts.get(id)?.hours ?? 0),
    below: ids.map((id) => [...closedDown(ground, [id])].flatMap((one) => placeOf.get(one) ?? [])),
  };
}

/** A learner as they could be: 1 at the place of each concept that they know. */
type World = Uint8Array;

/** Learners from one who has just begun to one who has come far: each knows some concepts, with all that those need. The same ones every time. */
function worldsOf({ ids, below }: Field, reach: number): World[] {
  return Array.from({ length: WORLDS }, (_, at) => {
    const world = new Uint8Array(ids.length);
    const share = reach * (at / WORLDS) ** 2;
    for (const [place, id] of ids.entries())
      if (chanceOf(`${id} ${at}`) < share) for (const one of below[place] ?? []) world[one] = 1;
    return world;
  });
}

/** How likely an answer is for who knows it, and who does not. */
const likely = (right: boolean, knows: boolean): number => {
  const chance = knows ? 1 - SLIP : GUESS;
  return right ? chance : 1 - chance;
};

/** The weights of the worlds in which each concept is known, and `also` as well where it is given. */
function known(worlds: readonly World[], weights: Float64Array, length: number, also?: number): Float64Array {
  const sums = new Float64Array(length);
  for (const [at, world] of worlds.entries()) {
    if (also !== undefined && world[also] === 0) continue;
    const weight = weights[at] ?? 0;
    for (let place = 0; place < length; place += 1) if (world[place] === 1) sums[place]! += weight;
  }
  return sums;
}

const isOpen = (chance: number): boolean => chance > UNKNOWN && chance < CERTAIN;

/**
 * The next question after these answers: the one after whose answer least hours are expected to be open. None after
 * MAX_PLACEMENT_QUESTIONS, or when nearly all is settled. Answers to questions that we do not ask are left out.
 */
export function place(ground: Ground, profile: LearningProfile, answers: readonly PlacementAnswer[]): Placement {
  const field = fieldOf(ground, profile);
  const { ids, hours } = field;
  const worlds = worldsOf(field, REACH[profile.knowledgeLevel]);
  let weights = new Float64Array(worlds.length).fill(1 / worlds.length);
  const asked = new Set<string>();
  for (const { concept, choice } of answers.slice(0, MAX_PLACEMENT_QUESTIONS)) {
    const at = ids.indexOf(concept);
    const question = at >= 0 && !asked.has(concept) ? questionAbout(ground, concept) : null;
    if (question === null) continue;
    asked.add(concept);
    weights = weights.map((weight, world) => weight * likely(choice === question.right, worlds[world]?.[at] === 1));
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  weights = weights.map((weight) => weight / total);
  const chances = known(worlds, weights, ids.length);
  const all = hours.reduce((sum, one) => sum + one, 0);
  const open = hours.reduce((sum, one, at) => sum + (isOpen(chances[at] ?? 0) ? one : 0), 0);
  const isSettled = asked.size >= MAX_PLACEMENT_QUESTIONS || open < all * LEAST_OPEN;
  let best: { id: string; value: number } | null = null;
  for (const [at, id] of isSettled ? [] : ids.entries()) {
    const chance = chances[at] ?? 0;
    if (asked.has(id) || !isOpen(chance) || ground.concepts.get(id)?.note === undefined) continue;
    const both = known(worlds, weights, ids.length, at);
    const value = [true, false].reduce((sum, right) => {
      const [does, not] = [likely(right, true), likely(right, false)];
      const share = chance * does + (1 - chance) * not;
      // What is not certain after this answer, weighed by its hours.
      return hours.reduce((doubt, one, place) => {
        const after = does * (both[place] ?? 0) + not * ((chances[place] ?? 0) - (both[place] ?? 0));
        return doubt + (one * after * (share - after)) / share;
      }, sum);
    }, 0);
    if (best === null || value < best.value || (value === best.value && id < best.id)) best = { id, value };
  }
  const question = best === null ? null : questionAbout(ground, best.id);
  const judgedAs = (wanted: (chance: number) => boolean): string[] =>
    asked.size === 0 ? [] : ids.filter((_, at) => wanted(chances[at] ?? 0)).toSorted();
  return {
    question: question && {
      concept: question.concept,
      title: question.title,
      question: question.question,
      choices: question.choices,
    },
    asked: asked.size,
    known: judgedAs((chance) => chance > KNOWN),
    unknown: [...asked].filter((id) => (chances[ids.indexOf(id)] ?? 0) <= UNKNOWN).toSorted(),
  };
}

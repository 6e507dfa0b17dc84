import type { LearningProfile } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_PLACEMENT_QUESTIONS } from '@devorbit/contract/learning/plan-words.ts';
import { closedDown, knownOf, targetsOf } from './fit.ts';
import type { Ground } from './ground.ts';

/** How often who does not know it is right by chance, and who knows it is wrong. */
const GUESS = 0.25;
const SLIP = 0.1;
const CHOICES = 4;
/** From here on a concept counts as known, and below the other one as not. */
const KNOWN = 0.85;
const UNKNOWN = 0.15;
/** When less than this part of the hours is open, there is nothing left to ask. */
const LEAST_OPEN = 0.15;
const PRIOR = { beginner: 0.3, intermediate: 0.45, advanced: 0.6 } as const;

export type PlacementAnswer = { concept: string; choice: number };
export type PlacementQuestion = { concept: string; title: string; question: string; choices: string[] };
export type Placement = { question: PlacementQuestion | null; asked: number; known: string[]; unknown: string[] };

/** A number from a text, the same everywhere. */
const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
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
  hours: ReadonlyMap<string, number>;
  below: ReadonlyMap<string, ReadonlySet<string>>;
  above: ReadonlyMap<string, ReadonlySet<string>>;
};

function fieldOf(ground: Ground, profile: LearningProfile): Field {
  const known = knownOf(ground, profile);
  const ids = [...closedDown(ground, targetsOf(ground, profile.learningGoals))].filter((id) => !known.has(id));
  const inside = new Set(ids);
  const below = new Map(
    ids.map((id) => [id, new Set([...closedDown(ground, [id])].filter((one) => one !== id && inside.has(one)))]),
  );
  const above = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const [id, all] of below) for (const one of all) above.get(one)?.add(id);
  return { ids, hours: new Map(ids.map((id) => [id, ground.concepts.get(id)?.hours ?? 0])), below, above };
}

/** Chances after an answer: what lies below a right one is likelier, what lies above a wrong one less so. Who knows something knows what it needs. */
function judged(
  chances: ReadonlyMap<string, number>,
  { below, above }: Field,
  id: string,
  right: boolean,
): Map<string, number> {
  const of = (one: string): number => chances.get(one) ?? 0;
  const ifKnown = right ? 1 - SLIP : SLIP;
  const ifNot = right ? GUESS : 1 - GUESS;
  const bayes = (chance: number, known: number, not: number): number =>
    (chance * known) / (chance * known + (1 - chance) * not);
  const mixed = (share: number): number => share * ifKnown + (1 - share) * ifNot;
  const own = of(id);
  const next = new Map(chances);
  next.set(id, bayes(own, ifKnown, ifNot));
  for (const one of below.get(id) ?? [])
    next.set(one, bayes(of(one), mixed(Math.min(1, own / Math.max(of(one), own, 0.01))), ifNot));
  for (const one of above.get(id) ?? [])
    next.set(one, bayes(of(one), ifKnown, mixed(Math.max(0, (own - of(one)) / Math.max(1 - of(one), 0.01)))));
  return next;
}

const isOpen = (chance: number): boolean => chance > UNKNOWN && chance < KNOWN;

/**
 * The next question after these answers: the one that settles most hours whatever the answer is. None after
 * MAX_PLACEMENT_QUESTIONS, or when nearly all is settled. Answers to questions that we do not ask are left out.
 */
export function place(ground: Ground, profile: LearningProfile, answers: readonly PlacementAnswer[]): Placement {
  const field = fieldOf(ground, profile);
  const prior = PRIOR[profile.knowledgeLevel];
  // What lies high up is known less often.
  let chances = new Map(
    field.ids.map((id) => [id, Math.max(0.05, prior * (1.25 - 0.25 * (ground.concepts.get(id)?.level ?? 1)))]),
  );
  const asked = new Set<string>();
  for (const { concept, choice } of answers.slice(0, MAX_PLACEMENT_QUESTIONS)) {
    const question = field.hours.has(concept) && !asked.has(concept) ? questionAbout(ground, concept) : null;
    if (question === null) continue;
    asked.add(concept);
    chances = judged(chances, field, concept, choice === question.right);
  }
  const openHours = (ids: Iterable<string>): number => {
    let sum = 0;
    for (const id of ids) if (isOpen(chances.get(id) ?? 0)) sum += field.hours.get(id) ?? 0;
    return sum;
  };
  const all = [...field.hours.values()].reduce((sum, hours) => sum + hours, 0);
  const isSettled = asked.size >= MAX_PLACEMENT_QUESTIONS || openHours(field.ids) < all * LEAST_OPEN;
  let best: { id: string; value: number } | null = null;
  for (const id of isSettled ? [] : field.ids) {
    const chance = chances.get(id) ?? 0;
    if (asked.has(id) || !isOpen(chance) || ground.concepts.get(id)?.note === undefined) continue;
    const value =
      chance * openHours([id, ...(field.below.get(id) ?? [])]) +
      (1 - chance) * openHours([id, ...(field.above.get(id) ?? [])]);
    if (best === null || value > best.value || (value === best.value && id < best.id)) best = { id, value };
  }
  const question = best === null ? null : questionAbout(ground, best.id);
  const judgedAs = (wanted: (chance: number) => boolean): string[] =>
    asked.size === 0 ? [] : field.ids.filter((id) => wanted(chances.get(id) ?? 0)).toSorted();
  return {
    question: question && {
      concept: question.concept,
      title: question.title,
      question: question.question,
      choices: question.choices,
    },
    asked: asked.size,
    known: judgedAs((chance) => chance >= KNOWN),
    unknown: [...asked].filter((id) => (chances.get(id) ?? 0) <= UNKNOWN).toSorted(),
  };
}

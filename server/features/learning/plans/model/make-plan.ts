import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import {
  hoursOf,
  type LearningProfile,
  type Plan,
  type PlanItem,
  reduced,
} from '@devorbit/contract/learning/plan-model.ts';
import {
  type LearningStyle,
  MAX_ITEMS,
  MAX_LESSONS_A_STEP,
  type ResourceType,
  styleType,
  TOTAL_HOURS,
  WEEKLY_HOURS,
} from '@devorbit/contract/learning/plan-words.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { fit } from './fit.ts';
import type { Ground } from './ground.ts';
import { apportioned, piecesOf } from './pieces.ts';
import { prioritised } from './priorities.ts';
import { checkpointText, phaseNames, planText, planTitle, stepText, stepTitle } from './words.ts';

/** What a step takes about, checkpoints aside: a plan has 6 to 16 of them. */
const STEP_HOURS = 7;
const [LEAST_STEPS, MOST_STEPS] = [6, 16];
/** From these hours on a plan has as many phases. */
const PHASE_HOURS = [0, 20, 40, 100];
const CHECKPOINT_FROM = 20;
/** What a checkpoint takes of the hours of its phase; the last one is the finish of it all. */
const CHECKPOINT_SHARE = 0.1;
const FINISH_SHARE = 0.16;

/** Of the chosen styles one that we have something about these concepts for, in turn; an article where there is none. */
function pageFor(
  { pages }: Ground,
  concepts: readonly Concept[],
  styles: readonly LearningStyle[],
  used: Map<ResourceType, number>,
): { resourceType: ResourceType; link: string } {
  const [main] = concepts.toSorted((a, b) => b.hours - a.hours || (a.id < b.id ? -1 : 1));
  const own = main === undefined ? pathOf('roadmaps') : pathOf('concept', { id: main.id });
  const offers = styles.map((style) => {
    const type = styleType[style];
    const about = concepts.flatMap(({ id }) => (pages.get(id) ?? []).filter((page) => page.type === type));
    const best = about.toSorted((a, b) => b.weight - a.weight)[0];
    return { type, link: best?.link ?? own, weight: about.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const [chosen] = offers
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => (used.get(a.type) ?? 0) - (used.get(b.type) ?? 0) || b.weight - a.weight);
  const resourceType = chosen?.type ?? 'article';
  used.set(resourceType, (used.get(resourceType) ?? 0) + 1);
  return { resourceType, link: chosen?.link ?? own };
}

function taughtBy({ lessons }: Ground, concepts: readonly Concept[]): Pick<PlanItem, 'lessons'> {
  const all = concepts.flatMap(({ id }) => lessons.get(id) ?? []);
  return all.length === 0 ? {} : { lessons: all.slice(0, MAX_LESSONS_A_STEP) };
}

/** Runs of steps of about equal hours, the first of each as an index. */
function phasesOf(weights: readonly number[], count: number): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let phase = 0;
  return weights.map((weight, at) => {
    const left = weights.length - at;
    const share = (passed + weight / 2) / all;
    // Every phase gets a step, the last one, too.
    if (at > 0 && (share >= (phase + 1) / count || left <= count - 1 - phase)) phase = Math.min(count - 1, phase + 1);
    passed += weight;
    return phase;
  });
}

const item = (
  more: Partial<PlanItem> & Pick<PlanItem, 'id' | 'title' | 'description' | 'phase' | 'kind' | 'link'>,
): PlanItem => ({
  resourceType: 'article',
  duration: 1,
  dependencies: [],
  priority: 3,
  completed: false,
  concepts: [],
  note: '',
  edited: false,
  ...more,
});

type Room = {
  hours: number;
  /** Concepts that stand elsewhere. */
  excluded: ReadonlySet<string>;
  /** Ids that are in use. */
  taken: ReadonlySet<string>;
  most: number;
  /** There are other steps: none may be made. */
  around: boolean;
};
export type Steps = { items: PlanItem[]; phases: string[]; later: string[] };

/** Steps of `hours` altogether; none where there are no hours. */
export function stepsOf(
  ground: Ground,
  profile: LearningProfile,
  { hours, excluded, taken, most, around }: Room,
): Steps {
  const { chosen, refreshers, later } = fit(ground, profile, { hours, excluded, around });
  const room = Math.min(most, hours, MOST_STEPS);
  const count = Math.min(room, Math.max(Math.min(LEAST_STEPS, hours), Math.round(hours / STEP_HOURS)));
  if (count < 1 || chosen.length === 0) return { items: [], phases: [], later: [...chosen, ...later] };
  const pieces = piecesOf(ground, chosen, count).map((ids) => ids.flatMap((id) => ground.concepts.get(id) ?? []));
  const weights = pieces.map((concepts) => concepts.reduce((sum, concept) => sum + concept.hours, 0));
  const wished = PHASE_HOURS.filter((from) => hours >= from).length;
  // Two steps make a phase at least, and each phase may end with a checkpoint.
  const phaseCount = Math.max(1, Math.min(wished, Math.floor(pieces.length / 2)));
  const phases = phasesOf(weights, phaseCount);
  const withCheckpoints = hours >= CHECKPOINT_FROM && pieces.length + phaseCount <= Math.min(most, hours);

  const used = new Map<ResourceType, number>();
  const holder = new Map<string, string>();
  const freeId = (wish: string): string => {
    let id = wish;
    for (let at = 2; taken.has(id); at += 1) id = `${wish}-${at}`;
    return id;
  };
  const steps = pieces.map((concepts, at) => {
    const id = freeId(`step-${concepts[0]?.id ?? at}`);
    const needs = concepts.flatMap((concept) => concept.needs.flatMap((need) => holder.get(need) ?? []));
    for (const concept of concepts) holder.set(concept.id, id);
    return item({
      id,
      kind: 'step',
      title: stepTitle(
        concepts,
        concepts.every((concept) => refreshers.has(concept.id)),
      ),
      description: stepText(concepts),
      phase: phases[at] ?? 0,
      concepts: concepts.map((concept) => ({ id: concept.id, title: concept.title })),
      ...taughtBy(ground, concepts),
      dependencies: [...new Set(needs)],
      ...pageFor(ground, concepts, profile.learningStyles, used),
    });
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const names = phaseNames(phaseCount);
  const known = new Set<string>();
  const items: PlanItem[] = [];
  const shares: number[] = [];
  const built = new Set<string>();
  for (const [phase, name] of names.entries()) {
    const own = steps.filter((step) => step.phase === phase);
    for (const step of own) {
      items.push(step);
      shares.push(weights[steps.indexOf(step)] ?? 1);
      for (const { id } of step.concepts) known.add(id);
    }
    if (!withCheckpoints) continue;
    const last = phase === names.length - 1;
    const project = ground.projects.find(
      ({ needs, link }) =>
        !built.has(link) && needs.some((need) => known.has(need)) && needs.every((need) => known.has(need)),
    );
    if (project) built.add(project.link);
    const concepts = own.flatMap((step) => step.concepts.flatMap(({ id }) => ground.concepts.get(id) ?? []));
    const inPhase = own.reduce((sum, step) => sum + (weights[steps.indexOf(step)] ?? 0), 0);
    items.push(
      item({
        id: freeId(`checkpoint-${phase + 1}`),
        kind: 'checkpoint',
        title: last ? `Finish: ${project?.title ?? 'a project of your own'}` : `Checkpoint: ${project?.title ?? name}`,
        description: checkpointText(concepts, project?.title ?? null),
        resourceType: 'project',
        phase,
        link: project?.link ?? pathOf('roadmaps'),
        dependencies: (last ? steps : own).map(({ id }) => id),
      }),
    );
    shares.push(last ? Math.max(all * FINISH_SHARE, 1) : Math.max(inPhase * CHECKPOINT_SHARE, 1));
  }
  const durations = apportioned(shares, hours);
  return {
    items: reduced(items.map((one, at) => ({ ...one, duration: durations[at] ?? 1 }))),
    phases: names,
    later,
  };
}

export const titled = ({ concepts }: Ground, ids: readonly string[]): { id: string; title: string }[] =>
  ids.flatMap((id) => {
    const concept = concepts.get(id);
    return concept === undefined ? [] : [{ id, title: concept.title }];
  });

/** The plan of a profile: the same profile gives the same plan. Its hours are those of the time commitment, exactly. */
export function makePlan(ground: Ground, profile: LearningProfile): Plan {
  const hours = TOTAL_HOURS[profile.timeCommitment];
  const { items, phases, later } = stepsOf(ground, profile, {
    hours,
    excluded: new Set(),
    taken: new Set(),
    most: MAX_ITEMS,
    around: false,
  });
  return {
    title: planTitle(ground, profile),
    description: planText(ground, profile),
    estimatedTotalHours: hoursOf(items),
    items: prioritised(items),
    phases,
    later: titled(ground, later),
    removed: [],
    hoursPerWeek: WEEKLY_HOURS[profile.timeCommitment],
    profile,
  };
}

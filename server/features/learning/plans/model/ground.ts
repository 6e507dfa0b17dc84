import { type Framework, lessonsOf } from '@devorbit/content-reader/learning/frameworks.ts';
import { type CatalogueEntry, nodesOf } from '@devorbit/content-reader/learning/roadmaps.ts';
import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import { minutesOfDuration } from '@devorbit/contract/learning/durations.ts';
import { lessonPath } from '@devorbit/contract/learning/lesson-paths.ts';
import type { PlanGoals } from '@devorbit/contract/learning/plan-content.ts';
import type { PlanLesson } from '@devorbit/contract/learning/plan-model.ts';
import type { ResourceType } from '@devorbit/contract/learning/plan-words.ts';
import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';

/** A page of ours about a concept; `weight` tells how much of it there is. */
export type PageAbout = { type: ResourceType; link: string; weight: number };

/** Something that one may want to reach: 1 to 3 for each concept that it is about. */
export type Goal = {
  id: string;
  title: string;
  field: string;
  lead: string;
  targets: ReadonlyMap<string, number>;
  /** What the second question says is known where this is the first goal. */
  familiar: Readonly<Record<string, readonly string[]>>;
};

/** All that plans are made of. Made once: planning reads it and nothing else. */
export type Ground = {
  concepts: ReadonlyMap<string, Concept>;
  /** Concepts in an order in which each stands behind what it needs. */
  order: readonly string[];
  place: ReadonlyMap<string, number>;
  opens: ReadonlyMap<string, readonly string[]>;
  goals: ReadonlyMap<string, Goal>;
  experience: Readonly<Record<string, readonly string[]>>;
  pages: ReadonlyMap<string, readonly PageAbout[]>;
  /** The lessons that teach a concept, in the order of their framework. */
  lessons: ReadonlyMap<string, readonly PlanLesson[]>;
  projects: readonly { title: string; link: string; needs: readonly string[] }[];
};

/** Topological, staying in an area as long as it can, and going to what is easier first. */
function ordered(concepts: ReadonlyMap<string, Concept>, opens: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map([...concepts].map(([id, { needs }]) => [id, needs.length]));
  const ready = new Set([...left].filter(([, count]) => count === 0).map(([id]) => id));
  const order: string[] = [];
  let area = '';
  while (ready.size > 0) {
    const next = [...ready]
      .map((id) => concepts.get(id))
      .filter((one) => one !== undefined)
      .toSorted(
        (a, b) => Number(b.area === area) - Number(a.area === area) || a.level - b.level || (a.id < b.id ? -1 : 1),
      )[0];
    if (next === undefined) break;
    area = next.area;
    ready.delete(next.id);
    order.push(next.id);
    for (const id of opens.get(next.id) ?? []) {
      const count = (left.get(id) ?? 0) - 1;
      left.set(id, count);
      if (count === 0) ready.add(id);
    }
  }
  if (order.length < concepts.size) throw new Error('Concepts need each other in a circle');
  return order;
}

function pagesAbout(
  concepts: ReadonlyMap<string, Concept>,
  catalogue: readonly CatalogueEntry[],
  frameworks: readonly Framework[],
) {
  const pages = new Map<string, PageAbout[]>();
  const add = (id: string, page: PageAbout) => pages.set(id, [...(pages.get(id) ?? []), page]);
  for (const { id, tags, note } of concepts.values()) {
    const own = pathOf('concept', { id });
    add(id, { type: 'article', link: own, weight: note ? 2 : 1 });
    add(id, { type: 'documentation', link: own, weight: note?.sources.length ?? 0.5 });
    if (tags[0] !== undefined)
      add(id, {
        type: 'interactive',
        link: `${pathOf('practice')}?${new URLSearchParams({ tag: tags[0] })}`,
        weight: 3,
      });
  }
  for (const { id, type, concept } of frameworks.flatMap(lessonsOf))
    add(concept, { type, link: lessonPath(id), weight: 4 });
  for (const entry of catalogue) {
    if (entry.whole === null) continue;
    const link = roadmapPath(entry.type, entry.id);
    if (entry.type === 'video') for (const id of entry.whole.concepts) add(id, { type: 'video', link, weight: 3 });
    if (entry.type === 'guide') for (const id of entry.whole.concepts) add(id, { type: 'article', link, weight: 3 });
    if (entry.type === 'project') for (const id of entry.whole.needs) add(id, { type: 'project', link, weight: 3 });
  }
  return pages;
}

function lessonsAbout(frameworks: readonly Framework[]): Map<string, PlanLesson[]> {
  const lessons = new Map<string, PlanLesson[]>();
  for (const { id, title, concept, duration } of frameworks.flatMap(lessonsOf)) {
    const lesson = { title, link: lessonPath(id), minutes: minutesOfDuration(duration) ?? 1 };
    lessons.set(concept, [...(lessons.get(concept) ?? []), lesson]);
  }
  return lessons;
}

/** A ready roadmap as a goal: its core is what matters most. */
function roadmapGoals(concepts: ReadonlyMap<string, Concept>, catalogue: readonly CatalogueEntry[]): Goal[] {
  const importance = { core: 3, choice: 2, later: 1 } as const;
  return catalogue.flatMap((entry): Goal[] => {
    if ((entry.type !== 'role' && entry.type !== 'skill') || entry.whole === null) return [];
    const nodes = nodesOf(entry);
    const upTo = (level: number): string[] =>
      nodes.filter(({ concept }) => (concepts.get(concept)?.level ?? 3) <= level).map(({ concept }) => concept);
    return [
      {
        id: `${entry.type}/${entry.id}`,
        title: entry.title,
        field: entry.title,
        lead: entry.lead,
        targets: new Map(nodes.map(({ concept, kind }) => [concept, importance[kind]])),
        familiar: {
          none: [],
          basic: entry.whole.sections[0]?.nodes.map(({ concept }) => concept) ?? [],
          intermediate: upTo(1),
          advanced: upTo(2),
        },
      },
    ];
  });
}

/** Throws where concepts need each other in a circle. */
export function groundOf(
  all: readonly Concept[],
  catalogue: readonly CatalogueEntry[],
  frameworks: readonly Framework[],
  { goals, known }: PlanGoals,
): Ground {
  const concepts = new Map(all.map((concept) => [concept.id, concept]));
  const opens = new Map<string, string[]>();
  for (const { id, needs } of all) for (const need of needs) opens.set(need, [...(opens.get(need) ?? []), id]);
  const order = ordered(concepts, opens);
  const written = goals.map(({ goal, field, lead, core, more, extra }): Goal => ({
    id: goal,
    title: goal,
    field,
    lead,
    targets: new Map([
      ...core.map((id) => [id, 3] as const),
      ...more.map((id) => [id, 2] as const),
      ...extra.map((id) => [id, 1] as const),
    ]),
    familiar: known.familiarity,
  }));
  return {
    concepts,
    order,
    place: new Map(order.map((id, at) => [id, at])),
    opens,
    goals: new Map([...written, ...roadmapGoals(concepts, catalogue)].map((goal) => [goal.id, goal])),
    experience: known.experience,
    pages: pagesAbout(concepts, catalogue, frameworks),
    lessons: lessonsAbout(frameworks),
    projects: catalogue.flatMap((entry) =>
      entry.type === 'project' && entry.whole !== null
        ? [{ title: entry.title, link: roadmapPath('project', entry.id), needs: entry.whole.needs }]
        : [],
    ),
  };
}

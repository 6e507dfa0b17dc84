import { join } from 'node:path';
import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import { PlanGoals } from '@devorbit/contract/learning/plan-content.ts';
import { goalOptions } from '@devorbit/contract/learning/plan-words.ts';
import { readContent } from '../read-content.ts';

/** The goals of the wizard and what its questions say is known. `content` is the folder of all content. Throws where a goal is missing or a concept is not there. */
export function readPlanGoals(content: string, concepts: readonly Pick<Concept, 'id'>[]): PlanGoals {
  const read = readContent(PlanGoals, join(content, 'plans/goals.yaml'));
  const ids = new Set(concepts.map(({ id }) => id));
  if (read.goals.some(({ goal }, at) => goal !== goalOptions[at]))
    throw new Error('plans/goals.yaml: the goals do not stand in the order of the wizard');
  const named = [
    ...read.goals.flatMap(({ core, more, extra }) => [...core, ...more, ...extra]),
    ...Object.values(read.known).flatMap((answers) => Object.values(answers).flat()),
  ];
  const missing = named.find((id) => !ids.has(id));
  if (missing !== undefined) throw new Error(`plans/goals.yaml: there is no concept ${missing}`);
  return read;
}

/** What a goal of the wizard leads to without a note: its page would say no more than its summary. */
export function goalFaults(
  { goals }: PlanGoals,
  concepts: readonly Pick<Concept, 'id' | 'needs' | 'note'>[],
): string[] {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  return goals.flatMap(({ goal, core, more, extra }) => {
    const met = new Set<string>();
    const waiting = [...core, ...more, ...extra];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (met.has(id)) continue;
      met.add(id);
      waiting.push(...(byId.get(id)?.needs ?? []));
    }
    return [...met]
      .filter((id) => byId.get(id)?.note === undefined)
      .toSorted()
      .map((id) => `plans/goals.yaml: “${goal}” leads to ${id}, which has no note`);
  });
}

import { type CatalogueEntry, nodesOf } from '@devorbit/content-reader/learning/roadmaps.ts';
import type { Concept } from '@devorbit/contract/learning/concepts.ts';

/** A whole roadmap, as its certificate is claimed by it. */
export type CertifiedRoadmap = {
  type: 'role' | 'skill';
  id: string;
  title: string;
  /** The core topics in their order. */
  topics: readonly { id: string; title: string }[];
  /** Tags of problems that practise them. */
  tags: readonly string[];
};

/** The roadmaps that are whole. Throws where two have the same id: the numbers of their certificates name no type. */
export function certifiedRoadmaps(
  catalogue: readonly CatalogueEntry[],
  concepts: readonly Concept[],
): CertifiedRoadmap[] {
  const named = new Map(concepts.map((concept) => [concept.id, concept]));
  const roadmaps = catalogue.flatMap((entry): CertifiedRoadmap[] => {
    if ((entry.type !== 'role' && entry.type !== 'skill') || entry.whole === null) return [];
    const core = nodesOf(entry).flatMap(({ concept, kind }) => (kind === 'core' ? (named.get(concept) ?? []) : []));
    return [
      {
        type: entry.type,
        id: entry.id,
        title: entry.title,
        topics: core.map(({ id, title }) => ({ id, title })),
        tags: [...new Set(core.flatMap(({ tags }) => tags))],
      },
    ];
  });
  const twice = roadmaps.find(({ id }, at) => roadmaps.findIndex((other) => other.id === id) !== at);
  if (twice !== undefined) throw new Error(`two roadmaps are called ${twice.id}`);
  return roadmaps;
}

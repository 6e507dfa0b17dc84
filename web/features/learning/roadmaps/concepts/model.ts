import type { ConceptArea } from '@devorbit/contract/learning/concept-areas.ts';
import type { RoadmapType } from '@devorbit/contract/learning/roadmap-types.ts';

export type NamedConcept = { id: string; title: string };

/** The page of a concept as it is built. */
export type ConceptPage = {
  id: string;
  title: string;
  area: ConceptArea;
  kind: 'idea' | 'tool' | 'skill';
  level: 1 | 2 | 3;
  hours: number;
  summary: string;
  needs: NamedConcept[];
  opens: NamedConcept[];
  roadmaps: { type: RoadmapType; id: string; title: string; section: string }[];
  /** The problems that practise it; null where there are none. */
  practice: string | null;
  note: {
    html: string;
    outcomes: string[];
    checks: { question: string; answer: string }[];
    sources: { url: string; title: string }[];
  } | null;
};

import type { ConceptArea } from '@devorbit/contract/learning/concept-areas.ts';
import type { TeachingPage } from '@devorbit/contract/learning/concepts.ts';
import { durationOf } from '@devorbit/contract/learning/durations.ts';
import type { RoadmapType } from '@devorbit/contract/learning/roadmap-types.ts';
import type { ConceptSkill } from '@devorbit/contract/learning/skills.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { counted } from '../../../../platform/format/plurals.ts';

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
  /** What teaches it, lessons first. */
  pages: TeachingPage[];
  /** The problems that practise it; null where there are none. */
  practice: string | null;
  note: {
    html: string;
    outcomes: string[];
    checks: { question: string; answer: string }[];
    sources: { url: string; title: string }[];
  } | null;
};

const pageKinds = { guide: 'Guide', video: 'Code-along', project: 'Project' } as const;

/** `React lesson · 25m`: what a page is, and how long it takes where that is known. */
export function pageText({ kind, framework, minutes }: Pick<TeachingPage, 'kind' | 'framework' | 'minutes'>): string {
  const what = kind === 'lesson' ? `${framework ?? ''} lesson`.trim() : pageKinds[kind];
  return minutes === null ? what : `${what} · ${durationOf(minutes)}`;
}

/** The documents of the Resource Hub in which its name is found. */
export const documentsPath = (title: string): string =>
  `${pathOf('resources')}?${new URLSearchParams({ search: title })}`;

type Shown = Pick<ConceptSkill, 'percent' | 'answers' | 'right' | 'tried' | 'solved'>;

/** `Getting there: 3 of 4 answers right, 1 of 2 problems solved`: how well somebody knows a concept, and what tells so. */
export function skillText({ percent, answers, right, tried, solved }: Shown): string {
  const level = percent >= 65 ? 'You know this well' : percent >= 40 ? 'Getting there' : 'Worth another look';
  const facts = [
    ...(answers > 0 ? [`${right} of ${counted(answers, 'answer')} right`] : []),
    ...(tried > 0 ? [`${solved} of ${counted(tried, 'problem')} solved`] : []),
  ];
  return `${level}: ${facts.join(', ')}`;
}

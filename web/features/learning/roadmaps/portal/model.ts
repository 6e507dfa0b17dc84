import { percentOf } from '@devorbit/contract/learning/durations.ts';
import type { Difficulty, FrameworkType, LessonType, ResourceType } from '@devorbit/contract/learning/lesson-types.ts';
import { lessonItem, moduleItem } from '@devorbit/contract/learning/progress-marks.ts';
import { type Kept, stateOf } from '../progress/model.ts';

type Fact<V> = { value: V; as_of: string; source: string } | null;
export type PortalResource = { id: string; title: string; type: ResourceType; url: string; free: boolean };
export type PortalLesson = { id: string; title: string; duration: string; type: LessonType; contentUrl: string };
export type PortalModule = {
  id: string;
  title: string;
  description: string;
  duration: string;
  difficulty: Difficulty;
  project: boolean;
  learningObjectives: string[];
  prerequisites: string[];
  resources: PortalResource[];
  lessons: PortalLesson[];
  /** How many exercises its lessons have. */
  exercises: number;
};
export type PortalCategory = {
  id: string;
  name: string;
  description: string;
  completionCertificate: boolean;
  estimatedDuration: string;
  badge: string;
  modules: PortalModule[];
  /** What is still to be written; null where the category is whole. */
  holds: string[] | null;
};
export type PortalFramework = {
  id: string;
  name: string;
  logo: string;
  description: string;
  popularity: Fact<number>;
  releaseYear: number;
  stars: Fact<number>;
  lastUpdated: Fact<string>;
  type: FrameworkType;
  language: string;
  runtime: string;
  learningPath: {
    id: string;
    title: string;
    description: string;
    order: number;
    estimatedDuration: string;
    resources: PortalResource[];
  }[];
  officialResources: { id: string; title: string; type: ResourceType; url: string; description: string }[];
  categories: PortalCategory[];
  holds: string[] | null;
};

/** The tabs of a framework and of a category, by their name in the address. */
export const frameworkTabs = { paths: 'Learning Paths', steps: 'Step-by-Step Guide', official: 'Official Resources' };
export const categoryTabs = { modules: 'Modules', resources: 'Resources' };
export type FrameworkTab = keyof typeof frameworkTabs;
export type CategoryTab = keyof typeof categoryTabs;

/** Frameworks whose name or description holds the words, whatever their case. */
export function frameworksWith<F extends { name: string; description: string }>(
  all: readonly F[],
  search: string,
): F[] {
  const wanted = search.trim().toLowerCase();
  return all.filter(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(wanted));
}

/** Percent of a module's completed lessons. */
export const modulePercent = (kept: Kept, { lessons }: Pick<PortalModule, 'lessons'>): number =>
  percentOf(lessons.filter(({ id }) => stateOf(kept, lessonItem(id)) === 'done').length, lessons.length);

export const actionOf = (percent: number): 'Start' | 'Continue' | 'Review' =>
  percent === 0 ? 'Start' : percent === 100 ? 'Review' : 'Continue';

export const isCompleted = (kept: Kept, framework: string, { id }: { id: string }): boolean =>
  stateOf(kept, moduleItem(framework, id)) === 'done';

/** Percent of a category's completed modules. */
export const categoryPercent = (kept: Kept, framework: string, { modules }: Pick<PortalCategory, 'modules'>): number =>
  percentOf(modules.filter((module) => isCompleted(kept, framework, module)).length, modules.length);

export type CertificateState = 'none' | 'requirements' | 'ready' | 'earned';

/** What the button of a category says. Nothing is claimed of a category that is not whole. */
export function certificateState(
  kept: Kept,
  framework: string,
  category: Pick<PortalCategory, 'modules' | 'completionCertificate' | 'holds'>,
  earned: boolean,
): CertificateState {
  if (earned) return 'earned';
  if (!category.completionCertificate) return 'none';
  const all = category.modules.length > 0 && category.modules.every((module) => isCompleted(kept, framework, module));
  return all && category.holds === null ? 'ready' : 'requirements';
}

/** How many exercises of a category are proven. `proven` names them as calls do: `{framework}.{module}.{exercise}`. */
export function provenIn(
  framework: string,
  { modules }: Pick<PortalCategory, 'modules'>,
  proven: readonly string[],
): { passed: number; of: number } {
  const own = modules.map(({ id }) => `${framework}.${id}.`);
  return {
    passed: proven.filter((name) => own.some((prefix) => name.startsWith(prefix))).length,
    of: modules.reduce((sum, { exercises }) => sum + exercises, 0),
  };
}

export const certificateButtons: Readonly<Record<Exclude<CertificateState, 'none'>, string>> = {
  requirements: 'View Requirements',
  ready: 'Claim Certificate',
  earned: 'View Certificate',
};
/** Beside the certificate of who holds one that states less than could be proven. */
export const UPGRADE = 'Upgrade to Verified';

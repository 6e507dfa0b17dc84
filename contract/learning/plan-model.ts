// What a plan is and what holds of every plan, without zod: browser and server use the same rules.
import type {
  ExperienceAnswer,
  FamiliarityAnswer,
  KnowledgeLevel,
  LearningStyle,
  ResourceType,
  TimeCommitment,
} from './plan-words.ts';

/** What the wizard has been told, and what is known of the learner. */
export type LearningProfile = {
  knowledgeLevel: KnowledgeLevel;
  learningGoals: string[];
  timeCommitment: TimeCommitment;
  learningStyles: LearningStyle[];
  /** By the question's index. */
  assessment: { 0: ExperienceAnswer; 1: FamiliarityAnswer };
  /** Concepts that the learner knows, by their marks or the placement. */
  known: string[];
  /** Concepts that they said they do not know, whatever the rest says. */
  unknown: string[];
  /** The first day, `2026-11-23`. */
  start: string;
  deadline?: string | undefined;
};

/** A lesson of ours: where it stands, and how long it takes. */
export type PlanLesson = { title: string; link: string; minutes: number };

export type PlanItem = {
  id: string;
  title: string;
  description: string;
  resourceType: ResourceType;
  /** Whole hours. */
  duration: number;
  /** Ids of items that come first; each stands before this one. */
  dependencies: string[];
  /** 1 for what everything waits for, 5 for what can wait. */
  priority: number;
  completed: boolean;
  /** Set aside by the learner: what depends on it does not wait for it, and its hours do not count. */
  skipped?: boolean | undefined;
  concepts: { id: string; title: string }[];
  /** What teaches them; absent where nothing does. */
  lessons?: PlanLesson[] | undefined;
  /** A page of ours. */
  link: string;
  /** Index of its phase. */
  phase: number;
  /** `own` was added by the learner. */
  kind: 'step' | 'checkpoint' | 'own';
  note: string;
  /** The learner changed its words or hours: replanning keeps it. */
  edited: boolean;
};

export type Plan = {
  title: string;
  description: string;
  /** The sum of its items' hours. */
  estimatedTotalHours: number;
  items: PlanItem[];
  phases: string[];
  /** 'Part 2': what did not fit into the hours. */
  later: { id: string; title: string }[];
  /** Concepts of items that the learner removed: replanning does not bring them back. */
  removed: string[];
  hoursPerWeek: number;
  profile: LearningProfile;
};

export type ItemStatus = 'locked' | 'available' | 'completed' | 'skipped';

/** The first item is always available, another one when everything that it depends on is completed or skipped. */
export function statusesOf(items: readonly PlanItem[]): Map<string, ItemStatus> {
  const passed = new Set(items.filter(({ completed, skipped }) => completed || skipped).map(({ id }) => id));
  const statusOf = ({ completed, skipped, dependencies }: PlanItem, at: number): ItemStatus => {
    if (completed) return 'completed';
    if (skipped) return 'skipped';
    return at === 0 || dependencies.every((one) => passed.has(one)) ? 'available' : 'locked';
  };
  return new Map(items.map((item, at) => [item.id, statusOf(item, at)]));
}

/** What is to be done, or done: all that is not skipped. */
export const countedIn = (items: readonly PlanItem[]): PlanItem[] => items.filter(({ skipped }) => !skipped);

/** The rounded share of what is completed of all that is not skipped; 100 only when all is, 0 only when nothing is. */
export function completionOf(items: readonly PlanItem[]): number {
  const all = countedIn(items);
  const done = all.filter(({ completed }) => completed).length;
  if (done === 0) return 0;
  if (done === all.length) return 100;
  return Math.min(99, Math.max(1, Math.round((done / all.length) * 100)));
}

/** Those of skipped items do not count. */
export const hoursOf = (items: readonly { duration: number; skipped?: boolean | undefined }[]): number =>
  items.reduce((sum, { duration, skipped }) => sum + (skipped ? 0 : duration), 0);

/** What is wrong with a plan; empty where nothing is. An item stands behind everything that it depends on, so no circle is possible. */
export function planFaults({ items, estimatedTotalHours, phases }: Plan): string[] {
  const faults: string[] = [];
  const met = new Set<string>();
  for (const { id, title, duration, dependencies, phase, link, lessons, completed, skipped } of items) {
    if (completed && skipped) faults.push(`${id} is both done and skipped`);
    if (met.has(id)) faults.push(`${id} is there twice`);
    for (const one of dependencies) if (!met.has(one)) faults.push(`${id} does not stand behind ${one}`);
    if (new Set(dependencies).size < dependencies.length) faults.push(`${id} names a dependency twice`);
    if (!Number.isInteger(duration) || duration < 1) faults.push(`${id} takes ${duration} hours`);
    if (phase < 0 || phase >= phases.length) faults.push(`${id} is in no phase`);
    if (title.trim() === '') faults.push(`${id} has no title`);
    for (const lesson of lessons ?? [])
      if (!lesson.link.startsWith('/learn/') || lesson.minutes < 1)
        faults.push(`${id} names no lesson: ${lesson.title}`);
    if (!/^\/(?!\/)/.test(link)) faults.push(`${id} leads to no page of ours`);
    met.add(id);
  }
  if (items.length > 0 && (items[0]?.dependencies.length ?? 0) > 0) faults.push('the first item is not free');
  if (hoursOf(items) !== estimatedTotalHours)
    faults.push(`the items take ${hoursOf(items)} hours, not ${estimatedTotalHours}`);
  return faults;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + Math.floor(days) * DAY_MS).toISOString().slice(0, 10);

/** The first and the last day of every item, one after another in the plan's order. */
export function datesOf({ items, hoursPerWeek, profile }: Plan): Map<string, { from: string; to: string }> {
  let hours = 0;
  const days = (passed: number): number => (passed / hoursPerWeek) * WEEK_DAYS;
  return new Map(
    items.map((item) => {
      const { id } = item;
      const own = hoursOf([item]);
      const from = dayAfter(profile.start, days(hours));
      hours += own;
      // What ends with a day does not begin the next one.
      const to = dayAfter(profile.start, Math.max(days(hours - own), days(hours) - 0.001));
      return [id, { from, to }];
    }),
  );
}

/** Hours a week that what is left takes until the deadline; null without one, Infinity where it is over. */
export function weeklyHoursNeeded({ items, profile }: Plan, today: string): number | null {
  if (profile.deadline === undefined) return null;
  const left = hoursOf(items.filter(({ completed }) => !completed));
  if (left === 0) return 0;
  const from = today > profile.start ? today : profile.start;
  const days = (Date.parse(profile.deadline) - Date.parse(from)) / DAY_MS + 1;
  return days <= 0 ? Infinity : Math.ceil((left / days) * WEEK_DAYS * 2) / 2;
}

/** Dependencies without those that others imply; of items in their order. */
export function reduced<T extends Pick<PlanItem, 'id' | 'dependencies'>>(items: readonly T[]): T[] {
  const before = new Map<string, Set<string>>();
  return items.map((item) => {
    const all = new Set<string>();
    const implied = new Set<string>();
    for (const one of item.dependencies) {
      all.add(one);
      for (const far of before.get(one) ?? []) {
        implied.add(far);
        all.add(far);
      }
    }
    before.set(item.id, all);
    return { ...item, dependencies: item.dependencies.filter((one) => !implied.has(one)) };
  });
}

import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Collection, CollectionProblem, CollectionSummary } from '@devorbit/contract/practice/collections.ts';
import { counted, plural } from '../../../platform/format/plurals.ts';

type Progress = Pick<CollectionSummary, 'problems' | 'solved' | 'next'>;

/** Whole percent: 100 only when all is done, 0 only when nothing is. */
export const percentDone = ({ problems, solved }: Pick<Progress, 'problems' | 'solved'>): number =>
  solved >= problems ? 100 : solved === 0 ? 0 : Math.min(99, Math.max(1, Math.floor((100 * solved) / problems)));

/** `3 of 10 solved`, `All 10 solved`, `10 problems` before anything is. */
export const progressText = ({ problems, solved }: Pick<Progress, 'problems' | 'solved'>): string =>
  solved === 0
    ? counted(problems, 'problem')
    : solved >= problems
      ? `All ${problems} solved`
      : `${solved} of ${problems} solved`;

/** What the way on is called; null where all is done. */
export const wayOn = ({ solved, next }: Progress): 'Start' | 'Continue' | null =>
  next === null ? null : solved === 0 ? 'Start' : 'Continue';

/** `About 4½ hours`, `About 1 hour`, `About 30 minutes` */
export function hoursText(hours: number): string {
  if (hours < 1) return `About ${Math.round(hours * 60)} minutes`;
  const whole = Math.floor(hours);
  return `About ${whole}${hours > whole ? '½' : ''} ${plural(hours, 'hour')}`;
}

/** What the address of a problem's page carries where one came from a collection. */
const PARAMETER = 'collection';

/** A problem as a part of a collection: previous and next then follow it. */
export const problemInCollection = (id: number, slug: string): string =>
  `${pathOf('problem', { id })}?${new URLSearchParams({ [PARAMETER]: slug })}`;

type Named = { id: number; title: string };

/** What stands before and after a problem in a collection, in its order; null at the ends and for one that is not in it. */
export function neighboursIn(
  { sections }: { sections: readonly { problems: readonly Named[] }[] },
  id: number,
): { previous: Named | null; next: Named | null } {
  const problems = sections.flatMap((section) => section.problems);
  const at = problems.findIndex((problem) => problem.id === id);
  if (at < 0) return { previous: null, next: null };
  return { previous: problems[at - 1] ?? null, next: problems[at + 1] ?? null };
}

/** The sections with those problems alone whose title or a tag contains `search`; without sections in which none does. */
export function sectionsWith<P extends Pick<CollectionProblem, 'title' | 'tags'>, S extends { problems: P[] }>(
  sections: readonly S[],
  search: string,
): S[] {
  const sought = search.trim().toLowerCase();
  return sections
    .map((section) => ({
      ...section,
      problems: section.problems.filter(({ title, tags }) =>
        [title, ...tags].some((words) => words.toLowerCase().includes(sought)),
      ),
    }))
    .filter(({ problems }) => problems.length > 0);
}

/** Those to show where there is room for few: what was begun, then what comes first; what is done last. */
export const plansToShow = (collections: readonly CollectionSummary[], room: number): CollectionSummary[] => {
  const rank = (one: CollectionSummary) => (one.next === null ? 2 : one.solved > 0 ? 0 : 1);
  return collections.toSorted((a, b) => rank(a) - rank(b)).slice(0, room);
};

/** By group, in the order in which the groups come. */
export function groupsOf<T extends Pick<Collection, 'group'>>(collections: readonly T[]): [T['group'], T[]][] {
  const groups = new Map<T['group'], T[]>();
  for (const one of collections) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups];
}

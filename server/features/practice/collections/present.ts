import type {
  Collection,
  CollectionFile,
  CollectionProblem,
  CollectionSummary,
} from '@devorbit/contract/practice/collections.ts';

type Known = ReadonlyMap<string, CollectionProblem>;

/** A collection with those of its problems that are listed. */
export function presentCollection({ slug, title, group, hours, summary, why, sections }: CollectionFile, known: Known) {
  const shown = sections
    .map((section) => ({ ...section, problems: section.problems.flatMap((name) => known.get(name) ?? []) }))
    .filter(({ problems }) => problems.length > 0);
  const problems = shown.flatMap((section) => section.problems);
  const next = problems.find(({ user_solved }) => !user_solved);
  return {
    slug,
    title,
    group,
    hours,
    summary,
    why,
    problems: problems.length,
    solved: problems.filter(({ user_solved }) => user_solved).length,
    next: next === undefined ? null : { id: next.id, title: next.title },
    sections: shown,
  } satisfies Collection;
}

/** The same without its texts and problems. */
export function presentSummary(file: CollectionFile, known: Known): CollectionSummary {
  const { why: _why, sections: _sections, ...summary } = presentCollection(file, known);
  return summary;
}
